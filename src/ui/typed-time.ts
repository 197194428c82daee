import { westernDigits } from './western-digits.ts'

/** What stands beside a time and says no more than it does, in any of our languages. */
const beside = new Set([
  ...[
    'h',
    'hs',
    'hrs',
    'uhr',
    'kl',
    'klokken',
    'klockan',
    'um',
    'at',
    'a',
    'à',
    'às',
    'as',
    'las',
    'horas',
    'heures',
  ],
  'الساعة',
])

/** Takes what was typed for a time of day in a language, `9`, `9:30`, `930`, `21h`, `9 pm`, and gives it as HH:MM; null for what is none. */
export function readTypedTime(typed: string, language: string): string | null {
  const text = westernDigits(typed.replaceAll(/\p{Cf}/gu, '')).toLowerCase()
  const clock = clockOf(text.match(/\d+/g) ?? [])
  const half = halfOf(text.match(/[\p{L}\p{M}]+/gu) ?? [], language)
  if (!clock || half === null || /(?!\d)\p{N}/u.test(text)) return null
  const { hour, minute } = clock
  if (minute > 59 || hour > 23) return null
  if (half !== 'whole' && (hour < 1 || hour > 12)) return null
  const hours = half === 'whole' ? hour : (hour % 12) + (half === 'after' ? 12 : 0)
  return [hours, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

function clockOf(figures: readonly string[]): { hour: number; minute: number } | null {
  const [first = '', minutes, seconds = '00', more] = figures
  if (minutes === undefined && /^\d{3,4}$/.test(first)) return clockOf([first.slice(0, -2), first.slice(-2)])
  const isWritten = /^\d{1,2}$/.test(first) && /^\d{2}$/.test(minutes ?? '00') && /^\d{2}$/.test(seconds)
  if (!isWritten || more !== undefined) return null
  return { hour: Number(first), minute: Number(minutes ?? 0) }
}

/** Of which half of the day the words tell; null where they tell anything else. */
function halfOf(words: readonly string[], language: string): 'before' | 'after' | 'whole' | null {
  // `a. m.`: both letters are words of their own.
  const said = words.join('')
  if (words.every((word) => beside.has(word))) return 'whole'
  if (['am', ...halfNames(language, 9)].includes(said)) return 'before'
  return ['pm', ...halfNames(language, 21)].includes(said) ? 'after' : null
}

function halfNames(language: string, hour: number): string[] {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
  return format
    .formatToParts(Date.UTC(2026, 0, 1, hour))
    .flatMap(({ type, value }) => (type === 'dayPeriod' ? [lettersOf(value)] : []))
}

function lettersOf(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).join('')
}
