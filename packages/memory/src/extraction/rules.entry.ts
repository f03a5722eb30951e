/** The module that is bundled to `rules.js` and loaded by the worker when it first extracts. */
export { createRulesExtractor } from './rules-extractor.ts'
