import type { KeyFile } from './key-file.ts'

const IV_BYTES = 12
const encoder = new TextEncoder()

/** Seals and opens rows with the keys as they are when it is made; for one operation, since slots are used again. */
export interface Cipher {
  /** IV and ciphertext (AES-GCM); `name` is bound to it, so that a row cannot stand for another. */
  seal(slot: number | null, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
  /** @throws when the key is another one, or anything was changed */
  open(slot: number | null, name: string, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>
}

/** `whole` reads all keys at once, for whoever opens thousands of rows. */
export function createCipher(file: KeyFile, whole: boolean): Cipher {
  const keys = new Map<number | null, Promise<CryptoKey>>()
  const keyIn = whole ? file.snapshot() : file.keyOf

  function keyOf(slot: number | null): Promise<CryptoKey> {
    let key = keys.get(slot)
    if (key === undefined) {
      const bytes = slot === null ? file.keyOf(null) : keyIn(slot)
      key = crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
      keys.set(slot, key)
    }
    return key
  }

  return {
    async seal(slot, name, bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const key = await keyOf(slot)
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: encoder.encode(name) }, key, bytes)
      const row = new Uint8Array(IV_BYTES + sealed.byteLength)
      row.set(iv)
      row.set(new Uint8Array(sealed), IV_BYTES)
      return row
    },
    async open(slot, name, sealed) {
      const key = await keyOf(slot)
      const algorithm = { name: 'AES-GCM', iv: sealed.subarray(0, IV_BYTES), additionalData: encoder.encode(name) }
      return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, sealed.subarray(IV_BYTES)))
    },
  }
}
