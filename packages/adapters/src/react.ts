'use client'

export type { LocketProviderProps } from './react/locket-provider.ts'
export { LocketProvider, useLocket } from './react/locket-provider.ts'
export type { UseMemoriesResult } from './react/use-memories.ts'
export { useMemories } from './react/use-memories.ts'
export type { UseRecallResult } from './react/use-recall.ts'
export { useRecall } from './react/use-recall.ts'
