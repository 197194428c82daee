import type { WeekRate } from '../../../src/server/domain/suppliers/resort-week.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { beginsOn } from './check-in-days.ts'
import { type FreeWeek, takenUnits, unitsLeft } from './free-weeks.ts'
import type { Resort } from './resort-directory.ts'
import { firstSoldDay, MOST_DAYS_AHEAD, type ResortSources } from './resort-sources.ts'
import type { UnitFacts } from './resort-units.ts'
import type { WeekKey } from './week-key.ts'
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
 * Returns a key's unit and week at the price of the key's day, or `sold_out`. Null for a unit, day, number of people or
 * extra that the resort does not have. A reserved one needs no other free unit.
 */
export async function keyedWeek(
  key: WeekKey,
  sources: ResortSources,
  { isReserved = false } = {},
): Promise<KeyedWeek | 'sold_out' | null> {
  const found = unitById(key.unitId, sources)
  if (found === null) return null
  const [resort, unit] = found
  const { nights, people, extras, day: today, scenario } = key
  const first = dayNumber(key.checkIn)
  const isSold = first <= today + MOST_DAYS_AHEAD && beginsOn(resort, first, nights) && people <= unit.sleeps
  if (!isSold) return null
  if (!isReserved && first < firstSoldDay(resort, sources)) return 'sold_out'
  const taken = await takenUnits([resort], first, first + nights - 1, sources.ledger)
  const counted = unitsLeft(resort, { unit, first, nights }, today, taken)
  const left = isReserved ? Math.max(1, counted) : counted
  if (left === 0) return 'sold_out'
  const free: FreeWeek = { resort, unit, first, nights, left }
  const timeZone = sources.timeZoneOf(resort)
  const isDearer = scenario === 'price_up'
  const rate = weekRate(free, { people, extras, today, timeZone, scenario }, { isDearer })
  return rate && { free, rate }
}
