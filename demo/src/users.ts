/** A person whose memories the page shows. */
export interface DemoUser {
  readonly id: string
  readonly name: string
}

/** Two people, so that one can see that neither's memories appear for the other. */
export const USERS: readonly [DemoUser, DemoUser] = [
  { id: 'mara', name: 'Mara' },
  { id: 'jonas', name: 'Jonas' },
]

/** The person that the address names (`?user=`), else the first; any other name is a person of its own. */
export function userFromAddress(search: string): DemoUser {
  const id = new URLSearchParams(search).get('user')?.trim() ?? ''
  if (id === '' || id.length > 256) return USERS[0]
  return USERS.find((user) => user.id === id) ?? { id, name: id }
}
