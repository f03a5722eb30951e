/** Starts a call and waits for it as long as it may take. */
export type InTime = <T>(start: () => Promise<T | null>) => Promise<T | null>

/**
 * Waits at most `ms` for calls to something that may hang: `null` for one that is late. Until a late one has settled, no other
 * is started: it would only queue up behind it, and everybody would wait again.
 */
export function createInTime(ms: number): InTime {
  let isLate = false
  return async (start) => {
    if (isLate) return null
    let timer: ReturnType<typeof setTimeout> | undefined
    const found = start().finally(() => {
      isLate = false
    })
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        isLate = true
        resolve(null)
      }, ms)
    })
    return Promise.race([found, late]).finally(() => clearTimeout(timer))
  }
}
