import type { Memory } from '../core/memory.ts'
import type { Context } from './context.ts'

/** A file is no way round the redactor: secrets go, everything else stays as it was exported. */
export function redactImported(context: Context, memory: Memory): Memory {
  const text = context.ports.redact(memory.text, memory.key)
  const value = memory.value === null ? null : context.ports.redact(memory.value, memory.key)
  const quote = memory.source.quote === undefined ? undefined : context.ports.redact(memory.source.quote, memory.key)
  if (text.secrets === 0 && (value?.secrets ?? 0) === 0 && (quote?.secrets ?? 0) === 0) return memory
  return {
    ...memory,
    text: text.text,
    value: value === null || value.secrets > 0 ? null : value.text,
    source: quote === undefined ? memory.source : { ...memory.source, quote: quote.text },
  }
}
