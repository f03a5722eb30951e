// A file of its own beside the worker: its tokenizer is a quarter of the worker's size, and most lockets never load it.
export { createStaticEmbedder } from './static-embedder.ts'
