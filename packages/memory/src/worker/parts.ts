import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { v4, v7 } from 'uuid'
import { ANALYSER_VERSION, analyse } from '../retrieval/analyse.ts'
import { aspects, EMBED_TEXT_VERSION } from '../retrieval/embed-text.ts'
import { asksAboutPast } from '../retrieval/past.ts'
import { quantise } from '../retrieval/quantise.ts'
import { createRecallIndex } from '../retrieval/recall-index.ts'
import { lockBytes, unlockBytes } from '../sealing/passphrase.ts'
import type { Ports } from '../runtime/ports.ts'

/** The parts that a locket in a worker and one in memory have in common. */
export function commonParts(): Pick<Ports, 'ids' | 'retrieval' | 'sha256' | 'envelope'> {
  return {
    ids: { uuid7: createUuid7(), random: () => v4() },
    retrieval: { index: createRecallIndex(), analyserVersion: ANALYSER_VERSION, analyse, aspects, aspectsVersion: EMBED_TEXT_VERSION, quantise, asksAboutPast },
    envelope: { lock: lockBytes, unlock: unlockBytes },
    sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  }
}

/** UUIDv7s that sort in the order in which they were made, also within one millisecond (RFC 9562, 6.2, a counter in rand_a and rand_b). */
function createUuid7(): (ms: number) => string {
  let last = -1
  let seq = 0
  return (ms) => {
    seq = ms === last ? seq + 1 : Math.floor(Math.random() * 0x3fffffff)
    last = ms
    return v7({ msecs: ms, seq })
  }
}
