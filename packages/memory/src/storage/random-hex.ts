import { bytesToHex } from '@noble/hashes/utils.js'

/** 32 hex digits, 128 bits. `getRandomValues` is there on insecure origins too, unlike `randomUUID`. */
export function randomHex(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
