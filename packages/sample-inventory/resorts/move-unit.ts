import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { describeUnit } from './describe-resort.ts'
import { unitStock } from './free-weeks.ts'
import { keyedWeek } from './keyed-week.ts'
import type { ResortSources } from './resort-sources.ts'
import { encodeWeekKey, type WeekKey } from './week-key.ts'
import { quotedWeek } from './week-quote.ts'

/**
 * Returns the week as the resort changes it by itself: in the next larger unit, otherwise in another type that sleeps
 * everyone. The price stays that of the booked unit.
 */
export async function movedWeek(
  key: WeekKey,
  code: string | null,
  sources: ResortSources,
): Promise<MovedItem | null> {
  const { pricedAs = null, least = 0 } = key.booked ?? {}
  const found = await keyedWeek({ ...key, booked: { pricedAs, least, isKept: true } }, sources)
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
    rateKey: encodeWeekKey({
      ...key,
      unitId: other.id,
      booked: { pricedAs: pricedAs ?? unit.id, least, isKept: true },
    }),
    latest: localToMoment(`${key.checkIn}T00:00:00`, sources.timeZoneOf(resort)),
  }
}
