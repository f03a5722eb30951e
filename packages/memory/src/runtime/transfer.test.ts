import { createDevice, openLocket } from '../testing.ts'
import { describeTransfer } from './transfer.contract.ts'

let count = 0

describeTransfer('in memory', {
  open: ({ extractor, policy, summarise } = {}) => openLocket({ device: createDevice(), user: `user ${++count}`, extractor, policy, summarise }),
  openAgain: (first) => openLocket({ user: first.user }),
})
