import { openLocket } from '@locket/memory/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claudeMemoryTool } from './claude-memory-tool.ts'
import { resolvePath } from './claude-memory-tool/paths.ts'

const paths = fc.constantFrom('/memories/a', '/memories/b', '/memories/d/a', '/memories/d/b', '/memories/d/e/a')
const places = fc.oneof(paths, fc.constantFrom('/memories/d', '/memories/d/e', '/memories/f'))
const texts = fc.constantFrom('tea', 'Tea', 'tea!', 'tea\ncake', 'tea cake', '\ttea', 'cake\n', 'one\ntwo\nthree', '- [ ] tea', '- [x] tea')
const commands = fc.oneof(
  fc.record({ command: fc.constant('create' as const), path: paths, text: texts }),
  fc.record({ command: fc.constant('replace' as const), path: paths, text: texts }),
  fc.record({ command: fc.constant('delete' as const), path: places, text: texts }),
  fc.record({ command: fc.constant('rename' as const), path: places, to: places, text: texts }),
)

const isBelow = (path: string, directory: string) => path === directory || path.startsWith(`${directory}/`)

test('after any commands the files are those of a plain map, and nothing else is held', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(commands, { minLength: 1, maxLength: 12 }), async (script) => {
      const locket = await openLocket({ user: 'u-17', extractor: 'none' })
      const tool = claudeMemoryTool(locket)
      const files = new Map<string, string>()
      for (const step of script) {
        const { path, text } = step
        if (step.command === 'create') {
          const answer = await tool.run({ command: 'create', path, file_text: text })
          if (!files.has(path)) files.set(path, text)
          else expect(answer).toMatch(/already exists$/)
        } else if (step.command === 'replace') {
          const old = files.get(path)
          const answer = await tool.run({ command: 'str_replace', path, old_str: old ?? 'x', new_str: text })
          if (old === undefined) expect(answer).toMatch(/does not exist/)
          else files.set(path, text)
        } else if (step.command === 'delete') {
          await tool.run({ command: 'delete', path })
          for (const file of [...files.keys()]) if (isBelow(file, path)) files.delete(file)
        } else {
          const answer = await tool.run({ command: 'rename', old_path: path, new_path: step.to })
          if (answer.startsWith('Error: ')) continue
          for (const [file, held] of [...files]) {
            if (!isBelow(file, path)) continue
            files.delete(file)
            files.set(`${step.to}${file.slice(path.length)}`, held)
          }
        }
      }
      expect(new Map((await locket.profile()).map(({ key, text }) => [key ?? '', text]))).toEqual(files)
      const all = (await locket.memories({ status: 'any', limit: 1_000 })).items.map(({ key }) => key)
      expect([...new Set(all)].sort()).toEqual([...files.keys()].sort())
      await locket.close()
    }),
    { seed: 8, numRuns: 60 },
  )
})

test('whatever is asked for, a path that is taken lies in /memories and stays what it is when it is decoded', () => {
  const parts = fc.constantFrom(
    '..',
    '.',
    '',
    'a',
    '%2e%2e',
    '%2E.',
    '%252e',
    '%2f',
    '%5c',
    '\\',
    '\uff0e\uff0e',
    '\u2025',
    '%c0%ae',
    '%00',
    '\u0000',
    '…',
    'memories',
    '%u002e',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 6 }), (middle, end) => {
      const resolved = resolvePath(['/memories', ...middle, end].join('/'), 'path')
      if (!resolved.ok) return
      expect(resolved.path).toMatch(/^\/memories(\/|$)/)
      for (const form of [resolved.path, decode(resolved.path), resolved.path.normalize('NFKC')]) {
        expect(form.split('/').filter((part) => part === '..' || part === '.')).toEqual([])
        expect(form).not.toMatch(/[\\\0]/)
      }
    }),
    { seed: 8, numRuns: 2_000 },
  )
})

function decode(path: string): string {
  const next = path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return next === path ? path : decode(next)
}
