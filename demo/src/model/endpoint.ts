/** A server that speaks the protocol of OpenAI's chat completions, as the person entered it. */
export interface Endpoint {
  /** Ends in a slash; requests go below it only. */
  readonly base: string
  readonly model: string
  readonly key: string | null
}

export type EndpointProblem = 'url' | 'scheme' | 'name-in-url' | 'numbers' | 'model' | 'key'

export type EndpointResult = { readonly ok: true; readonly endpoint: Endpoint } | { readonly ok: false; readonly problem: EndpointProblem }

/** Reads what was typed: `localhost:11434` is enough; `/v1` is added where no path is given, `/chat/completions` taken off. */
export function parseEndpoint(typed: { readonly url: string; readonly model: string; readonly key: string }): EndpointResult {
  const url = toUrl(typed.url.trim())
  const [model, key] = [typed.model.trim(), typed.key.trim()]
  if (url === null) return { ok: false, problem: 'url' }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { ok: false, problem: 'scheme' }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return { ok: false, problem: 'name-in-url' }
  // A content security policy has no way to name such an address.
  if (url.hostname.startsWith('[')) return { ok: false, problem: 'numbers' }
  if (model === '') return { ok: false, problem: 'model' }
  // A header takes no other signs.
  if (!/^[\x21-\x7e]*$/.test(key)) return { ok: false, problem: 'key' }
  const path = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')
  return { ok: true, endpoint: { base: `${url.origin}${path === '' ? '/v1' : path}/`, model, key: key === '' ? null : key } }
}

/** The address that messages are sent to. */
export function completionsUrl(base: string): string {
  return `${base}chat/completions`
}

/** `host:port` of an address, and whether that is this device. */
export function hostOf(base: string): { readonly host: string; readonly isThisDevice: boolean } {
  const { host, hostname } = new URL(base)
  return { host, isThisDevice: hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(\.\d+){3}$/.test(hostname) }
}

/** The address as a source of a content security policy: a policy reads `;` and `,` as its own signs. */
export function toPolicySource(base: string): string {
  const { origin, pathname } = new URL(base)
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`
}

function toUrl(text: string): URL | null {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${/^(localhost|127\.)/i.test(text) ? 'http' : 'https'}://${text}`
  return text !== '' && URL.canParse(whole) ? new URL(whole) : null
}
