// `npm run try:extraction -- "I live in Graz." "We moved to Linz."`: what becomes of messages said one after another, by the sources
// as they are, without a build. `A: …` is what the assistant said: an answer is read with its question.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root, runsAsCommand } from './lib/process.mjs'

/** Lines that tell of each message what was decided and why, and what is held in the end. */
export async function tryMessages(messages) {
  const { module } = await runnerImport(join(root, 'packages/memory/src/testing.ts'), { root, logLevel: 'error' })
  const locket = await module.openLocket({ user: 'try', clock: module.createClock(Date.now()) })
  const lines = []
  try {
    for (const [i, message] of messages.entries()) {
      const role = message.startsWith('A: ') ? 'assistant' : 'user'
      await locket.observe({ role, text: message.replace(/^A: /, ''), id: `message-${i}`, thread: 'try' })
      const decisions = await locket.settled()
      lines.push(message, ...(role === 'user' ? decisions.flatMap(told) : []))
    }
    const { items } = await locket.memories()
    return [...lines, 'held in the end:', ...items.map((memory) => `  ${shown(memory)}`)]
  } finally {
    await locket.close()
  }
}

function told({ op, reason, memory, replaced = [] }) {
  return [`  ${op} (${reason})${memory === undefined ? '' : ` ${shown(memory)}`}`, ...replaced.map((old) => `    replaces ${shown(old)}`)]
}

function shown({ key, value, kind, classification, status, text }) {
  return `${key ?? 'no key'} = ${value ?? 'no value'} [${kind}, ${classification}${status === 'pending' ? ', waits for approval' : ''}] ${text}`
}

if (runsAsCommand(import.meta.url)) {
  const messages = process.argv.slice(2)
  if (messages.length === 0) {
    console.error('Give the messages: npm run try:extraction -- "I live in Graz." "We moved to Linz."')
    process.exitCode = 1
  } else console.log((await tryMessages(messages)).join('\n'))
}
