/** Works something out about an object once, for as long as the object is held. */
export function once<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly made: V }>()
  return (of) => {
    const found = known.get(of)
    if (found !== undefined) return found.made
    const made = make(of)
    known.set(of, { made })
    return made
  }
}

/** The same for something that also depends on a language. */
export function onceByLanguage<K extends object, V>(make: (of: K, language: string) => V): (of: K, language: string) => V {
  const byLanguage = new Map<string, (of: K) => V>()
  return (of, language) => {
    const known = byLanguage.get(language)
    if (known !== undefined) return known(of)
    const made = once((each: K) => make(each, language))
    byLanguage.set(language, made)
    return made(of)
  }
}

const clears: (() => void)[] = []

/** The same for a text, within one turn: `forgetTexts` ends it, so that nobody's words stay. What is made of it must not be changed. */
export function onceByText<V>(make: (text: string, language: string) => V): (text: string, language: string) => V {
  const byLanguage = new Map<string, Map<string, { readonly made: V }>>()
  clears.push(() => {
    for (const known of byLanguage.values()) known.clear()
  })
  return (text, language) => {
    let known = byLanguage.get(language)
    if (known === undefined) {
      known = new Map()
      byLanguage.set(language, known)
    }
    const found = known.get(text)
    if (found !== undefined) return found.made
    const made = make(text, language)
    known.set(text, { made })
    return made
  }
}

/** Lets go of everything that was worked out about texts. */
export function forgetTexts(): void {
  for (const clear of clears) clear()
}
