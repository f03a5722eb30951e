import { errorName, toMemoryError } from './idb-errors.ts'

/** A small file outside IndexedDB that says that there was a database; nothing in it tells what was in it. */
export interface Marker {
  readonly created: string
  /** Power of ten of how many memories there were when it was written: `0`, `1+`, `10+`, `100+`, … */
  readonly count: string
}

const DIRECTORY = 'locket'

/** The marker in the life of one open store: read when the database is new, written at most twice. */
export interface MarkerSession {
  /** The database is new although there was one. */
  readonly lost: boolean
  /** Says how many memories there are; only the first call counts. */
  note(count: number): void
  /** Resolves when nothing is being written. */
  settled(): Promise<void>
}

export interface MarkerOptions {
  readonly name: string
  readonly created: string
  readonly isNew: boolean
  /** Runs `body` while nobody can erase the database; rejects when somebody has. */
  whileAlive(body: () => Promise<void>): Promise<void>
}

export async function openMarkerSession(options: MarkerOptions): Promise<MarkerSession> {
  const { name, created, isNew } = options
  const before = isNew ? await readMarker(name) : null
  if (isNew) await update('0')
  let writing: Promise<void> | null = null

  async function update(count: string): Promise<void> {
    try {
      await options.whileAlive(async () => {
        const held = await readMarker(name)
        if (held?.created !== created || held.count !== count) await writeMarker(name, { created, count })
      })
    } catch {
      // Closed or erased meanwhile, which whoever calls the store next is told; then there is nothing to mark.
    }
  }

  return {
    lost: before !== null,
    note: (count) => {
      writing ??= update(toCountBand(count))
    },
    settled: async () => {
      await writing
    },
  }
}

export function toCountBand(count: number): string {
  return count < 1 ? '0' : `${10 ** Math.floor(Math.log10(count) + 1e-9)}+`
}

/** `null` when there is none, or no origin private file system. */
export async function readMarker(name: string): Promise<Marker | null> {
  try {
    const directory = await openDirectory(false)
    const file = await (await directory?.getFileHandle(fileName(name)))?.getFile()
    return file === undefined ? null : parseMarker(JSON.parse(await file.text()))
  } catch {
    // A marker only ever adds a warning, so one that cannot be read counts as none: opening must not fail for it.
    return null
  }
}

export async function writeMarker(name: string, marker: Marker): Promise<void> {
  try {
    const directory = await openDirectory(true)
    const file = await directory?.getFileHandle(fileName(name), { create: true })
    // Not in every browser outside of Chromium and Firefox; they go without a marker.
    if (file === undefined || file.createWritable === undefined) return
    const writable = await file.createWritable()
    await writable.write(JSON.stringify(marker))
    await writable.close()
  } catch {
    // As above: without a marker a loss goes unnoticed, but nothing is lost by that.
  }
}

/** Part of erasing, so its failure is told. */
export async function removeMarker(name: string): Promise<void> {
  let directory: FileSystemDirectoryHandle | null
  try {
    directory = await openDirectory(false)
  } catch {
    // No directory can be had, so no marker was ever written.
    return
  }
  try {
    await directory?.removeEntry(fileName(name))
  } catch (error) {
    if (errorName(error) !== 'NotFoundError') throw await toMemoryError(error)
  }
}

async function openDirectory(create: boolean): Promise<FileSystemDirectoryHandle | null> {
  const storage = globalThis.navigator?.storage
  if (storage?.getDirectory === undefined) return null
  const root = await storage.getDirectory()
  return root.getDirectoryHandle(DIRECTORY, { create })
}

function fileName(name: string): string {
  return `${name}.json`
}

function parseMarker(value: unknown): Marker | null {
  if (typeof value !== 'object' || value === null || !('created' in value && 'count' in value)) return null
  const { created, count } = value
  return typeof created === 'string' && typeof count === 'string' ? { created, count } : null
}
