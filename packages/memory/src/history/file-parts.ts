import { BlobReader, configure, ERR_ENCRYPTED, ERR_EOCDR_NOT_FOUND, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { historyError, throwIfAborted } from './history-error.ts'

/** One JSON text of an export. */
export interface FilePart {
  /** Its name in the archive; `null` when the file itself is the text. */
  readonly name: string | null
  readonly sizeBytes: number
  read(signal: AbortSignal | undefined): AsyncIterable<Uint8Array>
}

/** ChatGPT puts large exports into several files, numbered from 000. */
const WANTED = /(?:^|\/)conversations(?:-\d+)?\.json$/

/** The JSON texts of a file: of an archive, those that hold conversations; else the file itself. Reads only an archive's list. */
export async function openParts(file: Blob): Promise<readonly FilePart[]> {
  if (file.size === 0) throw historyError('empty')
  if (!(await isZip(file))) return [{ name: null, sizeBytes: file.size, read: () => readStream(file.stream()) }]
  // The browser's own inflating; a worker of the library's would need a file of its own.
  configure({ useWebWorkers: false })
  const entries = await listEntries(file)
  const wanted = entries.filter((entry) => WANTED.test(entry.filename)).sort((a, b) => (a.filename < b.filename ? -1 : 1))
  if (wanted.length === 0) throw historyError('foreign')
  const locked = wanted.find((entry) => entry.encrypted)
  if (locked !== undefined) throw historyError('encrypted', { part: locked.filename })
  return wanted.map((entry) => ({ name: entry.filename, sizeBytes: entry.uncompressedSize, read: (signal) => readEntry(entry, signal) }))
}

async function isZip(file: Blob): Promise<boolean> {
  const [p, k, a, b] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6))
}

async function listEntries(file: Blob): Promise<readonly FileEntry[]> {
  const archive = new ZipReader(new BlobReader(file))
  try {
    return (await archive.getEntries()).filter((entry) => entry.directory === false)
  } catch (cause) {
    // The list stands at an archive's end.
    throw historyError(isCalled(cause, ERR_EOCDR_NOT_FOUND) ? 'cut-off' : 'zip', { at: file.size }, cause)
  } finally {
    await archive.close()
  }
}

async function* readEntry(entry: FileEntry, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  const pipe = new TransformStream<Uint8Array, Uint8Array>()
  const done = entry.getData(pipe.writable, { ...(signal === undefined ? {} : { signal }), checkSignature: true, useWebWorkers: false })
  // Told by `await done` below; until then it must not count as unhandled.
  done.catch(() => undefined)
  try {
    yield* readStream(pipe.readable)
    await done
  } catch (cause) {
    throwIfAborted(signal)
    throw historyError(isCalled(cause, ERR_ENCRYPTED) ? 'encrypted' : 'zip', { part: entry.filename }, cause)
  }
}

/** Safari has no `for await` over streams. */
async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let ended = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) {
        ended = true
        return
      }
      yield value
    }
  } finally {
    if (!ended) await reader.cancel().catch(() => undefined)
  }
}

function isCalled(error: unknown, message: string): boolean {
  return error instanceof Error && error.message === message
}
