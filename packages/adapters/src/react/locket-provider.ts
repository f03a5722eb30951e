import type { Locket } from '@locket/memory'
import { MemoryError } from '@locket/memory'
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react'

/** What `LocketProvider` is given. */
export interface LocketProviderProps {
  /** The open locket, or `null` while it is being opened: the hooks then wait. Whoever opened it closes it. */
  readonly locket: Locket | null
  readonly children?: ReactNode | undefined
}

const Context = createContext<Locket | null | undefined>(undefined)

/** Gives a locket to the hooks below it. */
export function LocketProvider({ locket, children }: LocketProviderProps): ReactElement {
  return createElement(Context.Provider, { value: locket }, children)
}

/** The locket of the nearest provider. @throws MemoryError `INVALID_ARGUMENT` without one */
export function useLocket(): Locket | null {
  const locket = useContext(Context)
  if (locket === undefined) throw new MemoryError('INVALID_ARGUMENT', 'A hook of Locket needs a LocketProvider above it.', { details: { field: 'locket' } })
  return locket
}
