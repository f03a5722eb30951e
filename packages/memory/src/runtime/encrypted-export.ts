import { fields, invalid } from '../core/check.ts'
import { MemoryError } from '../core/errors.ts'
import type { Ports } from './ports.ts'

const FORMAT = 'locket-export-encrypted'
const VERSION = 1
/** Said in the file, so that it can be opened without Locket; what is read is what this version means, whatever it says. */
const METHOD = 'PBKDF2-SHA-256 600000, AES-256-GCM: salt 16, iv 12, ciphertext, tag 16'

/** An export as one JSON envelope that opens with the passphrase only. */
export async function encryptExport(text: string, passphrase: string, { lock }: Ports['envelope']): Promise<string> {
  const data = toBase64(await lock(new TextEncoder().encode(text), passphrase))
  return JSON.stringify({ format: FORMAT, version: VERSION, method: METHOD, data })
}

/** The export in an envelope; any other text as it is. @throws MemoryError `REFUSED` (details.reason `passphrase`), `FORMAT_TOO_NEW`, `INVALID_ARGUMENT` */
export async function decryptExport(text: string, passphrase: string | undefined, { unlock }: Ports['envelope']): Promise<string> {
  const file = parseEnvelope(text)
  if (file === null) return text
  const given = fields(file, 'file', ['format', 'version', 'method', 'data'])
  if (typeof given.version === 'number' && given.version > VERSION) {
    throw new MemoryError('FORMAT_TOO_NEW', 'The file was written by a newer Locket.', { details: { field: 'file', version: given.version, known: VERSION } })
  }
  if (given.version !== VERSION || typeof given.data !== 'string') throw invalid('file', 'is not an export of Locket')
  return new TextDecoder().decode(await unlock(fromBase64(given.data), passphrase))
}

/** `null` for what is no envelope: whether it is an export is not for this to say. */
function parseEnvelope(text: string): object | null {
  if (!text.includes(FORMAT)) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT ? value : null
  } catch {
    return null
  }
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += 32_768) binary += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(binary)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    throw invalid('file', 'is not an export of Locket')
  }
}
