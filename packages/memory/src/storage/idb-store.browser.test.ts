import { createTestKeyFolder } from '../sealing/test-key-folder.ts'
import { openIdbStore } from './idb-store.ts'
import { memoryStoreContract } from './memory-store.contract.ts'
import { TEST_TIME } from './store-test-data.ts'

memoryStoreContract('IndexedDB', {
  open: (name, options) => openIdbStore({ name, now: () => TEST_TIME, keptChanges: options?.keptChanges }),
})

const keyFolder = createTestKeyFolder()

memoryStoreContract('sealed IndexedDB', {
  open: (name, options) => openIdbStore({ name, now: () => TEST_TIME, keptChanges: options?.keptChanges, keyFolder }),
})
