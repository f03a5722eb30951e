// What a dedicated worker of a page holds in memory, asked of the browser from outside, after it has collected garbage.

/** Watches the workers of a page from now on. @returns `heapOf(name)`: bytes of the newest worker of this name. */
export async function watchWorkers(page) {
  const cdp = await page.context().newCDPSession(page)
  const workers = new Map()
  const waiting = new Map()
  let counter = 0
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => workers.set(sessionId, targetInfo.title))
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message)
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  // Not flattened: a session of Playwright's knows no sessions below it.
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })

  async function send(sessionId, method) {
    const id = ++counter
    const answer = new Promise((resolve) => waiting.set(id, resolve))
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    return answer
  }

  return {
    /** Objects of its JavaScript heap, and the bytes of its array buffers; WebAssembly memories are in neither. */
    async heapOf(name) {
      const [sessionId] = [...workers].filter(([, title]) => title === name).at(-1) ?? []
      if (sessionId === undefined) throw new Error(`There is no worker ${name}.`)
      await send(sessionId, 'HeapProfiler.collectGarbage')
      const { usedSize, backingStorageSize } = await send(sessionId, 'Runtime.getHeapUsage')
      return usedSize + backingStorageSize
    },
  }
}
