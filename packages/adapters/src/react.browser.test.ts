import { type Locket, openLocket } from '@locket/memory'
import { createElement, StrictMode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LocketProvider, useMemories, useRecall } from './react.ts'

let root: Root
let host: HTMLElement
let locket: Locket
let count = 0

beforeEach(async () => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  locket = await openLocket({ user: `react ${++count} ${Math.random()}`, embedder: 'none', extractor: 'none' })
})

afterEach(async () => {
  root.unmount()
  host.remove()
  await locket.erase().catch(() => undefined)
})

let ask: (query: string) => void
/** Every state that was ever drawn. */
let drawn: string[]

function Answer() {
  const [query, setQuery] = useState('')
  ask = setQuery
  const { recall, loading, error } = useRecall(query, { limit: 3 })
  const text = `${query}|${loading}|${recall?.memories.map(({ memory }) => memory.text).join() ?? null}|${error === null ? '' : Reflect.get(Object(error), 'code')}`
  drawn.push(text)
  return createElement('p', null, text)
}

function List() {
  const { memories, loading, error } = useMemories({ limit: 10 })
  return createElement('p', null, `${loading}|${memories.map(({ text }) => text).join()}|${error === null ? '' : Reflect.get(Object(error), 'code')}`)
}

const draw = (child: () => ReturnType<typeof createElement>, given: Locket | null = locket) =>
  root.render(createElement(StrictMode, null, createElement(LocketProvider, { locket: given }, createElement(child))))
const shown = () => expect.poll(() => host.textContent)

describe('useMemories', () => {
  test('follows what changes, in strict mode', async () => {
    await locket.remember({ text: 'First.' })
    draw(List)
    await shown().toBe('false|First.|')
    const [decision] = await locket.remember({ text: 'Second.' })
    await shown().toBe('false|Second.,First.|')
    await locket.forget({ id: decision?.memory?.id ?? '' })
    await shown().toBe('false|First.|')
  })

  test('follows what another tab does', async () => {
    draw(List)
    await shown().toBe('false||')
    const other = await openLocket({ user: locket.user, embedder: 'none', extractor: 'none' })
    await other.remember({ text: 'From there.' })
    await shown().toBe('false|From there.|')
    await other.close()
  })

  test('waits for a locket, and shows nothing of one that was erased', async () => {
    await locket.remember({ text: 'First.' })
    draw(List, null)
    await shown().toBe('true||')
    draw(List)
    await shown().toBe('false|First.|')
    await locket.erase()
    await shown().toBe('false||CLOSED')
  })

  test('watches once, and stops when it goes', async () => {
    let watching = 0
    const counted: Locket = {
      ...locket,
      watch(listener) {
        watching++
        const stop = locket.watch(listener)
        return () => {
          watching--
          stop()
        }
      },
    }
    draw(List, counted)
    await expect.poll(() => watching).toBe(1)
    root.render(null)
    await expect.poll(() => watching).toBe(0)
  })
})

describe('useRecall', () => {
  test('answers the question at hand and no other', async () => {
    drawn = []
    await locket.remember([{ text: 'Production runs in Frankfurt.' }, { text: 'The office dog is called Rex.' }])
    draw(Answer)
    await shown().toBe('|false|null|')
    ask('Where does production run?')
    await shown().toBe('Where does production run?|false|Production runs in Frankfurt.|')
    ask('dog')
    await shown().toBe('dog|false|The office dog is called Rex.|')
    expect(drawn.filter((text) => text.startsWith('dog') && text.includes('Frankfurt'))).toEqual([])
    await locket.forget({ query: 'dog' })
    await shown().toBe('dog|false||')
  })

  test('tells what failed', async () => {
    drawn = []
    draw(Answer)
    await shown().toBe('|false|null|')
    await locket.close()
    ask('dog')
    await shown().toBe('dog|false|null|CLOSED')
  })
})

test('the example draws what is known', async () => {
  const example: { default(locket: Locket): Promise<() => void> } = await import(/* @vite-ignore */ `../examples/${'react'}.mjs`)
  await locket.remember({ text: 'The office dog is called Rex.' })
  const remove = await example.default(locket)
  await expect.poll(() => document.querySelector('main li')?.textContent).toBe('The office dog is called Rex.')
  remove()
  document.querySelector('main')?.remove()
})
