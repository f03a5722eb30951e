/** Days, times and numbers as the element's language writes them. */
export interface Formats {
  number(value: number): string
  percent(share: number): string
  bytes(size: number): string
  /** `25 Nov`, with the year when it is another one. */
  day(iso: string): string
  /** `29 Nov, 14:02`. */
  moment(iso: string): string
  /** `today`, `yesterday`, else the day. */
  ago(iso: string): string
}

const DAY_MS = 86_400_000
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `language`: a BCP 47 tag; one that the browser does not know falls back to its own. */
export function createFormats(language: string | undefined, now: () => Date = () => new Date()): Formats {
  const locale = knownLocale(language)
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
  const moment = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  const momentOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const sameYear = (date: Date): boolean => date.getFullYear() === now().getFullYear()

  function writeDay(date: Date): string {
    return (sameYear(date) ? day : dayOfYear).format(date)
  }

  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    bytes(size) {
      let [value, unit] = [size, 0]
      while (value >= 1000 && unit < UNITS.length - 1) [value, unit] = [value / 1000, unit + 1]
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: UNITS[unit] ?? 'byte',
        unitDisplay: 'short',
        maximumFractionDigits: unit > 1 ? 1 : 0,
      }).format(value)
    },
    day: (iso) => written(iso, writeDay),
    moment: (iso) => written(iso, (date) => (sameYear(date) ? moment : momentOfYear).format(date)),
    ago: (iso) =>
      written(iso, (date) => {
        const days = Math.round((startOfDay(date) - startOfDay(now())) / DAY_MS)
        return days === 0 || days === -1 ? relative.format(days, 'day') : writeDay(date)
      }),
  }
}

function written(iso: string, write: (date: Date) => string): string {
  const date = parseDay(iso)
  return date === null ? iso : write(date)
}

/** A plain date is that day here, not midnight in Greenwich. */
function parseDay(iso: string): Date | null {
  const plain = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  const date = plain === null ? new Date(iso) : new Date(Number(plain[1]), Number(plain[2]) - 1, Number(plain[3]))
  return Number.isNaN(date.getTime()) ? null : date
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

function knownLocale(language: string | undefined): string | undefined {
  if (language === undefined || language === '') return undefined
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    // Not a language tag, such as `lang="english"`: the browser's own language is the better guess.
    return undefined
  }
}
