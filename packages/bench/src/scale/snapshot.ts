const STORE = 'pieces'

/** Keeps a list of pieces under their places; the obvious home for a store that has none of its own. */
export async function writePieces(name: string, pieces: readonly unknown[]): Promise<void> {
  const db = await openDatabase(name)
  try {
    const tx = db.transaction(STORE, 'readwrite')
    pieces.forEach((piece, place) => {
      tx.objectStore(STORE).put(piece, place)
    })
    await new Promise<void>((resolve, reject) => {
      tx.oncomplete = () => resolve()
      tx.onabort = () => reject(tx.error ?? new Error('The transaction was aborted.'))
    })
  } finally {
    db.close()
  }
}

export async function readPieces(name: string): Promise<unknown[]> {
  const db = await openDatabase(name)
  try {
    return await settled(db.transaction(STORE).objectStore(STORE).getAll())
  } finally {
    db.close()
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The request failed.'))
  })
}
