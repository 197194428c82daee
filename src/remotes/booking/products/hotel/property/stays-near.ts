import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { addDays } from '../../../spine/results/add-days.ts'

const shifts = [-1, 1, -2, 2, -3, 3, 7] as const
const MOST = 6

/** Returns stays of the same length a few days earlier and later, earliest first, none in the past. */
export function staysNear(stay: HotelStay, today: string): HotelStay[] {
  return shifts
    .map((days) => ({ ...stay, start: addDays(stay.start, days), end: addDays(stay.end, days) }))
    .filter(({ start }) => start >= today)
    .slice(0, MOST)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
}
