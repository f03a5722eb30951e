// What `embedder.js` needs beyond any other file: the CPU-only ONNX Runtime, and no address of another host left in it.

/** transformers.js imports the WebGPU build, whose wasm file has 27 MB; the CPU-only one has 14 MB and the same interface. */
export const embedderAlias = { 'onnxruntime-web/webgpu': 'onnxruntime-web/wasm' }

/** Found text → what stands in its place. Each must be there: a new version of the libraries that has none of it needs a look. */
const REPLACED = {
  'transformers.web.js': [
    ['https://cdn.jsdelivr.net/npm/onnxruntime-web@', '/no-cdn/'],
    ['remoteHost: "https://huggingface.co/"', 'remoteHost: "/no-hub/"'],
  ],
  // Our own code always gives the bytes. Left as it is, a bundler that reads the file would look for the wasm beside it.
  'ort.wasm.bundle.min.mjs': [['new URL("ort-wasm-simd-threaded.wasm",import.meta.url)', 'new URL("about:blank")']],
}

/** A Rolldown (and Vite) plugin. */
export function sealLibraries() {
  return {
    name: 'seal-libraries',
    transform(code, id) {
      const found = Object.keys(REPLACED).find((file) => id.split('?')[0].endsWith(`/${file}`))
      if (found === undefined) return null
      let sealed = code
      for (const [from, to] of REPLACED[found]) {
        if (!sealed.includes(from)) throw new Error(`${found} does not hold ${from} any more: check what it loads, then change scripts/embedder-build.mjs.`)
        sealed = sealed.replaceAll(from, to)
      }
      return { code: sealed, map: null }
    },
  }
}
