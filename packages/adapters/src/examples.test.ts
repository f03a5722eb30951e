import { openLocket, type TestLocket } from '@locket/memory/testing'
import { expect, test } from 'vitest'

interface Example {
  default(locket: TestLocket, print: (line: string) => void): Promise<void>
}

const LAST: Readonly<Record<string, RegExp>> = {
  'ai-sdk': /- .*Ada/,
  'claude-memory-tool': /likes oolong tea/,
  langgraph: /Lisbon office has a dog/,
  mem0: /Memories deleted successfully!/,
  tools: /"forgotten":1/,
  webmcp: /did not agree/,
}

test.each(Object.entries(LAST))('the example of %s runs', async (name, last) => {
  const example: Example = await import(`../examples/${name}.mjs`)
  const locket = await openLocket({ user: 'u-17' })
  const lines: string[] = []
  await example.default(locket, (line) => lines.push(line))
  expect(lines.join('\n')).toMatch(last)
  await locket.close()
})
