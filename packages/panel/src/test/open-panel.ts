import type { Locket, LocketOptions, MemoryInput } from '@locket/memory'
import { createClock, createDevice, openLocket, type TestDevice, type TestLocket } from '@locket/memory/testing'
import { onTestFinished } from 'vitest'
import type { LocketPanel } from '../index.ts'
import '../index.ts'

export interface PanelOptions {
  readonly locket: Locket | null
  readonly set?: ((panel: LocketPanel) => void) | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
  /** Whether to wait until everything was read. Default true. */
  readonly ready?: boolean | undefined
}

/** A panel on the page that shows a locket; gone when the test is over. */
export async function openPanel({ locket, set, attributes = {}, ready = locket !== null }: PanelOptions): Promise<LocketPanel> {
  document.documentElement.lang = 'en-GB'
  document.body.style.margin = '0'
  const panel = document.createElement('locket-panel')
  for (const [name, value] of Object.entries(attributes)) panel.setAttribute(name, value)
  panel.locket = locket
  set?.(panel)
  const main = document.createElement('main')
  main.append(panel)
  document.body.append(main)
  onTestFinished(() => main.remove())
  if (ready) await until(() => panel.shadowRoot?.querySelector('[data-ready]') !== null)
  return panel
}

/** A locket of the tests: in memory, words alone, on a clock that stands at the given time. */
export async function openTestLocket(
  inputs: readonly MemoryInput[] = [],
  device: TestDevice = createDevice(),
  policy?: LocketOptions['policy'],
): Promise<TestLocket> {
  const locket = await openLocket({ user: 'mara', extractor: 'none', device, policy, clock: createClock('2026-11-25T10:00:00.000Z') })
  onTestFinished(() => locket.close())
  if (inputs.length > 0) await locket.remember(inputs)
  return locket
}

/** A bit of everything: every group, an older version, something sensitive, two suggestions. */
export async function openFullLocket(device?: TestDevice): Promise<TestLocket> {
  const locket = await openTestLocket([{ key: 'home.city', text: 'You live in Lisbon.', value: 'Lisbon', origin: 'user', validFrom: '2026-03-02' }], device)
  locket.clock.advance(60_000)
  await locket.remember([
    { key: 'home.city', text: 'You live in Berlin.', value: 'Berlin', origin: 'user', thread: 't-3', message: 'm-91', quote: 'I live in Berlin now.' },
    { key: 'health.allergy', text: 'You are allergic to penicillin.', value: 'penicillin', origin: 'user', classification: 'sensitive' },
    { key: 'infra.region', text: 'Production runs in eu-central-1.' },
    { key: 'people.sister', text: 'Your sister Ada is a nurse.', origin: 'user' },
    { key: 'food.diet', text: 'You eat no meat.', origin: 'user' },
    { text: 'The bakery downstairs closes on Mondays.', origin: 'app' },
    { kind: 'rule', text: 'Answer in one paragraph.', origin: 'user', influence: 'act' },
    { kind: 'event', text: 'You moved to a flat in Neukölln.', origin: 'user', validFrom: '2026-11-02' },
    { kind: 'event', text: 'You gave a talk in Leipzig.', origin: 'user', validFrom: '2026-10-11' },
    { key: 'people.brother', text: 'Your brother plays the cello.', origin: 'assistant' },
    { kind: 'rule', text: 'Always answer in German.', origin: 'document' },
  ])
  return locket
}

/** The text that a person sees, without what only a screen reader is told. */
export function seen(panel: LocketPanel): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is folded away is not seen, and only `innerText` leaves it out.
  return panel.shadowRoot?.querySelector<HTMLElement>('.panel')?.innerText ?? ''
}

/** What a screen reader was told last. */
export function told(panel: LocketPanel): string {
  return panel.shadowRoot?.querySelector('[role="status"].unseen')?.textContent ?? ''
}

/** The control inside the panel that has the focus, by its accessible name or its text. */
export function focused(panel: LocketPanel): string {
  const element = panel.shadowRoot?.activeElement
  return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
}

/** Waits for a state, looking at every frame; the test's own timeout ends it. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => requestAnimationFrame(resolve))
}
