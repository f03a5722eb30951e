import { type FeatureExtractionPipeline, pipeline } from '@huggingface/transformers'
import { MemoryError, toErrorData } from '../core/errors.ts'
import type { EmbedderReply, EmbedderRequest } from './embedder-protocol.ts'
import { fetchModelFiles } from './fetch-model.ts'
import { markedLoad } from './load-marker.ts'
import type { MiniLmFiles } from './model-files.ts'
import { noTokens } from './clean-text.ts'
import { tokenWindows } from './token-windows.ts'
import { sealTransformers } from './transformers-env.ts'

let extractor: FeatureExtractionPipeline | undefined

globalThis.addEventListener('message', ({ data }: MessageEvent<EmbedderRequest>) => {
  answer(data).then(
    (reply) => post(reply),
    (error: unknown) => post({ type: 'failed', id: data.id, ok: false, error: toErrorData(error) }),
  )
})

async function answer(request: EmbedderRequest): Promise<EmbedderReply> {
  switch (request.type) {
    case 'init':
      extractor = await load(request.files, (share) => post({ type: 'progress', id: request.id, share }))
      return { type: 'ready', id: request.id, ok: true }
    case 'embed':
      return { type: 'vector', id: request.id, ok: true, vector: await embed(loaded(), request.text) }
    case 'windows':
      return { type: 'pieces', id: request.id, ok: true, pieces: tokenWindows(request.text, (text) => tokensOf(loaded(), text).length) }
  }
}

async function load(files: MiniLmFiles, onProgress: (share: number) => void): Promise<FeatureExtractionPipeline> {
  const [model, wasm, tokenizer] = await fetchModelFiles([files.model, files.wasm, files.tokenizer], onProgress)
  const release = sealTransformers({
    wasm: wasm ?? new Uint8Array(),
    files: {
      'config.json': new TextEncoder().encode(JSON.stringify(files.config)),
      'tokenizer.json': tokenizer ?? new Uint8Array(),
      'tokenizer_config.json': new TextEncoder().encode(JSON.stringify(files.tokenizerConfig)),
      'onnx/model_quantized.onnx': model ?? new Uint8Array(),
    },
  })
  try {
    return await markedLoad(Date.now, () => pipeline('feature-extraction', 'minilm', { dtype: 'q8', device: 'wasm', local_files_only: true }))
  } finally {
    release()
  }
}

/** One text a batch: int8 activations get one scale for the whole batch, so neighbours would change the vector. */
async function embed(model: FeatureExtractionPipeline, text: string): Promise<Float32Array<ArrayBuffer>> {
  const unknown = model.tokenizer.unk_token_id
  if (tokensOf(model, text).every((token) => token === unknown)) throw noTokens()
  const { data } = await model(text, { pooling: 'mean', normalize: true })
  return Float32Array.from(data, Number)
}

function tokensOf(model: FeatureExtractionPipeline, text: string): readonly number[] {
  return model.tokenizer.encode(text, { add_special_tokens: false })
}

function loaded(): FeatureExtractionPipeline {
  if (extractor === undefined) throw new MemoryError('MODEL_UNAVAILABLE', 'The model is not loaded.')
  return extractor
}

function post(reply: EmbedderReply): void {
  globalThis.postMessage(reply, { transfer: reply.type === 'vector' ? [reply.vector.buffer] : [] })
}
