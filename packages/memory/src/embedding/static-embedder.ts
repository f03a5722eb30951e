import { Tokenizer } from '@huggingface/tokenizers'
import { cleanText, noTokens } from './clean-text.ts'
import type { Embedder } from './embedder.ts'
import { fetchModelFiles } from './fetch-model.ts'
import type { StaticFiles } from './model-files.ts'

export interface StaticEmbedderOptions {
  /** Numbers of a vector; the first ones carry most. 64, 128, 192 or 256; default 256. */
  readonly dimension?: 64 | 128 | 192 | 256 | undefined
  /** Share of the bytes that are there, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** More tokens than this do not change what a text is about. */
const MAX_TOKENS = 512

/**
 * The static embedder: looks up one row a token, adds, normalises. No ONNX, no wasm; about 10 µs a short text.
 * @throws MemoryError `MODEL_UNAVAILABLE` when a file cannot be had.
 */
export async function createStaticEmbedder(files: StaticFiles, options: StaticEmbedderOptions = {}): Promise<Embedder> {
  const [table, tokenizer] = await fetchModelFiles([files.table, files.tokenizer], options.onProgress)
  return staticEmbedder(files, table ?? new Uint8Array(), tokenizer ?? new Uint8Array(), options.dimension)
}

/** The same, from bytes that are already here and verified. */
export function staticEmbedder(
  files: StaticFiles,
  table: Uint8Array<ArrayBuffer>,
  tokenizerJson: Uint8Array,
  dimension: StaticEmbedderOptions['dimension'] = 256,
): Embedder {
  const stride = files.config.dimension
  const rows = new Int8Array(table.buffer, table.byteOffset, files.config.rows * stride)
  const scales = new Float32Array(table.slice(rows.length).buffer)
  const tokenizer = new Tokenizer(JSON.parse(new TextDecoder().decode(tokenizerJson)), files.tokenizerConfig)
  // [UNK] goes with the special ones: it would make all unknown words one word.
  const special = new Set([...tokenizer.get_added_tokens_decoder().keys()])

  function vectorOf(text: string): Float32Array {
    const sum = new Float32Array(dimension)
    let known = 0
    for (const token of tokenizer.encode(cleanText(text), { add_special_tokens: false }).ids.slice(0, MAX_TOKENS)) {
      if (special.has(token)) continue
      known++
      const scale = scales[token] ?? 0
      const start = token * stride
      for (let i = 0; i < dimension; i++) sum[i] = (sum[i] ?? 0) + scale * (rows[start + i] ?? 0)
    }
    let square = 0
    for (const value of sum) square += value * value
    if (known === 0 || square === 0) throw noTokens()
    const norm = Math.sqrt(square)
    return sum.map((value) => value / norm)
  }

  return {
    name: 'static',
    fingerprint: `static-minilm-${dimension}-${files.table.sha256.slice(0, 8)}`,
    dimension,
    embed: async (texts) => texts.map(vectorOf),
  }
}
