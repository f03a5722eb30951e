/** One of the ways a pattern may match. */
export interface Way {
  /** Its part of the pattern. */
  readonly source: string
  /** Any match holds at least one of these; `null` where that cannot be told. In lower case where case does not count. */
  readonly literals: readonly string[] | null
}

/** The ways between the outermost `|` of a pattern; one way where it refers to its own groups. */
export function waysOf({ source, flags }: RegExp): readonly Way[] {
  const ways = new Reader(source, flags.includes('i')).ways()
  if (!/\\(?:[1-9]|k<)/.test(source)) return ways
  return [{ source, literals: null }]
}

/** Too many say too little. */
const MOST = 2_000
const SHORTEST = 2

/** Reads what a pattern cannot do without. Whatever it does not know tells nothing. */
class Reader {
  #at = 0
  readonly #source: string
  readonly #foldsCase: boolean

  constructor(source: string, foldsCase: boolean) {
    this.#source = source
    this.#foldsCase = foldsCase
  }

  /** Up to the end of the pattern or of the group. */
  ways(): readonly Way[] {
    const ways: Way[] = []
    for (;;) {
      const start = this.#at
      const literals = this.#sequence()
      ways.push({ source: this.#source.slice(start, this.#at), literals })
      if (this.#source[this.#at] !== '|') return ways
      this.#at += 1
    }
  }

  #sequence(): readonly string[] | null {
    let best: readonly string[] | null = null
    let run = ''
    const consider = (literals: readonly string[] | null): void => {
      if (literals !== null && literals.length <= MOST && shortest(literals) >= SHORTEST && shortest(literals) > shortest(best ?? [])) best = literals
    }
    const endRun = (): void => {
      consider([run])
      run = ''
    }
    while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') {
      const item = this.#item()
      if (item === 'nothing') continue
      const least = this.#least()
      if (typeof item === 'string' && item !== 'any' && least === null) {
        run += item.slice(1)
        continue
      }
      if (typeof item === 'string' && item !== 'any' && least !== 0) run += item.slice(1)
      endRun()
      if (typeof item !== 'string' && least !== 0) consider(item.all)
    }
    endRun()
    return best
  }

  /** The next part: `=x` a letter, `any` one or more of several, `nothing` what takes up no room, or a group. */
  #item(): `=${string}` | 'any' | 'nothing' | { readonly all: readonly string[] | null } {
    const char = this.#source.charAt(this.#at)
    this.#at += 1
    if (char === '(') return this.#group()
    if (char === '[') {
      while (this.#at < this.#source.length && this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1
      this.#at += 1
      return 'any'
    }
    if (char === '^' || char === '$') return 'nothing'
    if (char === '.') return 'any'
    if (char !== '\\') return this.#letter(char)
    const next = this.#source.charAt(this.#at)
    this.#at += 1
    if (next === 'b' || next === 'B') return 'nothing'
    if (!/[\p{L}\p{N}]/u.test(next)) return this.#letter(next)
    const longer = /^(?:\{[^}]*\}|[0-9a-fA-F]{4})/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0] ?? ''
    if (next === 'p' || next === 'P' || next === 'u') this.#at += longer.length
    else if (next === 'x') this.#at += 2
    else if (next === 'c') this.#at += 1
    return 'any'
  }

  /** Letters that have other forms than two cases, or are written as two units, are not told. */
  #letter(char: string): `=${string}` | 'any' {
    const code = char.charCodeAt(0)
    if (code >= 0xd800 && code < 0xe000) return 'any'
    if (!this.#foldsCase) return `=${char}`
    return code < 0x80 || (code >= 0xc0 && code < 0xff && char !== 'ß') ? `=${char.toLowerCase()}` : 'any'
  }

  #group(): 'nothing' | { readonly all: readonly string[] | null } {
    const opening = /^\?(?::|=|!|<=|<!|<[^>]*>)/.exec(this.#source.slice(this.#at, this.#at + 40))?.[0] ?? ''
    this.#at += opening.length
    const ways = this.ways()
    this.#at += 1
    if (/^\?<?[=!]/.test(opening)) {
      // Nobody writes it, but it would not be a part of its own.
      this.#least()
      return 'nothing'
    }
    const all = ways.flatMap(({ literals }) => literals ?? [])
    return { all: ways.every(({ literals }) => literals !== null) ? all : null }
  }

  /** How often the last part has to stand there; `null` for once. */
  #least(): number | null {
    const [found = '', , count] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at, this.#at + 16)) ?? []
    if (found === '') return null
    this.#at += found.length
    const braces = /^\{(\d+)/.exec(found)?.[1] ?? count
    return braces === undefined ? (found.startsWith('+') ? 1 : 0) : Number(braces)
  }
}

function shortest(literals: readonly string[]): number {
  return literals.length === 0 ? 0 : Math.min(...literals.map(({ length }) => length))
}
