/** The package brings no types. Only its plain lists of words are used. */
declare module 'stopword' {
  export const eng: readonly string[]
  export const deu: readonly string[]
  export const spa: readonly string[]
  export const fra: readonly string[]
  export const por: readonly string[]
}
