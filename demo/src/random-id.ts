/** A random id. `crypto.randomUUID` is missing on plain http pages, where the demo works too. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
