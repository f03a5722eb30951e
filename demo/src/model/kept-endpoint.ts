import { type Endpoint, parseEndpoint } from './endpoint.ts'

const NAME = 'locket-demo.endpoint'

/** The endpoint that the person asked to keep for the next visit; `null` for none. Only these three values are ever stored. */
export function keptEndpoint(): Endpoint | null {
  const value = parseJson(localStorage.getItem(NAME) ?? 'null')
  if (typeof value !== 'object' || value === null) return null
  const field = (name: string): string => {
    const text: unknown = Reflect.get(value, name)
    return typeof text === 'string' ? text : ''
  }
  const parsed = parseEndpoint({ url: field('base'), model: field('model'), key: field('key') })
  return parsed.ok ? parsed.endpoint : null
}

export function keepEndpoint({ base, model, key }: Endpoint): void {
  localStorage.setItem(NAME, JSON.stringify({ base, model, ...(key === null ? {} : { key }) }))
}

export function dropEndpoint(): void {
  localStorage.removeItem(NAME)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
