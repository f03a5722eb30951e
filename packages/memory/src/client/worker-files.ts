/** Absolute addresses of the files that Locket loads. */
export interface WorkerFiles {
  readonly worker: string
  readonly embedder: string
  readonly rules: string
  readonly static: string
  readonly extras: string
}

/**
 * The files beside this one. Each is written out as `new URL('./x.js', import.meta.url)`, which Vite and webpack turn into
 * the address of the file as they emit it.
 */
export function ownFiles(): WorkerFiles {
  return {
    worker: new URL('./worker.js', import.meta.url).href,
    embedder: new URL('./embedder.js', import.meta.url).href,
    rules: new URL('./rules.js', import.meta.url).href,
    static: new URL('./static.js', import.meta.url).href,
    extras: new URL('./extras.js', import.meta.url).href,
  }
}

/** The files below `assets`, for a bundler that knows no such addresses. */
export function assetFiles(assets: string): WorkerFiles {
  const base = new URL(assets.endsWith('/') ? assets : `${assets}/`, globalThis.document?.baseURI ?? globalThis.location?.href)
  const at = (name: string) => new URL(name, base).href
  return { worker: at('worker.js'), embedder: at('embedder.js'), rules: at('rules.js'), static: at('static.js'), extras: at('extras.js') }
}
