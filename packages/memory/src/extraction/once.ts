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
