import type { OpenLocket } from '../locket-port.ts'
import type { ExtractionCase, RecallUser } from './data.ts'
import { extractionQuality } from './extraction-quality.ts'
import type { ExtractionQuality } from './extraction-quality.ts'
import { recallQuality } from './recall-quality.ts'
import type { Miss, RecallQuality } from './recall-quality.ts'
import { scoresText } from './tally.ts'

export interface QualityReport {
  readonly format: 'locket-quality'
  readonly version: 1
  readonly embedder: string
  readonly recall: RecallQuality
  readonly extraction: ExtractionQuality
  readonly misses: { readonly recall: readonly Miss[]; readonly extraction: readonly Miss[] }
}

export interface QualityOptions {
  readonly embedder: string
  readonly open: OpenLocket
  readonly run: string
  readonly recall: readonly RecallUser[]
  readonly extraction: readonly ExtractionCase[]
  readonly onProgress?: ((what: string, share: number) => void) | undefined
}

/** Both data sets through the public contract. */
export async function runQuality(options: QualityOptions): Promise<QualityReport> {
  const { embedder, open, run, onProgress } = options
  const extraction = await extractionQuality(options.extraction, open, run, (what, share) => onProgress?.(what, share / 2))
  const recall = await recallQuality(options.recall, open, run, (what, share) => onProgress?.(what, 0.5 + share / 2))
  return {
    format: 'locket-quality',
    version: 1,
    embedder,
    recall: recall.quality,
    extraction: extraction.quality,
    misses: { recall: recall.misses, extraction: extraction.misses },
  }
}

export function qualityTable({ embedder, recall, extraction }: QualityReport): string {
  return `${[
    `Recall data, ${recall.users} users, embedder ${embedder} (right = newest value there and no older one; deleted: nothing there)`,
    scoresText('by probe', recall.byProbe),
    scoresText('hits by probe', recall.hitsByProbe),
    scoresText('by history', recall.byHistory),
    scoresText('by kind', recall.byKind),
    scoresText('by language', recall.byLanguage),
    `  old values brought: ${recall.leaks}, deleted values brought: ${recall.deletedLeaks}, deleted but kept somewhere: ${recall.deletedKept}`,
    `  stored from distractors: ${recall.distractorsStored}, from restatements: ${recall.restatementsStored}, facts with two current memories: ${recall.factsTwice}`,
    `  injected on average: ${recall.meanTokens} tokens, ${recall.meanLines} lines`,
    `Extraction data, ${extraction.cases} cases`,
    scoresText('by class', extraction.lenientByClass),
    scoresText('strict', extraction.strictByClass),
    scoresText('by sort', extraction.bySort),
    scoresText('by language', extraction.byLanguage),
    scoresText('over right cases', { kind: extraction.kind, validFrom: extraction.validFrom }),
    `  forbidden strings kept: ${extraction.forbiddenKept} cases, memories beyond what was expected: ${extraction.extraMemories}`,
  ].join('\n')}\n`
}
