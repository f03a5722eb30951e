export type { LocketStoreOptions, PutOptions } from './langgraph/locket-store.ts'
export { LocketStore } from './langgraph/locket-store.ts'
