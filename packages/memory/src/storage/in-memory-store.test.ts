import { createInMemoryStore, createSharedMemory } from './in-memory-store.ts'
import { memoryStoreContract } from './memory-store.contract.ts'
import { TEST_TIME } from './store-test-data.ts'

const shared = createSharedMemory()

memoryStoreContract('in-memory', {
  open: async (name, options) => createInMemoryStore({ namespace: name, now: () => TEST_TIME, shared, keptChanges: options?.keptChanges }),
})
