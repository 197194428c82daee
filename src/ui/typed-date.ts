import { isDay } from './date-limits.ts'
import { type DateParts, dateParts } from './date-parts.ts'
import { monthFinder } from './month-finder.ts'
import { type AroundToday, nearestDay } from './nearest-day.ts'
import { westernDigits } from './western-digits.ts'

/** What a typed date says: a day (YYYY-MM-DD), one that there never was, or nothing that can be read. */
export type TypedDate = { date: string } | { fault: 'noSuchDay' | 'unreadable' }

const utc = { timeZone: 'UTC' } as const

/** A day as a field of a language shows it: `Dec 4, 2026`. The month is a word, so that nobody takes it for the day. */
export function shownDay(date: string, language: string): string {
  const short = written(date, language, 'short')
  // Portuguese of Portugal has no short form with a word.
  return /\p{L}{2}/u.test(short) ? short : written(date, language, 'long')
}

/** A day in figures alone, in the order of a language: `12/4/2026`. */
export function dayInFigures(date: string, language: string): string {
  return written(date, language, 'numeric')
}

function written(date: string, language: string, month: 'short' | 'long' | 'numeric'): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, year: 'numeric', ...utc })
  return format.format(new Date(date))
}

/**
 * Reads a date as people of a language type it: in figures in their order or with the month as a word, either with the day of
 * the week, six or eight figures in a row, or YYYY-MM-DD. Two figures are a year of this century; without any, the day nearest
 * to today is meant, where it is told which one that is.
 */
export function readTypedDate(typed: string, language: string, around?: AroundToday): TypedDate {
  // Marks of direction come along unseen with what is pasted from a page in Arabic.
  const text = westernDigits(typed.replaceAll(/\p{Cf}/gu, ''))
  const parts = partsOf(text.replaceAll(ordinal, '$1'), language)
  // The other way round it would be a date: what helps is to be told how dates are written here.
  if (!parts || (Number(parts.month) > 12 && Number(parts.day) <= 12)) return { fault: 'unreadable' }
  const day = `${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`
  if (parts.year === '' && !around) return { fault: 'unreadable' }
  const date =
    parts.year === '' && around
      ? nearestDay(day, around)
      : `${parts.year.length === 2 ? '20' : ''}${parts.year}-${day}`
  return date !== null && isDay(date) ? { date } : { fault: 'noSuchDay' }
}

/** `4th`, `1er`, `1:a`, `1.º`: what follows the figures of a day says no more than they do. */
const ordinal = /(\d)[.:]?(?:st|nd|rd|th|er|re|[ao]|e|[ºªᵉ]\p{Lm}*)(?![\p{L}\p{M}\p{N}])/giu

function partsOf(text: string, language: string): DateParts | null {
  // `½` and its like are no figures of a date.
  if (/(?!\d)\p{N}/u.test(text)) return null
  const figures = text.match(/\d+/g) ?? []
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0) return dateParts(figures, text.trim(), language)
  const { monthIn, areBeside } = monthFinder(language)
  const month = monthIn(words)
  // `mar 1/12` is a Tuesday, `mar 1 26` a day in March.
  const isInFigures = month === null || figures.length > 2 || /\d[./-]\d/.test(text)
  if (isInFigures && areBeside(words)) return dateParts(figures, /\d.*\d/.exec(text)?.[0] ?? '', language)
  if (month === null || figures.length < 1 || figures.length > 2) return null
  const [day = '', year = ''] = figures[0]?.length === 4 ? figures.toReversed() : figures
  return /^\d{1,2}$/.test(day) && /^(\d{2}|\d{4})?$/.test(year) ? { day, month: String(month), year } : null
}
