import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

/** Keys and tokens that are known by their shape alone, wherever they stand. Upper bounds keep every pattern linear. */
const SHAPES: readonly Shape[] = [
  {
    kind: 'private-key',
    level: 'secret',
    pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----[^-]{0,16384}(?:-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----)?/dg,
  },
  { kind: 'jwt', level: 'secret', pattern: /\beyJ[\w-]{8,2048}\.[\w-]{4,4096}\.[\w-]{0,2048}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\b(?:sk|pk|rk)[-_](?:(?:test|live|proj|ant|or|svcacct)[-_])?[\w-]{12,200}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\b(?:AKIA|ASIA|AGPA|AROA|AIDA|ANPA)[A-Z0-9]{12,20}\b/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bgh[pousr]_[A-Za-z0-9_]{16,255}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bgithub_pat_[A-Za-z0-9_]{20,255}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bglpat-[\w-]{16,64}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bxox[abeoprs]-[\w-]{8,255}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bAIza[\w-]{30,45}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bya29\.[\w-]{20,300}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bnpm_[A-Za-z0-9]{30,60}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bpypi-[\w-]{40,255}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bhf_[A-Za-z0-9]{20,60}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bSG\.[\w-]{16,40}\.[\w-]{16,60}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\bwhsec_[A-Za-z0-9+/=]{16,80}/dg },
  { kind: 'api-key', level: 'secret', pattern: /\b(?:dop|doo|dor)_v1_[a-f0-9]{32,80}/dg },
  { kind: 'bearer-token', level: 'secret', pattern: /\b[Bb]earer\s{1,3}([\w.~+/-]{12,2048}=*)/dg, accept: looksRandom },
  { kind: 'url-credentials', level: 'secret', pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/([^\s/@:]{0,80}:[^\s/@]{1,256})@/dg },
  {
    kind: 'assigned-secret',
    level: 'secret',
    pattern:
      /[\w-]{0,40}(?:SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|secret|token|password|passwd|api_?key)[\w-]{0,40}["']?\s{0,3}[:=]\s{0,3}["']?([^\s"';,]{6,512})/dg,
  },
  { kind: 'wallet', level: 'secret', pattern: /\b(?:xprv|yprv|zprv)[A-Za-z0-9]{80,120}\b/dg },
  { kind: 'random-string', level: 'secret', pattern: /(?<![\w+/=.-])([A-Za-z0-9+/_=-]{24,256})(?![\w+/=-])/dg, accept: looksRandom },
]

export function detectKeyShapes(text: string): readonly Finding[] {
  return scan(text, SHAPES)
}

/**
 * Random enough to be a key: upper and lower case and digits, well mixed. Hex hashes, UUIDs, paths and long identifiers are
 * everyday words among developers and are let through.
 */
function looksRandom(found: string): boolean {
  if (/^[0-9a-f-]+$/i.test(found)) return false
  if (!/[a-z]/.test(found) || !/[A-Z]/.test(found) || (found.match(/\d/g)?.length ?? 0) < 3) return false
  if (/(?:^|[/_-])[A-Za-z]{4,}(?:[/_-]|$)/.test(found) && found.split(/[/_-]/).length > 3) return false
  return entropy(found) >= 3.8
}

/** Shannon entropy in bits a character. */
function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}
