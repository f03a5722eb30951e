/** Work on the page's thread stops for a moment after this long. */
const SLICE_MS = 12

/** Gives a function that, once a slice of time is used up, lets the page paint and answer before it resolves. */
export function createBreather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await nextTask()
    since = performance.now()
  }
}

/** A promise alone would keep the page waiting: only a new task lets it go on. Firefox before 142 and Safari have no `yield`. */
async function nextTask(): Promise<void> {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler')
  if (canYield(scheduler)) await scheduler.yield()
  else await new Promise<void>((resolve) => setTimeout(resolve, 0))
}

function canYield(value: unknown): value is { yield(): Promise<void> } {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'yield') === 'function'
}
