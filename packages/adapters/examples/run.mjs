// Runs an example in Node, on a locket in memory: node packages/adapters/examples/run.mjs <name>, after `npm run build`.
import { openLocket } from '@locket/memory/testing'

const [name = ''] = process.argv.slice(2)
const names = ['claude-memory-tool', 'tools', 'webmcp', 'ai-sdk', 'mem0', 'langgraph']
if (!names.includes(name)) {
  console.error(`Name one of ${names.join(', ')}. The one of React needs a page.`)
  process.exitCode = 1
} else {
  const { default: example } = await import(`./${name}.mjs`)
  const locket = await openLocket({ user: 'u-17' })
  await example(locket, console.log)
  await locket.close()
}
