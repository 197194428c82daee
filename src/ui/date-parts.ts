/** The typed parts of a date: day and month of one or two digits, the year of two, four or none. */
export interface DateParts {
  day: string
  month: string
  year: string
}

type Part = keyof DateParts

const byYear: readonly Part[] = ['year', 'month', 'day']
const byDay: readonly Part[] = ['day', 'month', 'year']
const byMonth: readonly Part[] = ['month', 'day', 'year']
const utc = { timeZone: 'UTC' } as const

/**
 * Returns the parts of a date's numbers, split into `figures`, in the order of a language; null for an invalid or
 * ambiguous date.
 */
export function dateParts(figures: readonly string[], typed: string, language: string): DateParts | null {
  const order = orderOf(language)
  const [all = ''] = figures
  const inARow = figures.length === 1 ? rowOf(all, order, language) : null
  const cut = inARow?.figures ?? figures
  const orders = inARow?.orders ?? ordersOf(figures, { typed, order, language })
  const read = orders.flatMap((parts) => partsIn(cut, parts) ?? [])
  const possible = read.filter(isPossible)
  const [first, ...others] = possible.length > 0 ? possible : read
  const isPlain = others.every((other) => other.day === first?.day && other.month === first.month)
  return isPlain ? (first ?? null) : null
}

interface Written {
  typed: string
  order: readonly Part[]
  language: string
}

function ordersOf(figures: readonly string[], { typed, order, language }: Written): (readonly Part[])[] {
  const isYearFirst = order[0] === 'year'
  if (figures.length === 3) {
    if (figures[0]?.length === 4) return [byYear]
    if (!isYearFirst) return [order]
    if (figures[2]?.length === 4) return yearLast(language)
    // `4/12-26`: a two-digit year never comes before a slash or a dot.
    return /[./]/.test(typed) ? yearLast(language) : [byYear]
  }
  if (figures.length !== 2) return []
  const orders = !isYearFirst ? [order] : typed.includes('-') ? [byYear] : yearLast(language)
  return orders.map((parts) => parts.filter((part) => part !== 'year'))
}

/**
 * Orders that people use besides a country's year-first order; in English both day-first and month-first are
 * possible.
 */
function yearLast(language: string): (readonly Part[])[] {
  return language.startsWith('en') ? [byDay, byMonth] : [byDay]
}

/** Splits eight digits, or six with a two-digit year; the year of eight may come first in every language. */
function rowOf(all: string, order: readonly Part[], language: string) {
  if (!/^\d{6}$|^\d{8}$/.test(all)) return null
  const isYearFirst = all.length === 8 ? /^(19|20)\d\d(0[1-9]|1[0-2])/.test(all) : order[0] === 'year'
  const yearLength = all.length - 4
  const lengths = isYearFirst ? [yearLength, 2, 2] : [2, 2, yearLength]
  let from = 0
  const figures = lengths.map((length) => {
    from += length
    return all.slice(from - length, from)
  })
  if (isYearFirst) return { figures, orders: [byYear] }
  return { figures, orders: order[0] === 'year' ? yearLast(language) : [order] }
}

function partsIn(figures: readonly string[], order: readonly Part[]): DateParts | null {
  const at = (part: Part) => figures[order.indexOf(part)] ?? ''
  const parts = { day: at('day'), month: at('month'), year: at('year') }
  const isShort = /^\d{1,2}$/.test(parts.day) && /^\d{1,2}$/.test(parts.month)
  return isShort && /^(\d{2}|\d{4})?$/.test(parts.year) ? parts : null
}

function isPossible({ day, month }: DateParts): boolean {
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31
}

/** The order of a date's parts in a language. */
function orderOf(language: string): readonly Part[] {
  const parts = new Intl.DateTimeFormat(language, { dateStyle: 'short', ...utc }).formatToParts(0)
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}
