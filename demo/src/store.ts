/** State of the page: read it, replace parts of it, hear that it changed. */
export interface Store<S> {
  get(): S
  set(patch: Partial<S>): void
  subscribe(listener: () => void): void
}

/** Listeners hear of several changes at once, in a microtask after the last. */
export function createStore<S extends object>(initial: S): Store<S> {
  const listeners = new Set<() => void>()
  let state = initial
  let told = true
  return {
    get: () => state,
    set(patch) {
      state = { ...state, ...patch }
      if (!told) return
      told = false
      queueMicrotask(() => {
        told = true
        for (const listener of listeners) listener()
      })
    },
    subscribe: (listener) => void listeners.add(listener),
  }
}
