import { type DayLimits, isDay } from './date-limits.ts'
import { type DateParts, dateParts } from './date-parts.ts'
import { monthFinder } from './month-finder.ts'
import { westernDigits } from './western-digits.ts'

/** At most so many years pass between two 29 Februaries. */
const YEARS = 8

/** The result of reading a typed date: a day (YYYY-MM-DD), one that never existed, or unreadable text. */
export type TypedDate = { date: string } | { fault: 'noSuchDay' | 'unreadable' }

const utc = { timeZone: 'UTC' } as const

/** Formats a day as a field shows it: `Dec 4, 2026`. The month is a word, so that it is not confused with the day. */
export function shownDay(date: string, language: string): string {
  const short = written(date, language, 'short')
  // European Portuguese has no short form with a word.
  return /\p{L}{2}/u.test(short) ? short : written(date, language, 'long')
}

/** Formats a day in numbers only, in the order of a language: `12/4/2026`. */
export function dayInFigures(date: string, language: string): string {
  return written(date, language, 'numeric')
}

function written(date: string, language: string, month: 'short' | 'long' | 'numeric'): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month, year: 'numeric', ...utc })
  return format.format(new Date(date))
}

/**
 * Reads a date as typed in a language: in numbers in its order, or with the month as a word, both with or without the
 * weekday; six or eight digits in a row; or YYYY-MM-DD. A two-digit year is in this century. Without a year it is the
 * day nearest to today, if `around` is given.
 */
export function readTypedDate(typed: string, language: string, around?: AroundToday): TypedDate {
  // Text copied from an Arabic page contains invisible direction marks.
  const text = westernDigits(typed.replaceAll(/\p{Cf}/gu, ''))
  const parts = partsOf(text.replaceAll(ordinal, '$1'), language)
  // In reverse order it would be a date, so the error shows how dates are written here.
  if (!parts || (Number(parts.month) > 12 && Number(parts.day) <= 12)) return { fault: 'unreadable' }
  const day = `${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`
  if (parts.year === '' && !around) return { fault: 'unreadable' }
  const date =
    parts.year === '' && around
      ? nearestDay(day, around)
      : `${parts.year.length === 2 ? '20' : ''}${parts.year}-${day}`
  return date !== null && isDay(date) ? { date } : { fault: 'noSuchDay' }
}

/** `4th`, `1er`, `1:a`, `1.º`: the ending of an ordinal number adds no meaning. */
const ordinal = /(\d)[.:]?(?:st|nd|rd|th|er|re|[ao]|e|[ºªᵉ]\p{Lm}*)(?![\p{L}\p{M}\p{N}])/giu

function partsOf(text: string, language: string): DateParts | null {
  // `½` and similar characters are not digits of a date.
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

/** The limits, and the day near which a day without a year lies. */
export interface AroundToday extends DayLimits {
  today: string
}

/**
 * Returns the day nearest to today for a day without its year (MM-DD), within the limits if possible; null if no year
 * has it.
 */
export function nearestDay(day: string, { today, earliest, latest }: AroundToday): string | null {
  const now = Number(today.slice(0, 4))
  const days = Array.from({ length: 2 * YEARS + 1 }, (_, index) => `${now - YEARS + index}-${day}`).filter(
    isDay,
  )
  const within = days.filter((one) => one >= earliest && one <= latest)
  const away = (one: string) => Math.abs(Date.parse(one) - Date.parse(today))
  const [nearest = null] = (within.length > 0 ? within : days).toSorted((a, b) => away(a) - away(b))
  return nearest
}
