const ENGLISH = /\b(?:the|is|are|was|were|has|my|our|we|i|i['’]\p{L}+|to|of|and|at|for|his|her|their|it|not|an)\b/iu
const SHORT: readonly string[] = ['en', 'de', 'es']

/**
 * The languages whose forms a text may be read by: its own, and where it was taken for English without a small word of it ("Mi cliente
 * usa MySQL"), others too.
 */
export function readAs(text: string, language: string): readonly string[] {
  return language === 'en' && !ENGLISH.test(text) ? SHORT : [language]
}
