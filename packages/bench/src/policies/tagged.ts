import type { Exchange } from '../scenario/scenario.ts'
import { dateOf } from '../scenario/time.ts'

/** Every value ever told, one line each: append-only, so a request to forget takes nothing away. */
export function factLogOf(exchanges: readonly Exchange[]): string[] {
  return exchanges.flatMap((exchange) => (exchange.tag?.type === 'told' ? [lineOf(exchange.day, exchange.tag.key, exchange.tag.value)] : []))
}

/** One line a key: overwritten on change, removed on request. */
export function profileOf(exchanges: readonly Exchange[]): string[] {
  const lines = new Map<string, string>()
  for (const { day, tag } of exchanges) {
    if (tag?.type === 'told') lines.set(tag.key, lineOf(day, tag.key, tag.value))
    if (tag?.type === 'forget') lines.delete(tag.key)
  }
  return [...lines.values()]
}

/** Exchanges that did not become a profile line. */
export function untaggedOf(exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter((exchange) => exchange.tag?.type !== 'told')
}

/** The exchanges with the values of forgotten facts blanked out. */
export function redactedOf(exchanges: readonly Exchange[]): Exchange[] {
  const forgotten = new Set(exchanges.flatMap(({ tag }) => (tag?.type === 'forget' ? [tag.key] : [])))
  return exchanges.map((exchange) =>
    exchange.tag?.type === 'told' && forgotten.has(exchange.tag.key)
      ? { ...exchange, user: exchange.user.replace(exchange.tag.value, '[redacted]') }
      : exchange,
  )
}

function lineOf(day: number, key: string, value: string): string {
  return `[${dateOf(day)}] ${key}: ${value}`
}
