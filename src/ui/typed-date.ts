import { isDay } from './date-limits.ts'
import { dateWords } from './date-words.ts'
import { westernDigits } from './western-digits.ts'

/** What a typed date says: a day (YYYY-MM-DD), one that there never was, or nothing that can be read. */
export type TypedDate = { date: string } | { fault: 'noSuchDay' | 'unreadable' }

type Part = 'day' | 'month' | 'year'

const utc = { timeZone: 'UTC' } as const

/** A day as a field of a language shows it: `Dec 4, 2026`. The month is a word, so that nobody takes it for the day. */
export function shownDay(date: string, language: string): string {
  return written(date, language, 'short')
}

/** A day in figures alone, in the order of a language: `12/4/2026`. */
export function dayInFigures(date: string, language: string): string {
  return written(date, language, 'numeric')
}

function written(date: string, language: string, month: 'short' | 'numeric'): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, year: 'numeric', ...utc })
  return format.format(new Date(date))
}

/**
 * Reads a date as people of a language type it: in figures in their order, with the month as a word, with the day of the
 * week, eight figures in a row, or YYYY-MM-DD. Two figures are a year of this century.
 */
export function readTypedDate(typed: string, language: string): TypedDate {
  // Marks of direction come along unseen with what is pasted from a page in Arabic.
  const text = westernDigits(typed.replaceAll(/\p{Cf}/gu, '')).trim()
  const parts = partsOf(text, language)
  if (!parts) return { fault: 'unreadable' }
  const { day, month, year } = parts
  const date = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? { date } : { fault: 'noSuchDay' }
}

function partsOf(text: string, language: string): Record<Part, string> | null {
  const tokens = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  const figures = tokens.flatMap((token) => /^(\d+)\p{L}{0,2}$/u.exec(token)?.[1] ?? [])
  const words = tokens.filter((token) => !/^\d/.test(token))
  if (words.length === 0) return inFigures(figures, orderOf(language))
  const { monthOf, isBeside } = dateWords(language)
  const months = words.flatMap((word) => monthOf(word) ?? [])
  const isStrange = words.some((word) => monthOf(word) === null && !isBeside(word))
  if (months.length !== 1 || isStrange || figures.length !== 2) return null
  const [year, day] = figures[0]?.length === 4 ? figures : figures.toReversed()
  return valid({ day, month: String(months[0]), year })
}

function inFigures(figures: string[], order: readonly Part[]): Record<Part, string> | null {
  const [all = ''] = figures
  if (figures.length === 1 && /^\d{8}$/.test(all)) return inFigures(cut(all, order), order)
  if (figures.length !== 3) return null
  const read: readonly Part[] = all.length === 4 ? ['year', 'month', 'day'] : order
  return valid(Object.fromEntries(read.map((part, index) => [part, figures[index]])))
}

/** Eight figures in a row, apart. */
function cut(figures: string, order: readonly Part[]): string[] {
  let from = 0
  return order.map((part) => {
    const start = from
    from += part === 'year' ? 4 : 2
    return figures.slice(start, from)
  })
}

function valid({ day, month, year }: { [part in Part]?: string | undefined }): Record<Part, string> | null {
  const isShort = (text: string | undefined): text is string => text !== undefined && /^\d{1,2}$/.test(text)
  if (!isShort(day) || !isShort(month) || !year || !/^(\d{2}|\d{4})$/.test(year)) return null
  return { day, month, year }
}

/** In which order a language writes the parts of a date. */
function orderOf(language: string): Part[] {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short', ...utc }).formatToParts(0)
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}
