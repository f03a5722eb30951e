import { InvalidNamespaceError } from '@langchain/langgraph-checkpoint'

/** Where an item of the store stands. */
export interface StorePlace {
  readonly namespace: readonly string[]
  readonly key: string
}

const PREFIX = 'store:'
/** No label holds a colon, so the first two in a row end the namespace. */
const END = '::'

/** The key of the memory that holds an item: `store:users:u-1::preferences`. @throws InvalidNamespaceError as the other stores of LangGraph */
export function toMemoryKey({ namespace, key }: StorePlace): string {
  return `${PREFIX}${checkNamespace(namespace).join(':')}${END}${key}`
}

/** `null` for the key of a memory that is no item of the store. */
export function fromMemoryKey(memoryKey: string | null): StorePlace | null {
  if (memoryKey?.startsWith(PREFIX) !== true) return null
  const end = memoryKey.indexOf(END, PREFIX.length)
  if (end === -1) return null
  const path = memoryKey.slice(PREFIX.length, end)
  return { namespace: path === '' ? [] : path.split(':'), key: memoryKey.slice(end + END.length) }
}

export function isBelow(namespace: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((label, i) => namespace[i] === label)
}

export function checkNamespace(namespace: readonly unknown[]): readonly string[] {
  return namespace.map((label) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (typeof label !== 'string' || label === '' || /[.:\u0000-\u001f\u007f]/.test(label)) {
      throw new InvalidNamespaceError('Namespace labels must be texts that are not empty, without periods, colons and control characters.')
    }
    return label
  })
}
