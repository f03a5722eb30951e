/**
 * Reads Snappy's raw format (google/snappy, format_description.txt), as Chromium writes tables and large values.
 * `null` when the bytes are nothing of the kind; what follows the end is left alone.
 */
export function unsnappy(bytes: Uint8Array): Uint8Array | null {
  const length = readVarint(bytes, 0)
  if (length === null || length.value === 0 || length.value > 64 * 2 ** 20) return null
  const out = new Uint8Array(length.value)
  let from = length.next
  let to = 0
  while (to < out.length) {
    const tag = bytes[from++]
    if (tag === undefined) return null
    if ((tag & 3) === 0) {
      const extra = Math.max(0, (tag >> 2) - 59)
      const size = 1 + (extra === 0 ? tag >> 2 : readLittleEndian(bytes, from, extra))
      from += extra
      if (from + size > bytes.length || to + size > out.length) return null
      out.set(bytes.subarray(from, from + size), to)
      from += size
      to += size
    } else {
      const kind = tag & 3
      const size = kind === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2)
      const wide = kind === 1 ? 1 : kind === 2 ? 2 : 4
      const offset = readLittleEndian(bytes, from, wide) + (kind === 1 ? (tag >> 5) * 256 : 0)
      from += wide
      if (offset < 1 || offset > to || to + size > out.length || from > bytes.length) return null
      // One by one: a copy may reach into what it writes.
      for (let copied = 0; copied < size; copied++, to++) out[to] = out[to - offset] ?? 0
    }
  }
  return out
}

export function readVarint(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } | null {
  let value = 0
  for (let place = 0; place < 5; place++) {
    const byte = bytes[at + place]
    if (byte === undefined) return null
    value += (byte & 127) * 128 ** place
    if (byte < 128) return { value, next: at + place + 1 }
  }
  return null
}

function readLittleEndian(bytes: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let place = count - 1; place >= 0; place--) value = value * 256 + (bytes[at + place] ?? 0)
  return value
}
