/** `extras.js`: what a locket does not need for its first answer, so that the worker stays small. Loaded when it is first asked for. */
export { checkEmbedder } from '../embedding/custom-embedder.ts'
export { createMiniLmEmbedder } from '../embedding/minilm-embedder.ts'
export { withFallback } from '../llm/with-fallback.ts'
export { approve, edit, reject, restore } from '../runtime/edit.ts'
export { settleProposals } from '../runtime/propose.ts'
export { exportFile, importFile } from '../runtime/transfer.ts'
