import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './lib/process.mjs'

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'dist', 'data', 'filler', '.cache', '.git', 'files'])
const FILES: readonly string[] = filesIn(root)
const KNOWN: ReadonlySet<string> = new Set(FILES.flatMap((file) => [file, ...parentsOf(file)]))
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md') && !file.endsWith('.api.md'))
const SCRIPTS: ReadonlySet<string> = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts))

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const prose = text.replace(/```[\s\S]*?```/g, '')

  it('has links that lead somewhere', () => {
    const dead = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^https?:/.test(link) && !leads(link, document, text))
    expect(dead).toEqual([])
  })

  it('names files that are there', () => {
    const named = [...prose.matchAll(/`([\w./-]*\w\.(?:ts|mjs))`/g)].map(([, path = '']) => path.replace(/^(?:\.\/)+/, ''))
    expect(named.filter((path) => !path.startsWith('.') && !FILES.some((file) => file === path || file.endsWith(`/${path}`)))).toEqual([])
  })

  it('names commands that are there', () => {
    expect([...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name).filter((name) => !SCRIPTS.has(name))).toEqual([])
    expect(text).not.toMatch(/(?<![@\w-])pnpm (?:run )?(?:build|test|start|api|size|bench|lint|types|format|train)/)
  })
})

function leads(link: string, document: string, text: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : normalize(join(dirname(document), path)).replace(/\/$/, '')
  if (!KNOWN.has(target)) return false
  return anchor === undefined || headings(path === '' ? text : readFileSync(join(root, target), 'utf8')).includes(anchor)
}

/** As GitHub names them in links. */
function headings(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name)
    if (each.isDirectory()) return SKIPPED.has(basename(path)) ? [] : filesIn(path)
    return each.isFile() ? [relative(root, path)] : []
  })
}

function parentsOf(file: string): readonly string[] {
  const parent = dirname(file)
  return parent === '.' ? [] : [parent, ...parentsOf(parent)]
}
