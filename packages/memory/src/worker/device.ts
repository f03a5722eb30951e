import type { Ports } from '../runtime/ports.ts'

/** What the browser offers for storage and locks; each part is missing somewhere (IDB-13), and then has a plain answer. */
export const device: Ports['device'] & { alone<T>(name: string, job: () => Promise<T>): Promise<T> } = {
  async estimate() {
    try {
      const { usage, quota } = (await storage()?.estimate()) ?? {}
      return { bytes: usage ?? null, quota: quota ?? null }
    } catch {
      return { bytes: null, quota: null }
    }
  },
  async persisted() {
    try {
      return (await storage()?.persisted()) ?? false
    } catch {
      return false
    }
  },
  async persist() {
    try {
      // Chromium has `persist` on the page only; a worker is told what the page was told.
      const manager = storage()
      return manager === undefined ? false : typeof manager.persist === 'function' ? await manager.persist() : await manager.persisted()
    } catch {
      return false
    }
  },
  async alone(name, job) {
    const locks: LockManager | undefined = globalThis.navigator?.locks
    return locks === undefined ? job() : locks.request(name, job)
  },
}

function storage(): StorageManager | undefined {
  return globalThis.navigator?.storage
}
