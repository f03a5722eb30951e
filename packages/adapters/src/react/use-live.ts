import type { Change, Locket } from '@locket/memory'
import { useEffect, useState } from 'react'
import { useLocket } from './locket-provider.ts'

export interface Live<T> {
  /** `null` until it was read, and after a failure. */
  readonly data: T | null
  /** Whether what is shown is about to be replaced. */
  readonly loading: boolean
  readonly error: unknown
}

export interface LiveSource<T> {
  /** What is asked for, as text: another text is another question. `null` asks for nothing. */
  readonly key: string | null
  read(locket: Locket, signal: AbortSignal): Promise<T>
  /** Takes out what was forgotten, before it is read anew; `null` drops all. */
  without(data: T, forgotten: ReadonlySet<string>): T | null
  /** Whether the answer to the question before stays until the new one is there. */
  readonly keep: boolean
}

interface State<T> {
  readonly locket: Locket | null
  readonly key: string | null
  readonly data: T | null
  readonly error: unknown
}

/** Reads, and reads anew when something changed here or in another tab. What is not wanted any more is aborted. */
export function useLive<T>({ key, read, without, keep }: LiveSource<T>): Live<T> {
  const locket = useLocket()
  const [state, setState] = useState<State<T>>({ locket: null, key: null, data: null, error: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all that `read` and `without` depend on
  useEffect(() => {
    if (locket === null || key === null) return
    const controller = new AbortController()
    const { signal } = controller
    let reading = false
    let again = false

    async function refresh(from: Locket): Promise<void> {
      again = true
      if (reading) return
      reading = true
      while (again && !signal.aborted) {
        again = false
        const outcome = await read(from, signal).then(
          (data) => ({ data, error: null }),
          (error: unknown) => ({ data: null, error }),
        )
        // What was read while something changed is old already, and may hold what was forgotten.
        if (!signal.aborted && !again) setState({ locket: from, key, ...outcome })
      }
      reading = false
    }

    const stop = locket.watch((change: Change) => {
      if (change.type === 'status') return
      const forgotten = new Set<string>(change.forgotten)
      const all = change.type === 'erased'
      if (all || forgotten.size > 0) setState((now) => (now.data === null ? now : { ...now, data: all ? null : without(now.data, forgotten) }))
      void refresh(locket)
    })
    void refresh(locket)
    return () => {
      controller.abort()
      stop()
    }
  }, [locket, key])

  if (key === null || locket === null) return { data: null, loading: key !== null, error: null }
  const fresh = state.locket === locket && state.key === key
  const shown = fresh || (keep && state.locket === locket)
  return { data: shown ? state.data : null, loading: !fresh, error: fresh ? state.error : null }
}
