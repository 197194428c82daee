/** What the words in a typed date mean. */
interface DateWords {
  /** 1 to 12 for the month that a word names, whole or by its beginning; null for none, or for two. */
  monthOf: (word: string) => number | null
  /** Whether a word may stand in a date without saying which it is: the day of the week, or what joins its parts. */
  isBeside: (word: string) => boolean
}

const FEWEST_LETTERS = 3
const utc = { timeZone: 'UTC' } as const
/** Intl takes long to begin: what it says of a language is asked once. */
const known = new Map<string, DateWords>()

/** Takes a language and gives the words of its dates, and those of English beside them, by Intl alone. */
export function dateWords(language: string): DateWords {
  const words = known.get(language) ?? makeWords([language, 'en'])
  known.set(language, words)
  return words
}

function makeWords(languages: string[]): DateWords {
  const months = Array.from({ length: 12 }, (_, month) =>
    languages.flatMap((one) => monthNames(Date.UTC(2026, month, 1), one)),
  )
  const beside = new Set(languages.flatMap((one) => [...weekdayNames(one), ...joiningWords(one)]))
  const those = (isIt: (name: string) => boolean) =>
    months.flatMap((names, month) => (names.some(isIt) ? [month + 1] : []))
  return {
    isBeside: (word) => beside.has(plain(word)),
    monthOf: (word) => {
      const wanted = plain(word)
      const whole = those((name) => name === wanted)
      const isPart = whole.length === 0 && wanted.length >= FEWEST_LETTERS
      const found = isPart ? those((name) => name.startsWith(wanted)) : whole
      return found.length === 1 ? (found[0] ?? null) : null
    },
  }
}

/** Alone and in a date, where some languages decline them. */
function monthNames(date: number, language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const inDate = new Intl.DateTimeFormat(language, { day: 'numeric', month, ...utc }).formatToParts(date)
    const alone = new Intl.DateTimeFormat(language, { month, ...utc }).format(date)
    return [alone, ...inDate.flatMap(({ type, value }) => (type === 'month' ? [value] : []))].map(plain)
  })
}

function weekdayNames(language: string): string[] {
  return (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, ...utc })
    return [1, 2, 3, 4, 5, 6, 7].map((day) => plain(format.format(Date.UTC(2026, 1, day))))
  })
}

/** The `de` of `4 de dezembro`. */
function joiningWords(language: string): string[] {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', ...utc })
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === 'literal' ? value.split(/[^\p{L}\p{M}]+/u) : []))
    .map(plain)
}

/** A word without case, accents and points. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}.]/gu, '')
}
