import { env, LogLevel } from '@huggingface/transformers'

export interface SealedFiles {
  readonly wasm: Uint8Array<ArrayBuffer>
  /** By path below the model's folder. */
  readonly files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
}

/**
 * Shuts transformers.js off from the network: it reads the given bytes and nothing else, from no host, cache or blob URL.
 * Its log is off, because on a failure it prints the tokens of the text.
 *
 * @returns gives the bytes free once the model is loaded.
 */
export function sealTransformers({ wasm, files }: SealedFiles): () => void {
  const byPath = new Map(Object.entries(files))
  env.logLevel = LogLevel.NONE
  env.allowRemoteModels = false
  env.allowLocalModels = true
  env.localModelPath = '/models/'
  env.useBrowserCache = false
  env.useWasmCache = false
  env.useCustomCache = true
  env.customCache = {
    match: async (request) => {
      const bytes = byPath.get(request.replace(/^\/models\/[^/]+\//, ''))
      return bytes === undefined ? undefined : new Response(bytes, { headers: { 'content-length': String(bytes.length) } })
    },
    put: async () => undefined,
  }
  env.fetch = async () => new Response(null, { status: 404 })

  const { wasm: runtime } = env.backends.onnx
  if (runtime !== undefined) {
    runtime.wasmBinary = wasm
    // Set to a public CDN when the library is imported. Without it, the loader that is part of the bundle is used.
    delete runtime.wasmPaths
    runtime.numThreads = 1
    runtime.proxy = false
  }
  return () => {
    byPath.clear()
    if (runtime !== undefined) delete runtime.wasmBinary
  }
}
