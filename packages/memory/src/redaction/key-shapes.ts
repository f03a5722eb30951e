import { looksRandom } from './looks.ts'
import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

/** Keys and tokens that are known by their shape alone, wherever they stand. Upper bounds keep every pattern linear. */
const SHAPES: readonly Shape[] = [
  {
    kind: 'private-key',
    level: 'secret',
    pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----)[\s\S]){0,16384}(?:-----END [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----)?/dg,
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
  {
    kind: 'api-key',
    level: 'secret',
    pattern: /\b(?:shp(?:at|ca|pa|ss)_[a-f0-9]{32}|sq0(?:atp|csp)-[\w-]{22,60}|pplx-\w{32,64}|tvly-[\w-]{16,64}|sbp_[a-f0-9]{40}|xapp-\d-[\w-]{10,200})/dg,
  },
  // Whoever knows the address may write there.
  { kind: 'webhook', level: 'secret', pattern: /\bhooks\.slack\.com\/(?:services|workflows)\/([\w/-]{16,200})/dg },
  { kind: 'webhook', level: 'secret', pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/(\d{5,25}\/[\w-]{16,200})/dg },
  { kind: 'url-credentials', level: 'secret', pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/([^\s/@:]{0,80}:[^\s/@]{1,2048})@/dgi },
  { kind: 'private-key', level: 'secret', pattern: /\bPrivate-Lines: \d{1,4}\s{1,3}((?:[A-Za-z0-9+/=]{4,80}\s{0,2}){1,200})/dg },
  { kind: 'private-key', level: 'secret', pattern: /\bAGE-SECRET-KEY-1[A-Z0-9]{40,70}/dg },
  { kind: 'wallet', level: 'secret', pattern: /\b(?:xprv|yprv|zprv)[A-Za-z0-9]{80,120}\b/dg },
  { kind: 'random-string', level: 'secret', pattern: /(?<![\w+/=.-]|;base64,)([A-Za-z0-9+/_=-]{24,256})(?![\w+/=-])/dg, accept: looksRandom },
]

export function detectKeyShapes(text: string): readonly Finding[] {
  return scan(text, SHAPES)
}
