import type { Embed } from '@locket/bench'
import embedderUrl from '@locket/memory/embedder?url'
import type { Embedder } from '../../../packages/memory/src/embedding/embedder.ts'
import { createMiniLmEmbedder } from '../../../packages/memory/src/embedding/minilm-embedder.ts'
import { modelFiles } from '../../../packages/memory/src/embedding/model-files.ts'
import { createStaticEmbedder } from '../../../packages/memory/src/embedding/static-embedder.ts'
import type { EmbedderName } from './protocol.ts'

export interface OpenedEmbedder {
  readonly name: EmbedderName
  readonly embed: Embed
  close(): void | Promise<void>
}

/**
 * Locket's two embedders, for the rows that compare plain vector search. They are not in the public contract, so they come from
 * its sources; the rows of Locket itself use the contract alone.
 */
export async function openEmbedder(name: EmbedderName, signal: AbortSignal, onProgress: (share: number) => void): Promise<OpenedEmbedder> {
  const embedder = await create(name, onProgress)
  return {
    name,
    // One text a call, so that a cancel is seen within one text.
    embed: async (texts) => {
      const vectors: Float32Array[] = []
      for (const text of texts) {
        if (signal.aborted) throw signal.reason
        vectors.push(await vectorOf(embedder, text))
        if (texts.length > 1) onProgress(vectors.length / texts.length)
      }
      return vectors
    },
    close: () => embedder.close?.(),
  }
}

async function create(name: EmbedderName, onProgress: (share: number) => void): Promise<Embedder> {
  const files = modelFiles()
  if (name === 'static') return createStaticEmbedder(files.static, { onProgress })
  return createMiniLmEmbedder({ files: files.minilm, workerUrl: new URL(embedderUrl, import.meta.url).href, onProgress })
}

async function vectorOf(embedder: Embedder, text: string): Promise<Float32Array> {
  const [vector] = await embedder.embed([text])
  if (vector === undefined) throw new Error('The embedder gave no vector.')
  return vector
}
