/** A person whose memories the page shows. */
export interface DemoUser {
  readonly id: string
  readonly name: string
}

/** What the page's address says: whose memories, and how to search by meaning. */
export interface Address {
  readonly user: DemoUser
  readonly embedder: Embedder
}

type Embedder = 'minilm' | 'static' | 'none'

const EMBEDDERS: readonly Embedder[] = ['minilm', 'static', 'none']

/** Two people, so that one can see that neither's memories appear for the other. */
export const USERS: readonly [DemoUser, DemoUser] = [
  { id: 'mara', name: 'Mara' },
  { id: 'jonas', name: 'Jonas' },
]

/** Reads `?user=` (default: the first; any other name is a person of its own) and `?embedder=` (default: `minilm`). */
export function parseAddress(search: string): Address {
  const parameters = new URLSearchParams(search)
  const id = parameters.get('user')?.trim() ?? ''
  const known = USERS.find((user) => user.id === id)
  const user = id === '' || id.length > 256 ? USERS[0] : (known ?? { id, name: id })
  return { user, embedder: EMBEDDERS.find((name) => name === parameters.get('embedder')) ?? 'minilm' }
}

/** The address of another person's memories, searched in the same way. */
export function addressFor(user: DemoUser, { embedder }: Address): string {
  return `?${new URLSearchParams({ user: user.id, ...(embedder === 'minilm' ? {} : { embedder }) })}`
}
