import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readVarint, unsnappy } from './snappy.ts'

/** A text in every form in which a browser may have written it. */
export function formsOf(text: string): readonly Buffer[] {
  return [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]
}

/**
 * Files of a profile folder that hold one of `needles`: as they lie there, in the records of LevelDB's logs, in the blocks
 * of its tables, and in values that Chromium has compressed.
 */
export async function filesHolding(profile: string, needles: readonly Buffer[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(profile, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(() => null)
    if (bytes !== null && readings(bytes, entry.name).some((reading) => needles.some((needle) => reading.includes(needle)))) found.push(relative(profile, path))
  }
  return found
}

function readings(bytes: Buffer, name: string): Buffer[] {
  const plain = [bytes]
  if (name.endsWith('.log')) plain.push(logRecords(bytes))
  if (name.endsWith('.ldb')) plain.push(...tableBlocks(bytes))
  return [...plain, ...plain.flatMap(compressedValues)]
}

/** How Blink marks a value that it has compressed: a version, "needs processing", and Snappy. */
const COMPRESSED = Buffer.from([0xff, 0x11, 0x02])

function compressedValues(bytes: Buffer): Buffer[] {
  const values: Buffer[] = []
  for (let at = bytes.indexOf(COMPRESSED); at !== -1; at = bytes.indexOf(COMPRESSED, at + 1)) {
    const value = unsnappy(bytes.subarray(at + COMPRESSED.length))
    if (value !== null) values.push(Buffer.from(value))
  }
  return values
}

/** A log is cut into pages of 32 KiB, each record with a header of 7 bytes; a long one goes on in the next page. */
function logRecords(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let page = 0; page < bytes.length; page += 32_768) {
    const end = Math.min(page + 32_768, bytes.length)
    for (let at = page; at + 7 <= end; ) {
      const size = bytes.readUInt16LE(at + 4)
      parts.push(bytes.subarray(at + 7, Math.min(at + 7 + size, end)))
      at += 7 + size
    }
  }
  return Buffer.concat(parts)
}

/** Blocks of a table by its index, whose place is in the last 48 bytes. */
function tableBlocks(bytes: Buffer): Buffer[] {
  if (bytes.length < 48) return []
  const meta = readHandle(bytes, bytes.length - 48)
  const index = meta && readHandle(bytes, meta.next)
  const entries = index && readBlock(bytes, index)
  if (!entries) return []
  const blocks: Buffer[] = []
  for (let at = 0; at < entries.length - 4; ) {
    const shared = readVarint(entries, at)
    const rest = shared && readVarint(entries, shared.next)
    const size = rest && readVarint(entries, rest.next)
    if (!shared || !rest || !size) break
    const value = size.next + rest.value
    const handle = readHandle(entries, value)
    const block = handle && readBlock(bytes, handle)
    if (block) blocks.push(block)
    at = value + size.value
  }
  return blocks
}

interface Handle {
  readonly at: number
  readonly size: number
  readonly next: number
}

function readHandle(bytes: Buffer, from: number): Handle | null {
  const at = readVarint(bytes, from)
  const size = at && readVarint(bytes, at.next)
  return at && size && { at: at.value, size: size.value, next: size.next }
}

/** A block is followed by a byte that says whether it is compressed. */
function readBlock(bytes: Buffer, { at, size }: Handle): Buffer | null {
  const block = bytes.subarray(at, at + size)
  if (block.length < size) return null
  if (bytes[at + size] !== 1) return block
  const read = unsnappy(block)
  return read === null ? null : Buffer.from(read)
}
