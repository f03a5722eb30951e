import { describeTransfer } from '../runtime/transfer.contract.ts'
import { openLocket } from './open-locket.ts'

let count = 0

describeTransfer('in a worker', {
  open: (options = {}) => openLocket({ tenant: 'transfer', ...options, user: `user ${++count} ${Math.random()}` }),
  openAgain: (first, options = {}) => openLocket({ ...options, user: first.user, tenant: first.tenant }),
})
