import { westernDigits } from './western-digits.ts'

const english = words({
  before: ['at'],
  // `o’clock` is two words.
  after: ['h', 'hr', 'hrs', 'hours', 'o', 'clock', 'oclock'],
  am: ['a'],
  pm: ['p'],
})

const norwegian = words({ before: ['kl', 'klokka', 'klokken'] })

const wordsOfLanguage: Readonly<Record<string, TimeWords>> = {
  en: english,
  pt: words({ before: ['a', 'à', 'as', 'às'], after: ['hs', 'hora', 'horas'] }),
  es: words({ before: ['a', 'la', 'las'], after: ['hs', 'hora', 'horas'] }),
  da: words({ before: ['kl', 'klokken'] }),
  no: norwegian,
  nb: norwegian,
  de: words({ before: ['um'], after: ['uhr'] }),
  ar: words({
    before: ['الساعة', 'الساعه'],
    after: ['ساعة'],
    am: ['صباحا'],
    pm: ['مساء'],
    leavesTwelveOpen: true,
  }),
  fr: words({ before: ['a', 'à'], after: ['heure', 'heures'] }),
  sv: words({ before: ['kl', 'klockan'] }),
}

/** Returns a typed time of day (`9`, `9:30`, `930`, `21h`, `9 pm`) in a language as HH:MM; null if it is not a time. */
export function readTypedTime(typed: string, language: string): string | null {
  const text = westernDigits(typed.replaceAll(/\p{Cf}/gu, ''))
    .toLowerCase()
    .replace(minutesNamed, '')
  const clock = clockOf(text.match(/\d+/g) ?? [])
  if (!clock || /(?!\d)\p{N}/u.test(text)) return null
  const { hour, minute } = clock
  const half = halfOf(text, { language, hour })
  if (half === null || minute > 59 || hour > 23) return null
  if (half !== 'whole' && (hour < 1 || hour > 12)) return null
  const hours = half === 'whole' ? hour : (hour % 12) + (half === 'after' ? 12 : 0)
  return [hours, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The `min` of `9 h 30 min`: a first number is never minutes. */
const minutesNamed = /(?<=\d\D+\d{2}\s*)(?:min|mn|دقيقة)(?![\p{L}\p{M}])\.?/u

function clockOf(figures: readonly string[]): { hour: number; minute: number } | null {
  const [first = '', minutes, seconds = '00', more] = figures
  if (minutes === undefined && /^\d{3,4}$/.test(first)) return clockOf([first.slice(0, -2), first.slice(-2)])
  const isWritten = /^\d{1,2}$/.test(first) && /^\d{2}$/.test(minutes ?? '00') && /^\d{2}$/.test(seconds)
  if (!isWritten || more !== undefined) return null
  return { hour: Number(first), minute: Number(minutes ?? 0) }
}

interface TimeContext {
  language: string
  hour: number
}

/** The half of the day that the words name; null if they say anything else. */
function halfOf(text: string, { language, hour }: TimeContext): 'before' | 'after' | 'whole' | null {
  const { before, after, am, pm, leavesTwelveOpen } = timeWords(language)
  const [lead = ''] = text.split(/\d/, 1)
  const more = [
    ...wordsOf(lead).filter((word) => !before.includes(word)),
    ...wordsOf(text.slice(lead.length)).filter((word) => !after.includes(word)),
  ]
  // `a. m.`: both letters are separate words.
  const half = more.join('')
  if (half === '') return 'whole'
  const isOpen = leavesTwelveOpen && hour === 12
  if (['am', ...halfNames(language, 9), ...(isOpen ? [] : am)].includes(half)) return 'before'
  return ['pm', ...halfNames(language, 21), ...(isOpen ? [] : pm)].includes(half) ? 'after' : null
}

function halfNames(language: string, hour: number): string[] {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  return format
    .formatToParts(Date.UTC(2026, 0, 1, hour))
    .flatMap(({ type, value }) => (type === 'dayPeriod' ? [wordsOf(value.toLowerCase()).join('')] : []))
}

/** Without the Arabic marks that are often omitted, or come before or after their letter. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? []
  )
}

/** Words that a language adds to a time of day; its names of the halves are those of Intl and these. */
interface TimeWords {
  /** Add no meaning, before the time or after its hour. */
  before: readonly string[]
  after: readonly string[]
  /** Name the first half of the day and the second. */
  am: readonly string[]
  pm: readonly string[]
  /** True if speakers disagree which twelve o'clock those mean. */
  leavesTwelveOpen: boolean
}

function words(own: Partial<TimeWords>): TimeWords {
  return { before: [], after: [], am: [], pm: [], leavesTwelveOpen: false, ...own }
}

/** Returns the words that accompany a time in a language; English ones are understood in every language. */
function timeWords(locale: string): TimeWords {
  const [language = 'en'] = locale.split('-')
  const own = wordsOfLanguage[language] ?? english
  return { ...own, before: [...own.before, ...english.before], after: [...own.after, ...english.after] }
}
