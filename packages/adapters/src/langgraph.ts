export type { SavedConfig, SaverConfig } from './langgraph/locket-saver.ts'
export { LocketSaver } from './langgraph/locket-saver.ts'
export type { LocketStoreOptions, PutOptions } from './langgraph/locket-store.ts'
export { LocketStore } from './langgraph/locket-store.ts'
