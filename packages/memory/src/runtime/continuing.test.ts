import { expect, it } from 'vitest'
import type { Locket, Thread } from '../index.ts'
import { createClock, createDevice, openLocket } from '../testing.ts'
import { toyExtractor } from './locket.contract.ts'

// The worked example of docs/continuing.md, as an app would write it on the public interface.

interface Task {
  readonly id: string
  readonly title: string
  readonly status: 'open' | 'waiting' | 'done'
  /** What the person has confirmed. */
  readonly facts: Readonly<Record<string, string>>
  /** May be another by now: to be asked for again, with when it was true. */
  readonly changeable: Readonly<Record<string, { readonly value: string; readonly at: string }>>
  readonly openQuestions: readonly string[]
  readonly nextStep: string
  /** What it was allowed to do then. It is not allowed to do so now. */
  readonly allowed: readonly string[]
}

interface Hooks {
  /** Asks the person again; a permission of an earlier conversation counts for nothing. */
  permit(action: string, task: Task): Promise<boolean>
  /** Fetches what can have changed; `null`: it cannot be told now. */
  refresh(name: string, last: { readonly value: string; readonly at: string }): Promise<string | null>
}

interface Continued {
  readonly task: Task
  readonly context: string
  readonly allowed: readonly string[]
  /** What could not be refreshed and is not to be relied on. */
  readonly stale: readonly string[]
}

/** Which tasks are open, without reading a conversation. */
async function openTasks(locket: Locket): Promise<readonly Task[]> {
  const { items } = await locket.threads()
  const saved = await Promise.all(items.map(async ({ id }) => (await locket.thread(id).load())?.state))
  const newest = new Map(
    saved
      .filter(isTask)
      .reverse()
      .map((task) => [task.id, task]),
  )
  return [...newest.values()].filter(({ status }) => status !== 'done')
}

async function continueTask(locket: Locket, into: Thread, task: Task, hooks: Hooks, now: string): Promise<Continued> {
  const allowed: string[] = []
  for (const action of task.allowed) if (await hooks.permit(action, task)) allowed.push(action)
  const stale: string[] = []
  const changeable: Record<string, { value: string; at: string }> = {}
  for (const [name, last] of Object.entries(task.changeable)) {
    const value = await hooks.refresh(name, last)
    if (value === null) stale.push(name)
    else changeable[name] = { value, at: now }
  }
  const restored: Task = { ...task, changeable, allowed }
  await into.save(restored, { label: `continued ${task.id}` })
  const { block } = await locket.recall(`${task.title} ${task.nextStep}`, { thread: into.id })
  return { task: restored, allowed, stale, context: [block, JSON.stringify({ ...restored, allowed: undefined })].filter((part) => part !== '').join('\n') }
}

function isTask(state: unknown): state is Task {
  return typeof state === 'object' && state !== null && 'nextStep' in state && 'facts' in state
}

it('a task goes on in another conversation, after a restart: smallest state, permission anew, fresh facts, context, and then what may be recorded', async () => {
  const held = { device: createDevice(), user: 'u-17', clock: createClock(), extractor: toyExtractor }
  const first = await openLocket(held)
  const monday = first.thread('monday')
  await monday.append([
    { role: 'user', text: 'travel.seat = aisle.' },
    { role: 'user', text: 'Book me a train to Oslo on 14 March, at most 90 euros.' },
    { role: 'assistant', text: 'The 09:12 is 84 euros. Shall I take it?' },
  ])
  await first.settled()
  await monday.save({
    id: 'trip-1',
    title: 'Train to Oslo',
    status: 'waiting',
    facts: { day: '14 March', most: '90 euros' },
    changeable: { price: { value: '84 euros', at: '2026-01-01' }, seats: { value: '12', at: '2026-01-01' } },
    openQuestions: ['Take the 09:12?'],
    nextStep: 'Book the train and choose a seat',
    allowed: ['pay'],
  } satisfies Task)
  await first.close()

  held.clock.advance(5 * 86_400_000)
  const locket = await openLocket(held)
  const [task, ...others] = await openTasks(locket)
  expect(others).toEqual([])
  if (task === undefined) throw new Error('no task was found')
  const friday = locket.thread('friday')
  const asked: string[] = []
  const continued = await continueTask(
    locket,
    friday,
    task,
    {
      async permit(action) {
        asked.push(action)
        return false
      },
      refresh: async (name) => (name === 'price' ? '97 euros' : null),
    },
    '2026-01-06',
  )
  // Permission is asked for again, and was not given: the saved one is worth nothing.
  expect([asked, continued.allowed]).toEqual([['pay'], []])
  // The old price is nowhere; what could not be refreshed is left out and named.
  expect(continued.context).toContain('97 euros')
  expect(continued.context).not.toMatch(/84 euros|"seats"/)
  expect(continued.stale).toEqual(['seats'])
  // What Locket knows of the person comes along; the turns of Monday do not.
  expect(continued.context).toContain('travel.seat = aisle.')
  expect(await friday.turns()).toEqual([])
  expect(continued.context).not.toContain('09:12 is')

  // From here on the new conversation is recorded as any other, and the next restart finds the newest state of the task.
  await friday.append({ role: 'user', text: 'Too dear. Leave it.' })
  await friday.save({ ...continued.task, status: 'done', openQuestions: [] })
  expect(await openTasks(locket)).toEqual([])
  // Forgetting the conversation forgets its states with it.
  await locket.thread('monday').forget()
  await friday.forget()
  expect([(await locket.threads()).items, await friday.load()]).toEqual([[], null])
  await locket.close()
})
