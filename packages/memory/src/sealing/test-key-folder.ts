import type { KeyFolder } from './key-folder.ts'

/** For tests: key files in memory, where a page has none. They outlive the handles, as files do. */
export interface TestKeyFolder extends KeyFolder {
  /** The bytes of a file as they are now; `null` when it is not there. */
  copy(name: string): Uint8Array<ArrayBuffer> | null
  restore(name: string, bytes: Uint8Array<ArrayBuffer>): void
}

export function createTestKeyFolder(): TestKeyFolder {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer> }>()
  return {
    usable: true,
    async open(name, create) {
      const file = files.get(name) ?? (create ? { bytes: new Uint8Array(0) } : null)
      if (file === null) return null
      files.set(name, file)
      let open = true
      const assertOpen = (): void => {
        if (!open) throw new DOMException('The handle is closed.', 'InvalidStateError')
      }
      return {
        size: () => file.bytes.length,
        read(at, count) {
          assertOpen()
          const part = new Uint8Array(count)
          part.set(file.bytes.subarray(at, at + count))
          return part
        },
        write(at, bytes) {
          assertOpen()
          file.bytes = resized(file.bytes, Math.max(file.bytes.length, at + bytes.length))
          file.bytes.set(bytes, at)
        },
        flush: assertOpen,
        truncate(size) {
          assertOpen()
          file.bytes = resized(file.bytes, size)
        },
        close: () => {
          open = false
        },
      }
    },
    async remove(name) {
      files.delete(name)
    },
    copy: (name) => files.get(name)?.bytes.slice() ?? null,
    restore: (name, bytes) => void files.set(name, { bytes: bytes.slice() }),
  }
}

function resized(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(size)
  next.set(bytes.subarray(0, size))
  return next
}
