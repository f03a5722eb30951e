// What the user is asked for and what is known, in React. Draws into the page.
import { LocketProvider, useMemories, useRecall } from '@locket/adapters/react'
import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

export default async function example(locket) {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(createElement(StrictMode, null, createElement(LocketProvider, { locket }, createElement(Page))))
  return () => root.unmount()
}

function Page() {
  const [query, setQuery] = useState('')
  const { memories } = useMemories({ limit: 20 })
  const { recall } = useRecall(query)
  return createElement(
    'section',
    null,
    createElement('input', { 'aria-label': 'Question', value: query, onChange: (event) => setQuery(event.target.value) }),
    createElement('pre', null, recall?.block ?? ''),
    createElement('ul', null, ...memories.map(({ id, text }) => createElement('li', { key: id }, text))),
  )
}
