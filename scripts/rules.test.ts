import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** [file of packages/memory/src, what it imports, the rule that refuses it] */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['core/a.ts', '../storage/memory-store.ts', 'noRestrictedImports'],
  ['core/b.ts', 'uuid', 'noRestrictedImports'],
  ['core/c.ts', 'node:fs', 'noRestrictedImports'],
  ['retrieval/a.ts', '../embedding/embedder.ts', 'noRestrictedImports'],
  ['retrieval/b.ts', 'idb', 'noRestrictedImports'],
  ['storage/a.ts', 'minisearch', 'noRestrictedImports'],
  ['storage/deep/a.ts', '../../retrieval/retrieval.ts', 'noRestrictedImports'],
  ['sealing/a.ts', '../storage/memory-store.ts', 'noRestrictedImports'],
  ['runtime/c2.ts', '../sealing/key-file.ts', 'noRestrictedImports'],
  ['embedding/a.ts', '../runtime/runtime.ts', 'noRestrictedImports'],
  ['extraction/a.ts', '@huggingface/transformers', 'noRestrictedImports'],
  ['redaction/a.ts', '../extraction/extractor.ts', 'noRestrictedImports'],
  ['llm/a.ts', '../extraction/rules-extractor.ts', 'noRestrictedImports'],
  ['history/a.ts', '../runtime/runtime.ts', 'noRestrictedImports'],
  ['storage/c.ts', '@zip.js/zip.js', 'noRestrictedImports'],
  ['runtime/a.ts', '../storage/idb-store.ts', 'noRestrictedImports'],
  ['runtime/b.ts', 'comlink', 'noRestrictedImports'],
  ['client/a.ts', '../runtime/runtime.ts', 'noRestrictedImports'],
  ['client/b.ts', '../worker/worker.ts', 'noRestrictedImports'],
  ['worker/a.ts', '../storage/idb-store.ts', 'noRestrictedImports'],
  ['worker/worker.ts', 'minisearch', 'noRestrictedImports'],
  ['core/cycle-a.ts', './cycle-b.ts', 'noImportCycles'],
  ['core/cycle-b.ts', './cycle-a.ts', 'noImportCycles'],
]

const ALLOWED: readonly (readonly [string, string])[] = [
  ['core/d.ts', './errors.ts'],
  ['retrieval/c.ts', 'minisearch'],
  ['retrieval/d.ts', '../core/errors.ts'],
  ['storage/b.ts', 'idb'],
  ['storage/d.ts', '../sealing/key-file.ts'],
  ['sealing/b.ts', '../core/errors.ts'],
  ['embedding/b.ts', '@huggingface/transformers'],
  ['llm/b.ts', '../extraction/extractor.ts'],
  ['history/b.ts', '@zip.js/zip.js/lib/zip-core-custom.js'],
  ['history/c.ts', '../locket.ts'],
  ['runtime/c.ts', '../storage/memory-store.ts'],
  ['runtime/d.ts', '../core/errors.ts'],
  ['client/c.ts', '../worker/protocol.ts'],
  ['client/d.ts', 'comlink'],
  ['worker/b.ts', 'comlink'],
  ['core/e.test.ts', 'vitest'],
]

interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string }
}

describe('the dependency rules of biome.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locket-rules-'))
  let diagnostics: readonly Diagnostic[] = []

  beforeAll(() => {
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
    for (const [file, imported] of [...REFUSED, ...ALLOWED]) {
      const path = join(folder, 'packages/memory/src', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `import { x } from '${imported}'\nexport const y = x\n`)
    }
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
    const run = spawnSync(join(root, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
    diagnostics = JSON.parse(run.stdout).diagnostics
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(REFUSED)('%s may not import %s', (file, _imported, rule) => {
    expect(rulesBrokenBy(file)).toContain(rule)
  })

  test.each(ALLOWED)('%s may import %s', (file) => {
    expect(rulesBrokenBy(file)).toEqual([])
  })

  function rulesBrokenBy(file: string): readonly string[] {
    return diagnostics.filter((found) => found.location.path.endsWith(`packages/memory/src/${file}`)).map((found) => found.category.split('/').at(-1) ?? '')
  }
})
