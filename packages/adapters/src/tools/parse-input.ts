import { MemoryError } from '@locket/memory'
import { type ToolName, type ToolProperty, toolSchemas } from './schemas.ts'

/** The fields of a tool's input, each of the type that its schema says. */
export interface ToolInput {
  text(name: string): string | undefined
  integer(name: string): number | undefined
  /** A copy of what was given, for showing and for running later: what the caller changes meanwhile does not count. */
  readonly fields: Readonly<Record<string, string | number>>
}

export function parseToolName(name: unknown): ToolName {
  const schema = toolSchemas.find((one) => one.name === name)
  if (schema === undefined) throw invalid('name', `must be one of ${toolSchemas.map((one) => one.name).join(', ')}`)
  return schema.name
}

/** Holds an input against the tool's own schema. @throws MemoryError `INVALID_ARGUMENT` (details.field) */
export function parseToolInput(name: ToolName, value: unknown): ToolInput {
  const parameters = toolSchemas.find((one) => one.name === name)?.parameters
  if (parameters === undefined || typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('input', 'must be an object')
  const texts = new Map<string, string>()
  const integers = new Map<string, number>()
  for (const [field, given] of Object.entries(value)) {
    const property = Object.hasOwn(parameters.properties, field) ? parameters.properties[field] : undefined
    if (property === undefined) throw invalid(`input.${field.slice(0, 50)}`, 'is not known')
    // Models send null for what they leave out.
    if (given === undefined || given === null) continue
    if (property.type === 'string') texts.set(field, checkText(given, `input.${field}`, property))
    else integers.set(field, checkInteger(given, `input.${field}`, property))
  }
  for (const field of parameters.required ?? []) if (!texts.has(field) && !integers.has(field)) throw invalid(`input.${field}`, 'is missing')
  const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = parameters
  const size = texts.size + integers.size
  if (size < minProperties || size > maxProperties) throw invalid('input', `must have exactly one of ${Object.keys(parameters.properties).join(', ')}`)
  return { text: (field) => texts.get(field), integer: (field) => integers.get(field), fields: Object.fromEntries([...texts, ...integers]) }
}

function checkText(value: unknown, field: string, { minLength = 0, maxLength = 0, enum: allowed }: ToolProperty): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a text')
  if (allowed !== undefined && !allowed.includes(value)) throw invalid(field, `must be one of ${allowed.join(', ')}`)
  if (allowed === undefined && (value.trim().length < minLength || value.length > maxLength))
    throw invalid(field, `must have ${minLength} to ${maxLength} characters`)
  return value
}

function checkInteger(value: unknown, field: string, { minimum = 0, maximum = 0 }: ToolProperty): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < minimum || value > maximum) {
    throw invalid(field, `must be a whole number from ${minimum} to ${maximum}`)
  }
  return value
}

function invalid(field: string, problem: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${field} ${problem}.`, { details: { field } })
}
