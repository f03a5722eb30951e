import { createDevice, openLocket, type TestDevice } from '../testing.ts'
import { type ContractOptions, describeLocket } from './locket.contract.ts'
import { describePolicy } from './policy.contract.ts'
import type { Locket } from '../locket.ts'

const devices = new WeakMap<Locket, { readonly device: TestDevice; readonly user: string; readonly tenant: string }>()
let count = 0

const inMemory: ContractOptions = {
  async open(options = {}) {
    const device = createDevice()
    const { user = `user ${++count}`, tenant = 'test', extractor, policy } = options
    const locket = await openLocket({ user: 'user' in options ? (options.user as string) : user, tenant, extractor, policy, device })
    devices.set(locket, { device, user, tenant })
    return locket
  },
  async openAgain(first, options = {}) {
    const held = devices.get(first)
    if (held === undefined) throw new Error('not opened here')
    return openLocket({ ...held, extractor: options.extractor, policy: options.policy })
  },
}

describeLocket('in memory', inMemory)
describePolicy('in memory', inMemory)
