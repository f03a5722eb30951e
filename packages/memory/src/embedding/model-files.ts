import { minilm, staticMinilm } from '@locket/models'

/** One file: where it is, and what it must be. */
export interface ModelFile {
  /** Below the base address of all files. */
  readonly path: string
  /** Absolute. */
  readonly url: string
  readonly bytes: number
  /** Lower-case hex. */
  readonly sha256: string
}

/** What the MiniLM embedder reads. The two small JSON files come along as objects. */
export interface MiniLmFiles {
  readonly model: ModelFile
  readonly wasm: ModelFile
  readonly tokenizer: ModelFile
  readonly tokenizerConfig: Readonly<Record<string, unknown>>
  readonly config: Readonly<Record<string, unknown>>
}

/** What the static embedder reads. */
export interface StaticFiles {
  readonly table: ModelFile
  readonly tokenizer: ModelFile
  readonly tokenizerConfig: Readonly<Record<string, unknown>>
  readonly config: { readonly name: string; readonly rows: number; readonly dimension: number }
}

/** Plain data: goes from the page, which knows the addresses, to the worker, which fetches. */
export interface ModelFiles {
  readonly minilm: MiniLmFiles
  readonly static: StaticFiles
}

/**
 * Where the model files are: where the bundler emitted them, or below `assets`.
 *
 * @param assets base address of the files, absolute or relative to the page, with or without a closing slash.
 */
export function modelFiles(assets?: string | undefined): ModelFiles {
  const at = assets === undefined ? sameFile : below(assets)
  return {
    minilm: { ...minilm, model: at(minilm.model), wasm: at(minilm.wasm), tokenizer: at(minilm.tokenizer) },
    static: { ...staticMinilm, table: at(staticMinilm.table), tokenizer: at(staticMinilm.tokenizer) },
  }
}

function sameFile(file: ModelFile): ModelFile {
  return file
}

function below(assets: string): (file: ModelFile) => ModelFile {
  const base = new URL(assets.endsWith('/') ? assets : `${assets}/`, globalThis.document?.baseURI ?? globalThis.location?.href)
  return (file) => ({ ...file, url: new URL(file.path, base).href })
}
