import { MemoryError } from '../core/errors.ts'
import type { KeyBytes, KeyFolder } from './key-folder.ts'

const DIRECTORY = 'locket'

/** Of workers only, so it is not among the types of a page. */
interface SyncAccessHandle {
  /** Chromium's: how the file is held. */
  readonly mode?: string
  getSize(): number
  read(into: Uint8Array, options: { readonly at: number }): number
  write(bytes: Uint8Array, options: { readonly at: number }): number
  flush(): void
  truncate(size: number): void
  close(): void
}

/** `readwrite-unsafe` is the mode in which several tabs may hold the same file. */
interface SharedAccess {
  createSyncAccessHandle?(options: { readonly mode: 'readwrite-unsafe' }): Promise<SyncAccessHandle>
}

/**
 * The origin private file system of a worker. Its sync access handles write in place, without a copy, and `flush`
 * waits for the disk. Outside of a dedicated worker there are none.
 */
export const opfsKeyFolder: KeyFolder = {
  get usable() {
    return (
      globalThis.navigator?.storage?.getDirectory !== undefined &&
      globalThis.navigator.locks !== undefined &&
      globalThis.crypto?.subtle !== undefined &&
      'createSyncAccessHandle' in globalThis.FileSystemFileHandle.prototype
    )
  },

  async open(name, create) {
    const file = await findFile(name, create)
    if (file === null) return null
    const handle = await (file as SharedAccess).createSyncAccessHandle?.({ mode: 'readwrite-unsafe' })
    if (handle?.mode === 'readwrite-unsafe') return toKeyBytes(handle)
    // The mode was not understood: with this handle no other tab could open the locket.
    handle?.close()
    throw new MemoryError('STORAGE_UNAVAILABLE', 'This browser does not let several tabs hold a key file.', { details: { reason: 'missing' } })
  },

  async remove(name) {
    if (globalThis.navigator?.storage?.getDirectory === undefined) return
    let directory: FileSystemDirectoryHandle
    try {
      directory = await openDirectory(false)
    } catch {
      // No directory can be had, so there never was a key file.
      return
    }
    try {
      await directory.removeEntry(fileName(name))
    } catch (error) {
      if (!isNotThere(error)) throw error
    }
  },
}

async function findFile(name: string, create: boolean): Promise<FileSystemFileHandle | null> {
  try {
    return await (await openDirectory(create)).getFileHandle(fileName(name), { create })
  } catch (error) {
    if (!create && isNotThere(error)) return null
    throw error
  }
}

async function openDirectory(create: boolean): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(DIRECTORY, { create })
}

function toKeyBytes(handle: SyncAccessHandle): KeyBytes {
  return {
    size: () => handle.getSize(),
    read(at, count) {
      const bytes = new Uint8Array(count)
      handle.read(bytes, { at })
      return bytes
    },
    write(at, bytes) {
      const written = handle.write(bytes, { at })
      if (written !== bytes.length) throw new DOMException('The key file has no more room.', 'QuotaExceededError')
    },
    flush: () => handle.flush(),
    truncate: (size) => handle.truncate(size),
    close: () => handle.close(),
  }
}

function fileName(name: string): string {
  return `${name}.keys`
}

function isNotThere(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}
