import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { MemoryError } from '../core/errors.ts'

/** What OWASP's password storage cheat sheet asks for with PBKDF2-HMAC-SHA-256. */
const ITERATIONS = 600_000
const SALT_BYTES = 16
const IV_BYTES = 12

/** Salt, IV, and 32 bytes of key with their tag of 16. */
export const WRAPPED_KEY_BYTES = 76

/** Salt, IV and ciphertext: AES-GCM under PBKDF2 of the passphrase with a salt of its own; half a second of one core, on purpose. */
export async function lockBytes(bytes: Uint8Array, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const key = await passphraseKey(passphrase, salt)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(bytes))
  return new Uint8Array(concatBytes(salt, iv, new Uint8Array(sealed)))
}

/** @throws MemoryError `REFUSED` (details.reason `passphrase`) for a wrong one, and for none */
export async function unlockBytes(locked: Uint8Array<ArrayBuffer>, passphrase: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (passphrase === undefined) throw new MemoryError('REFUSED', 'A passphrase is needed.', { details: { reason: 'passphrase' } })
  const key = await passphraseKey(passphrase, locked.slice(0, SALT_BYTES))
  const iv = locked.slice(SALT_BYTES, SALT_BYTES + IV_BYTES)
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, locked.slice(SALT_BYTES + IV_BYTES)))
  } catch (cause) {
    throw new MemoryError('REFUSED', 'The passphrase is not the right one.', { details: { reason: 'passphrase' }, cause })
  }
}

/** Equal to the eye is equal: a passphrase is compared in its composed form. */
async function passphraseKey(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  if (crypto.subtle === undefined) {
    throw new MemoryError('REFUSED', 'A page that came without TLS has no cryptography.', { details: { reason: 'unsealed' } })
  }
  const base = await crypto.subtle.importKey('raw', new Uint8Array(utf8ToBytes(passphrase.normalize('NFC'))), 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
