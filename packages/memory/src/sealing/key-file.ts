import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { MemoryError } from '../core/errors.ts'
import type { KeyBytes } from './key-folder.ts'
import { lockBytes, unlockBytes, WRAPPED_KEY_BYTES } from './passphrase.ts'

/** The open key file of one database. Whoever writes to it holds the lock of its keys. */
export interface KeyFile {
  /** Salt of digests, as 32 hex digits. */
  readonly secret: string
  /** Whether a passphrase is needed to open it, as the file says now. */
  isWrapped(): boolean
  /** Key of a slot as it is now; `null`: the one key of what belongs to no single memory. */
  keyOf(slot: number | null): Uint8Array<ArrayBuffer>
  /** All slots as they are now, in one read. */
  snapshot(): (slot: number) => Uint8Array<ArrayBuffer>
  /** Writes random keys into `count` slots from `first` on, and waits for the disk. */
  fill(first: number, count: number): void
  /** Overwrites slots with new random keys, in place; `flush` must follow. Neighbours are written in one go. */
  overwrite(slots: readonly number[], onWritten: () => Promise<void>): Promise<void>
  flush(): void
  /** Checks a passphrase against the file. @throws MemoryError `REFUSED` */
  check(passphrase: string | undefined): Promise<void>
  /** From now on the file opens with this passphrase only; `null`: with none. */
  setPassphrase(passphrase: string | null): Promise<void>
  close(): void
}

const MAGIC = utf8ToBytes('LOCKETK1')
const KEY_BYTES = 32
const AT_EPOCH = 8
const AT_STATE = 24
const AT_ROOT = 32
/** Where the root is, by state: in clear, or wrapped in one of two places, so that while one is made the other holds. */
const AT_KEY = { 0: AT_ROOT, 1: 64, 2: 160 } as const
const HEADER_BYTES = 256

/** Slots between two that are to be overwritten which are written again as they are, rather than with a write of their own. */
const MOST_GAP = 1_024

/** Makes a key file for a new life of a database; whatever the file held is gone. */
export function createKeyFile(bytes: KeyBytes, epoch: string): KeyFile {
  wipeKeyBytes(bytes)
  const root = random(KEY_BYTES)
  const header = new Uint8Array(HEADER_BYTES)
  header.set(MAGIC)
  header.set(hexToBytes(epoch), AT_EPOCH)
  header.set(root, AT_ROOT)
  bytes.write(0, header)
  bytes.flush()
  return toKeyFile(bytes, root)
}

/** @throws MemoryError `STORAGE_CORRUPT` for a file of another database, `REFUSED` (details.reason `passphrase`) */
export async function openKeyFile(bytes: KeyBytes, epoch: string, passphrase: string | undefined): Promise<KeyFile> {
  const header = bytes.read(0, HEADER_BYTES)
  const isOurs = MAGIC.every((byte, at) => header[at] === byte) && bytesToHex(header.subarray(AT_EPOCH, AT_STATE)) === epoch
  if (!isOurs) throw lostKeys('foreign')
  const root = await readRoot(bytes, passphrase)
  finishRewrap(bytes)
  return toKeyFile(bytes, root)
}

export function lostKeys(reason: 'missing' | 'foreign' | 'unusable'): MemoryError {
  const message =
    reason === 'unusable'
      ? 'What is kept here is sealed, and its keys cannot be opened in this place.'
      : 'What is kept here is sealed, and its key file is lost: it cannot be read any more.'
  return new MemoryError('STORAGE_CORRUPT', message, { details: { reason: `keys-${reason}` } })
}

/** Overwrites every byte of a key file. */
export function wipeKeyBytes(bytes: KeyBytes): void {
  const size = bytes.size()
  for (let at = 0; at < size; at += 65_536) bytes.write(at, random(Math.min(65_536, size - at)))
  bytes.flush()
  bytes.truncate(0)
  bytes.flush()
}

function toKeyFile(bytes: KeyBytes, root: Uint8Array): KeyFile {
  // The root fills one block of SHA-256, which is hashed once for all slots: that halves the cost of a key.
  const rootBlock = sha256.create().update(concatBytes(root, new Uint8Array(KEY_BYTES)))
  const deriveKey = (slotKey: Uint8Array): Uint8Array<ArrayBuffer> => {
    // A file that was cut off has fewer bytes than the slot needs.
    const whole = slotKey.length === KEY_BYTES ? slotKey : concatBytes(slotKey, new Uint8Array(KEY_BYTES - slotKey.length))
    return new Uint8Array(rootBlock.clone().update(whole).digest())
  }
  const derive = (part: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(sha256(concatBytes(root, part)))
  const common = derive(utf8ToBytes('common'))

  return {
    secret: bytesToHex(derive(utf8ToBytes('digests'))).slice(0, 32),
    isWrapped: () => stateOf(bytes) !== 0,
    keyOf: (slot) => (slot === null ? common : deriveKey(bytes.read(placeOf(slot), KEY_BYTES))),
    snapshot() {
      const all = bytes.read(HEADER_BYTES, Math.max(0, bytes.size() - HEADER_BYTES))
      return (slot) => deriveKey(all.slice(slot * KEY_BYTES, (slot + 1) * KEY_BYTES))
    },
    fill(first, count) {
      bytes.write(placeOf(first), random(count * KEY_BYTES))
      bytes.flush()
    },
    async overwrite(slots, onWritten) {
      for (const run of toRuns(slots)) {
        const [first = 0] = run
        const part = bytes.read(placeOf(first), ((run.at(-1) ?? first) - first + 1) * KEY_BYTES)
        for (const slot of run) part.set(random(KEY_BYTES), (slot - first) * KEY_BYTES)
        bytes.write(placeOf(first), part)
        await onWritten()
      }
    },
    flush: () => bytes.flush(),
    check: async (passphrase) => void (await readRoot(bytes, passphrase)),
    async setPassphrase(passphrase) {
      const next = passphrase === null ? 0 : stateOf(bytes) === 1 ? 2 : 1
      const place = passphrase === null ? root : await lockBytes(root, passphrase)
      bytes.write(AT_KEY[next], new Uint8Array(place))
      bytes.flush()
      bytes.write(AT_STATE, Uint8Array.of(next))
      bytes.flush()
      finishRewrap(bytes)
    },
    close: () => bytes.close(),
  }
}

async function readRoot(bytes: KeyBytes, passphrase: string | undefined): Promise<Uint8Array> {
  const state = stateOf(bytes)
  if (state === 0) return bytes.read(AT_ROOT, KEY_BYTES)
  return unlockBytes(bytes.read(AT_KEY[state], WRAPPED_KEY_BYTES), passphrase)
}

/** Overwrites the root's other places; also what a change of the passphrase that was cut short left there. */
function finishRewrap(bytes: KeyBytes): void {
  const state = stateOf(bytes)
  const stale = ([0, 1, 2] as const)
    .map((other) => ({ other, at: AT_KEY[other], size: other === 0 ? KEY_BYTES : WRAPPED_KEY_BYTES }))
    .filter(({ other, at, size }) => other !== state && bytes.read(at, size).some((byte) => byte !== 0))
  for (const { at, size } of stale) bytes.write(at, new Uint8Array(size))
  if (stale.length > 0) bytes.flush()
}

function stateOf(bytes: KeyBytes): 0 | 1 | 2 {
  const [state] = bytes.read(AT_STATE, 1)
  return state === 1 || state === 2 ? state : 0
}

/** Ascending runs with no large gap in them. */
function toRuns(slots: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const slot of [...new Set(slots)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run !== undefined && slot - (run.at(-1) ?? slot) <= MOST_GAP) run.push(slot)
    else runs.push([slot])
  }
  return runs
}

function placeOf(slot: number): number {
  return HEADER_BYTES + slot * KEY_BYTES
}

/** `getRandomValues` gives at most 65,536 bytes at once. */
function random(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count)
  for (let at = 0; at < count; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}
