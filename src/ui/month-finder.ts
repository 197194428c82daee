/** Both take the words of a date in order. */
interface DateWords {
  monthIn: (words: readonly string[]) => number | null
  /** True if all words may accompany a date in numbers. */
  areBeside: (words: readonly string[]) => boolean
}

const FEWEST_LETTERS = 3
/** Levantine Arabic names months by two words: `كانون الأول`. */
const MOST_WORDS = 2
const utc = { timeZone: 'UTC', calendar: 'gregory' } as const
/** Intl is slow to start, so each language is read once. */
const known = new Map<string, DateWords>()

/**
 * Returns two functions for a language. One finds the month (1 to 12) in a date's words: named in full or by its
 * beginning, with only accompanying words around it, else null. The other tells whether all words are accompanying
 * ones. Month names of all the language's countries and of English count.
 */
export function monthFinder(language: string): DateWords {
  const words = known.get(language) ?? makeDateWords(language)
  known.set(language, words)
  return words
}

function makeDateWords(locale: string): DateWords {
  const [language = 'en'] = locale.split('-')
  const all = [...new Set([locale, language, ...(named[language] ?? []), 'en'])]
  const months = monthsOf(all)
  const beside = new Set(all.flatMap((one) => [...weekdayNames(one), ...joiningWords(one)]).flatMap(wordsOf))
  for (const word of [...(fillers[language] ?? []), ...(fillers.en ?? [])]) beside.add(plain(word))
  const areBeside = (typed: readonly string[]) => typed.every((word) => beside.has(plain(word)))
  const monthIn = (typed: readonly string[]) => {
    const words = typed.map(plain)
    const found = new Set<number>()
    // `mar` is both a Tuesday and a month: choose the reading in which the other words make sense too.
    for (let first = 0; first < words.length; first++) {
      for (let end = first + 1; end <= Math.min(words.length, first + MOST_WORDS); end++) {
        const isRest = areBeside([...words.slice(0, first), ...words.slice(end)])
        const month = isRest ? monthNamed(words.slice(first, end).join(' '), months) : undefined
        if (month !== undefined) found.add(month)
      }
    }
    return found.size === 1 ? ([...found][0] ?? null) : null
  }
  return { monthIn, areBeside }
}

/** Countries that name months by other words of the same language. */
const named: Record<string, string[]> = { ar: ['ar-LB', 'ar-MA', 'ar-DZ'] }

/** Words that people add to a date and no format of Intl has. */
const fillers: Record<string, string[]> = {
  en: ['the', 'of', 'on'],
  pt: ['dia', 'em'],
  es: ['el', 'día', 'del'],
  fr: ['le'],
  de: ['am', 'den', 'der', 'dem'],
  da: ['d', 'den'],
  no: ['d', 'den'],
  sv: ['d', 'den'],
  ar: ['يوم', 'من', 'في', 'شهر', 'سنة', 'عام', 'م'],
}

function monthNamed(wanted: string, months: readonly string[][]): number | undefined {
  const those = (isIt: (name: string) => boolean) =>
    months.flatMap((names, month) => (names.some(isIt) ? [month + 1] : []))
  const whole = those((name) => name === wanted)
  const isPart = whole.length === 0 && wanted.length >= FEWEST_LETTERS
  const found = isPart ? those((name) => name.startsWith(wanted)) : whole
  return found.length === 1 ? found[0] : undefined
}

/** The names of the twelve months, alone and in a date, since some languages decline them. */
function monthsOf(languages: readonly string[]): string[][] {
  const formats = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => [
      new Intl.DateTimeFormat(language, { month, ...utc }),
      new Intl.DateTimeFormat(language, { day: 'numeric', month, ...utc }),
    ]),
  )
  return Array.from({ length: 12 }, (_, month) =>
    formats.flatMap((format) =>
      format
        .formatToParts(Date.UTC(2026, month, 1))
        .flatMap(({ type, value }) => (type === 'month' ? [wordsOf(value).map(plain).join(' ')] : [])),
    ),
  )
}

function weekdayNames(language: string): string[] {
  return (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, ...utc })
    return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2026, 1, day)))
  })
}

/** Joining words such as the `de` of `4 de dezembro`. */
function joiningWords(language: string): string[] {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', ...utc })
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(plain)
}

/** A word without case, accents and dots; in Arabic without the article, which some omit in dates. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}.]/gu, '')
    .replace(/^ال(?=\p{L}{2})/u, '')
}
