import type { WeekRate } from '../../../src/server/domain/suppliers/resort-week.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { beginsOn } from './check-in-days.ts'
import { type FreeWeek, takenUnits, unitsLeft } from './free-weeks.ts'
import type { Resort } from './resort-directory.ts'
import { DAYS_ON_SALE, firstSoldDay, type ResortSources } from './resort-sources.ts'
import type { UnitFacts } from './resort-units.ts'
import { encodeWeekKey, inOrder, type WeekKey } from './week-key.ts'
import { weekRate } from './week-rate.ts'

/** A key's unit and week, and its rate. */
export interface KeyedWeek {
  readonly free: FreeWeek
  readonly rate: WeekRate
}

/** Returns the resort and the unit of an id; null for an unknown one. */
export function unitById(
  id: string,
  { resorts }: Pick<ResortSources, 'resorts'>,
): [Resort, UnitFacts] | null {
  const resort = resorts.find(
    (one) => id.startsWith(`${one.id}-`) && one.units.some((unit) => unit.id === id),
  )
  const unit = resort?.units.find((one) => one.id === id)
  return resort && unit ? [resort, unit] : null
}

/**
 * Returns a key's unit and week at the price of the key's day, or `sold_out` by today's stock. Null for a unit, day,
 * number of people or extra that the resort does not have. A booking that keeps its unit needs no other free one.
 */
export async function keyedWeek(
  key: WeekKey,
  sources: ResortSources,
): Promise<KeyedWeek | 'sold_out' | null> {
  const found = unitById(key.unitId, sources)
  if (found === null) return null
  const [resort, unit] = found
  const { nights, people, booked } = key
  const first = dayNumber(key.checkIn)
  const priced = resort.units.find(({ id }) => id === (booked?.pricedAs ?? unit.id))
  const isSold = first <= key.day + DAYS_ON_SALE && beginsOn(resort, first, nights) && people <= unit.sleeps
  if (!isSold || priced === undefined) return null
  const isKept = booked?.isKept === true
  if (!isKept && first < firstSoldDay(resort, sources)) return 'sold_out'
  const taken = await takenUnits([resort], first, first + nights - 1, sources.ledger)
  const counted = unitsLeft(resort, { unit, first, nights }, sources.dataset().today, taken)
  const left = isKept ? Math.max(1, counted) : counted
  if (left === 0) return 'sold_out'
  const free: FreeWeek = { resort, unit, first, nights, left }
  const rate = rateOf(key, { ...free, unit: priced }, sources)
  return rate && { free, rate: { ...rate, unitId: unit.id } }
}

function rateOf(key: WeekKey, free: FreeWeek, { timeZoneOf }: ResortSources): WeekRate | null {
  const { people, extras, day: today, scenario, booked } = key
  const timeZone = timeZoneOf(free.resort)
  const terms = { people, extras, today, timeZone, scenario, ...(booked && { least: booked.least }) }
  const rate = weekRate(free, terms, { isDearer: scenario === 'price_up' })
  return rate && { ...rate, rateKey: encodeWeekKey({ ...key, extras: inOrder(extras) }) }
}
