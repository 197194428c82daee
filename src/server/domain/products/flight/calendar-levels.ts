import type { FlightDay } from '../../../../contract/types.ts'

type Level = NonNullable<FlightDay['level']>

/** Returns how the total of a day compares with the others: low for the cheapest quarter, high for the dearest. */
export function calendarLevels(totals: readonly number[]): (total: number) => Level {
  const sorted = totals.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const [low, high] = [at(0.25), at(0.75)]
  if (low === high) return () => 'typical'
  return (total) => (total <= low ? 'low' : total >= high ? 'high' : 'typical')
}
