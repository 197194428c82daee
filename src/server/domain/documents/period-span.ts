import type { ItemPeriod } from './item-period.ts'

/** From the first start of some items to their last end: local dates, YYYY-MM-DD, and times, HH:mm. */
export type PeriodSpan = Omit<ItemPeriod, 'timeZone'>

/** Returns the span of items, each with the time of its place; an item without a time starts before those with one. */
export function periodSpan(periods: readonly PeriodSpan[]): PeriodSpan {
  const [first] = periods.toSorted(by(({ start, startTime = '' }) => `${start} ${startTime}`))
  const last = periods.toSorted(by(({ end, endTime = '' }) => `${end} ${endTime}`)).at(-1)
  if (first === undefined || last === undefined) throw new Error('no items have no period')
  const { start, startTime } = first
  const { end, endTime } = last
  return {
    start,
    end,
    ...(startTime !== undefined && { startTime }),
    ...(endTime !== undefined && { endTime }),
  }
}

function by(keyOf: (period: PeriodSpan) => string) {
  return (a: PeriodSpan, b: PeriodSpan) => (keyOf(a) < keyOf(b) ? -1 : 1)
}
