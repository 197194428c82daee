import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { describeUnit } from './describe-resort.ts'
import { unitStock } from './free-weeks.ts'
import { keyedWeek } from './keyed-week.ts'
import type { ResortSources } from './resort-sources.ts'
import { encodeWeekKey, type WeekKey } from './week-key.ts'
import { quotedWeek } from './week-quote.ts'

/** Returns the week as the resort changes it by itself: the next larger unit, otherwise another one of the type. */
export async function movedWeek(
  key: WeekKey,
  code: string | null,
  sources: ResortSources,
): Promise<MovedItem | null> {
  const found = await keyedWeek(key, sources, { isReserved: true })
  if (found === null || found === 'sold_out') return null
  const { resort, unit } = found.free
  const larger = resort.units.filter(({ bedrooms }) => bedrooms > unit.bedrooms)
  const smaller = resort.units.filter(({ sleeps, id }) => sleeps >= key.people && id !== unit.id)
  const other = code === null ? (larger[0] ?? smaller[0]) : resort.units.find(({ id }) => id === code)
  if (other === undefined) return null
  const before = quotedWeek(found, key, sources)
  return {
    code: other.id,
    stock: unitStock(other),
    becomes: { ...before, unit: describeUnit(other, resort, key.checkIn) },
    // The booking's terms stay those of the booked rate.
    rateKey: encodeWeekKey(key),
    latest: localToMoment(`${key.checkIn}T00:00:00`, sources.timeZoneOf(resort)),
  }
}
