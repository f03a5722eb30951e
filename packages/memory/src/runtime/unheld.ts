/** A timer that does not keep Node running: a test that forgets to close its locket still ends. */
export function unheld(timer: ReturnType<typeof setTimeout>): ReturnType<typeof setTimeout> {
  const held: unknown = timer
  if (typeof held === 'object' && held !== null && 'unref' in held && typeof held.unref === 'function') held.unref()
  return timer
}
