/** What a crash in wasm looks like from outside: an error that nobody catches, and no answer. */
globalThis.addEventListener('message', (event: MessageEvent<{ readonly text?: string }>) => {
  if (event.data.text !== 'poison') return
  event.stopImmediatePropagation()
  throw new Error('unreachable')
})
