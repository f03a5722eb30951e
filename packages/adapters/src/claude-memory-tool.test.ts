import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { betaMemoryTool } from '@anthropic-ai/sdk/helpers/beta/memory'
import type { BetaMemoryTool20250818Command } from '@anthropic-ai/sdk/resources/beta'
import { BetaLocalFilesystemMemoryTool } from '@anthropic-ai/sdk/tools/memory/node'
import { openLocket, type TestLocket } from '@locket/memory/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ClaudeMemoryTool, claudeMemoryTool } from './claude-memory-tool.ts'

let locket: TestLocket
let tool: ClaudeMemoryTool

beforeEach(async () => {
  locket = await openLocket({ user: 'u-17' })
  tool = claudeMemoryTool(locket)
})

afterEach(() => locket.close())

const create = (path: string, text: string) => tool.run({ command: 'create', path, file_text: text })
const view = (path: string, range?: unknown) => tool.run({ command: 'view', path, view_range: range })
const keys = async () => (await locket.memories({ status: 'any' })).items.map(({ key }) => key)

describe('the commands', () => {
  test('the definition is what the Messages API takes', () => {
    expect(tool.definition).toEqual({ type: 'memory_20250818', name: 'memory' })
  })

  test('view of an empty memory lists the directory alone', async () => {
    expect(await view('/memories')).toBe(
      "Here're the files and directories up to 2 levels deep in /memories, excluding hidden items and node_modules:\n0B\t/memories",
    )
  })

  test('view lists two levels with sizes and leaves out what is deeper, hidden or node_modules', async () => {
    await create('/memories/notes.md', 'x'.repeat(1_536))
    await create('/memories/a/one.md', '12345')
    await create('/memories/a/b/two.md', '1234567')
    await create('/memories/.hidden', 'h')
    await create('/memories/node_modules/p.js', 'p')
    expect((await view('/memories')).split('\n').slice(1)).toEqual([
      '1.5K\t/memories',
      '12B\t/memories/a/',
      '7B\t/memories/a/b/',
      '5B\t/memories/a/one.md',
      '1.5K\t/memories/notes.md',
    ])
    expect((await view('/memories/a/')).split('\n').at(-1)).toBe('5B\t/memories/a/one.md')
    expect(await view('/memories/.hidden')).toContain('     1\th')
  })

  test('view numbers lines and takes a range', async () => {
    await create('/memories/n.txt', 'one\ntwo\nthree\nfour')
    expect(await view('/memories/n.txt')).toBe(
      "Here's the content of /memories/n.txt with line numbers:\n     1\tone\n     2\ttwo\n     3\tthree\n     4\tfour",
    )
    expect(await view('/memories/n.txt', [2, 3])).toBe("Here's the content of /memories/n.txt with line numbers:\n     2\ttwo\n     3\tthree")
    expect(await view('/memories/n.txt', [3, -1])).toContain('     3\tthree\n     4\tfour')
    expect(await view('/memories/n.txt', [4, 99])).toContain(':\n     4\tfour')
    for (const range of [[0, 2], [5, 6], [3, 2], [1], [1.5, 2], 'all', { start: 1 }])
      expect(await view('/memories/n.txt', range)).toMatch(/^Error: Invalid `view_range`/)
  })

  test('a file is one active keyed memory, and a change supersedes it', async () => {
    expect(await create('/memories/prefs.md', '# Preferences\n\n- tea\n')).toBe('File created successfully at: /memories/prefs.md')
    expect(await tool.run({ command: 'str_replace', path: '/memories/prefs.md', old_str: '- tea', new_str: '- green tea\n- no sugar' })).toBe(
      'The memory file has been edited. Here is the snippet showing the change (with line numbers):\n     1\t# Preferences\n     2\t\n     3\t- green tea\n     4\t- no sugar\n     5\t',
    )
    const { items } = await locket.memories()
    expect(items.map(({ key, text, kind }) => ({ key, text, kind }))).toEqual([
      { key: '/memories/prefs.md', text: '# Preferences\n\n- green tea\n- no sugar\n', kind: 'fact' },
    ])
    expect((await locket.history('/memories/prefs.md')).map(({ status }) => status)).toEqual(['superseded', 'active'])
  })

  test('a change of case, space or punctuation alone is kept as well', async () => {
    await create('/memories/todo.md', '- [ ] call mum\n')
    await tool.run({ command: 'str_replace', path: '/memories/todo.md', old_str: 'call mum', new_str: 'Call  Mum!' })
    expect((await locket.profile())[0]?.text).toBe('- [ ] Call  Mum!\n')
  })

  test('create of a file that is there is told', async () => {
    await create('/memories/a.txt', 'a')
    expect(await create('/memories/a.txt', 'b')).toBe('Error: File /memories/a.txt already exists')
    expect((await locket.profile())[0]?.text).toBe('a')
  })

  test('a file cannot be where a directory is, nor under a file', async () => {
    await create('/memories/d/a.txt', 'a')
    expect(await create('/memories/d', 'x')).toBe('Error: The path /memories/d is a directory')
    expect(await create('/memories', 'x')).toBe('Error: The path /memories is a directory')
    expect(await create('/memories/d/a.txt/b.txt', 'x')).toBe('Error: The path /memories/d/a.txt is a file, not a directory')
  })

  test('str_replace says what it did not find and what it found twice', async () => {
    await create('/memories/a.txt', 'x\ny\nx')
    const run = (old: string) => tool.run({ command: 'str_replace', path: '/memories/a.txt', old_str: old, new_str: 'z' })
    expect(await run('q')).toBe('No replacement was performed, old_str `q` did not appear verbatim in /memories/a.txt.')
    expect(await run('')).toBe('No replacement was performed, old_str `` did not appear verbatim in /memories/a.txt.')
    expect(await run('x')).toBe('No replacement was performed. Multiple occurrences of old_str `x` in lines: 1, 3. Please ensure it is unique')
    expect(await tool.run({ command: 'str_replace', path: '/memories/b.txt', old_str: 'x', new_str: 'z' })).toBe(
      'Error: The path /memories/b.txt does not exist. Please provide a valid path.',
    )
    expect(await run('x\ny')).toContain('     1\tz\n     2\tx')
    expect(await tool.run({ command: 'str_replace', path: '/memories/a.txt', old_str: 'z', new_str: '$& $1' })).toContain('     1\t$& $1')
  })

  test('insert puts text after a line', async () => {
    await create('/memories/a.txt', 'one\ntwo')
    const insert = (at: unknown, text: unknown = 'new\n') => tool.run({ command: 'insert', path: '/memories/a.txt', insert_line: at, insert_text: text })
    expect(await insert(1)).toBe('The file /memories/a.txt has been edited.')
    expect((await locket.profile())[0]?.text).toBe('one\nnew\ntwo')
    expect(await insert(0, 'first')).toBe('The file /memories/a.txt has been edited.')
    expect((await locket.profile())[0]?.text).toBe('first\none\nnew\ntwo')
    for (const bad of [5, -1, 1.5, '1', undefined, Number.NaN]) {
      expect(await insert(bad)).toMatch(/^Error: Invalid `insert_line` parameter: .*\. It should be within the range of lines of the file: \[0, 4\]$/)
    }
    expect(await insert(1, 7)).toBe('Error: insert_text must be a text')
  })

  test('delete forgets every version of a file, or all of a directory', async () => {
    await create('/memories/a.txt', 'first version')
    await tool.run({ command: 'str_replace', path: '/memories/a.txt', old_str: 'first', new_str: 'second' })
    await create('/memories/d/b.txt', 'b is here')
    await create('/memories/d/e/c.txt', 'c is here')
    await create('/memories/da.txt', 'stays here')
    expect(await tool.run({ command: 'delete', path: '/memories/a.txt' })).toBe('Successfully deleted /memories/a.txt')
    expect(await tool.run({ command: 'delete', path: '/memories/d' })).toBe('Successfully deleted /memories/d')
    expect(await keys()).toEqual(['/memories/da.txt'])
    expect(await tool.run({ command: 'delete', path: '/memories/a.txt' })).toBe('Error: The path /memories/a.txt does not exist')
    expect(await tool.run({ command: 'delete', path: '/memories/' })).toBe('Error: Cannot delete the /memories directory itself')
    expect(await create('/memories/a.txt', 'first version')).toContain('successfully')
  })

  test('rename leaves nothing at the old path', async () => {
    await create('/memories/a.txt', 'first version')
    await tool.run({ command: 'str_replace', path: '/memories/a.txt', old_str: 'first', new_str: 'second' })
    await create('/memories/d/b.txt', 'b is here')
    await create('/memories/d/e/c.txt', 'c is here')
    expect(await tool.run({ command: 'rename', old_path: '/memories/a.txt', new_path: '/memories/x/a.txt' })).toBe(
      'Successfully renamed /memories/a.txt to /memories/x/a.txt',
    )
    expect(await tool.run({ command: 'rename', old_path: '/memories/d', new_path: '/memories/f' })).toBe('Successfully renamed /memories/d to /memories/f')
    expect((await keys()).sort()).toEqual(['/memories/f/b.txt', '/memories/f/e/c.txt', '/memories/x/a.txt'])
    expect(await view('/memories/x/a.txt')).toContain('second version')
    const rename = (from: string, to: string) => tool.run({ command: 'rename', old_path: from, new_path: to })
    expect(await rename('/memories/q', '/memories/r')).toBe('Error: The path /memories/q does not exist')
    expect(await rename('/memories/f', '/memories/x')).toBe('Error: The destination /memories/x already exists')
    expect(await rename('/memories/f', '/memories/f/g')).toMatch(/inside of/)
    expect(await rename('/memories', '/memories/g')).toMatch(/Cannot rename/)
    expect(await rename('/memories/f', `/memories/${'g'.repeat(240)}`)).toMatch(/longer than 256/)
    expect(await rename('/memories/f', '/memories/x/a.txt/g')).toMatch(/is a file/)
    expect((await keys()).length).toBe(3)
  })

  test('an empty file is a file', async () => {
    expect(await create('/memories/empty.txt', '')).toContain('successfully')
    expect(await view('/memories/empty.txt')).toBe("Here's the content of /memories/empty.txt with line numbers:\n     1\t")
    await tool.run({ command: 'insert', path: '/memories/empty.txt', insert_line: 0, insert_text: 'now there is text' })
    expect((await locket.profile())[0]?.text).toContain('now there is text')
  })
})

describe('files are memories', () => {
  test('recall finds them, whoever forgets them deletes them', async () => {
    await create('/memories/deploy.md', 'Production runs in eu-central-1.\nDeploys happen on Tuesdays.')
    const recall = await locket.recall('When do deploys happen?')
    expect(recall.memories[0]?.memory.key).toBe('/memories/deploy.md')
    expect(recall.block).toContain('Deploys happen on Tuesdays.')
    await locket.forget({ key: '/memories/deploy.md' })
    expect(await view('/memories/deploy.md')).toBe('The path /memories/deploy.md does not exist. Please provide a valid path.')
  })

  test('a secret is not kept, and the answer says so', async () => {
    const answer = await create('/memories/wifi.md', 'Office\nThe wifi password is hunter2-Zx9!\nFloor 3')
    expect(answer).toMatch(/^File created successfully at: \/memories\/wifi.md\nNote: .*\[secret\]/)
    expect(await view('/memories/wifi.md')).toContain('The wifi password is [secret]')
    const edited = await tool.run({ command: 'insert', path: '/memories/wifi.md', insert_line: 3, insert_text: 'Floor 4' })
    expect(edited).toBe('The file /memories/wifi.md has been edited.')
    expect(await create('/memories/key.txt', 'AKIAIOSFODNN7EXAMPLE')).toMatch(/^Error: .*Nothing was changed$/)
  })

  test('at most 32 KiB', async () => {
    expect(await create('/memories/big.txt', 'x'.repeat(32_768))).toContain('successfully')
    expect(await create('/memories/bigger.txt', 'ä'.repeat(16_385))).toMatch(/^Error: A file holds at most 32768 bytes/)
    expect(await create('/memories/10mb.txt', 'x'.repeat(10_000_000))).toMatch(/^Error: A file holds at most/)
    expect(await tool.run({ command: 'insert', path: '/memories/big.txt', insert_line: 0, insert_text: 'y' })).toMatch(/^Error: A file holds at most/)
    expect(await keys()).toEqual(['/memories/big.txt'])
  })

  test('what may not be written now is told, what is broken is thrown', async () => {
    await create('/memories/a.txt', 'a stays')
    await locket.readOnly(true)
    expect(await create('/memories/b.txt', 'b')).toMatch(/^Error: /)
    expect(await view('/memories/a.txt')).toContain('a stays')
    await locket.close()
    await expect(view('/memories')).rejects.toMatchObject({ code: 'CLOSED' })
  })

  test('commands that are sent at once run one after another', async () => {
    await create('/memories/log.txt', 'start')
    await Promise.all([1, 2, 3, 4].map((n) => tool.run({ command: 'insert', path: '/memories/log.txt', insert_line: 0, insert_text: `line ${n}` })))
    expect((await locket.profile())[0]?.text).toBe('line 4\nline 3\nline 2\nline 1\nstart')
  })
})

describe('paths', () => {
  const escaping = [
    '/etc/passwd',
    'memories/a',
    './memories/a',
    '/memoriesx/a',
    '/Memories/a',
    '/memories/../etc/passwd',
    '/memories/a/../../etc/passwd',
    '/memories/../memories/a',
    '/memories/..',
    '/memories/%2e%2e/etc/passwd',
    '/memories/%2E%2e%2fetc',
    '/memories/a%2f..%2f..%2fetc',
    '/memories/%252e%252e/etc',
    '/memories/%25252e%25252e/etc',
    '/memories/%c0%ae%c0%ae/etc',
    '/memories/%u002e%u002e/etc',
    '/memories/..%00/a',
    '/memories/a%00.txt',
    '/memories/a\u0000.txt',
    '/memories/a\n.txt',
    '/memories\\..\\etc',
    '/memories/..\\etc',
    '/memories/%5c..%5cetc',
    'C:\\memories\\a',
    'file:///memories/a',
    '/memories/\uff0e\uff0e/etc',
    '/memories/\u2025/etc',
    '/memories/a\uff0f..\uff0fb',
    '/memories/a\u202e.txt',
    '/memories/\ud800',
    `/memories/${'a'.repeat(300)}`,
    '',
    '~/memories',
    undefined,
    null,
    7,
    ['/memories/a'],
    { path: '/memories/a' },
  ]

  test.each(escaping)('%j is refused by every command', async (path) => {
    const commands = [
      { command: 'view', path },
      { command: 'create', path, file_text: 'x' },
      { command: 'str_replace', path, old_str: 'x', new_str: 'y' },
      { command: 'insert', path, insert_line: 0, insert_text: 'x' },
      { command: 'delete', path },
      { command: 'rename', old_path: path, new_path: '/memories/b' },
      { command: 'rename', old_path: '/memories/b', new_path: path },
    ]
    for (const command of commands) expect(await tool.run(command)).toMatch(/^Error: /)
    expect(await keys()).toEqual([])
  })

  test('the same file by another way of writing its path', async () => {
    await create('/memories/d/a.txt', 'here')
    for (const path of ['/memories//d/a.txt', '/memories/./d/a.txt', '/memories/d/x/../a.txt']) expect(await view(path)).toContain('here')
    await create('/memories/cafe\u0301.txt', 'coffee')
    expect(await view('/memories/caf\u00e9.txt')).toContain('coffee')
    expect(await create('/memories/100% sure.txt', 'percent')).toContain('successfully')
    expect(await create('/memories/a%20b.txt', 'literal')).toContain('successfully')
    expect(await view('/memories/a%20b.txt')).toContain('literal')
  })

  test.each([undefined, null, 'view', 7, [], {}, { command: 'chmod', path: '/memories' }, { command: 'constructor' }, { command: 7 }])(
    'input %j is told',
    async (input) => {
      expect(await tool.run(input)).toMatch(/^Error: /)
    },
  )
})

describe("beside the SDK's own file tool", () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'locket-memory-tool-'))
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('the same commands get the same answers', async () => {
    const theirs = betaMemoryTool(await BetaLocalFilesystemMemoryTool.init(folder))
    const commands: BetaMemoryTool20250818Command[] = [
      { command: 'view', path: '/memories/none.txt' },
      { command: 'create', path: '/memories/a.txt', file_text: 'one\ntwo\nthree\nfour\nfive\nsix\n' },
      { command: 'create', path: '/memories/a.txt', file_text: 'again' },
      { command: 'create', path: '/memories/d/b.txt', file_text: 'b' },
      { command: 'view', path: '/memories/a.txt' },
      { command: 'view', path: '/memories/a.txt', view_range: [2, 4] },
      { command: 'view', path: '/memories/a.txt', view_range: [5, -1] },
      { command: 'str_replace', path: '/memories/a.txt', old_str: 'four', new_str: 'vier' },
      { command: 'str_replace', path: '/memories/a.txt', old_str: 'nothing', new_str: 'x' },
      { command: 'str_replace', path: '/memories/a.txt', old_str: 'e', new_str: 'x' },
      { command: 'insert', path: '/memories/a.txt', insert_line: 0, insert_text: 'zero\n' },
      { command: 'insert', path: '/memories/a.txt', insert_line: 8, insert_text: 'seven' },
      { command: 'insert', path: '/memories/a.txt', insert_line: 99, insert_text: 'x' },
      { command: 'view', path: '/memories/a.txt' },
      { command: 'rename', old_path: '/memories/a.txt', new_path: '/memories/e/f.txt' },
      { command: 'rename', old_path: '/memories/a.txt', new_path: '/memories/g.txt' },
      { command: 'rename', old_path: '/memories/d', new_path: '/memories/e' },
      { command: 'view', path: '/memories/e/f.txt' },
      { command: 'delete', path: '/memories/d' },
      { command: 'delete', path: '/memories/d' },
      { command: 'delete', path: '/memories' },
      { command: 'view', path: '/memories/../../x' },
    ]
    for (const command of commands) {
      const theirAnswer = await Promise.resolve()
        .then(() => theirs.run(command))
        .catch((error: Error) => error.message)
      // The SDK throws what the documentation puts after "Error: ".
      expect((await tool.run(command)).replace(/^Error: /, '').replace(/(does not exist)\. Please.*/, '$1')).toBe(
        String(theirAnswer).replace(/(does not exist)\. Please.*/, '$1'),
      )
    }
  })
})
