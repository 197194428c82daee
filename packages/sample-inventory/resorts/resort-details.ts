import type { ResortDetails, ResortDetailsQuery } from '../../../src/server/domain/suppliers/resort-shapes.ts'
import type { WeekRate } from '../../../src/server/domain/suppliers/resort-week.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { guestReviews } from '../guest-reviews.ts'
import { daysOfCheckIn } from './check-in-days.ts'
import {
  describeResort,
  describeUnit,
  resortPictures,
  resortRules,
  reviewCountOf,
} from './describe-resort.ts'
import { takenUnits, unitsLeft } from './free-weeks.ts'
import { keyedWeek, unitById } from './keyed-week.ts'
import { resortAbout } from './resort-about.ts'
import type { Resort } from './resort-directory.ts'
import { resortExtras } from './resort-extras.ts'
import { stayPrice } from './resort-price.ts'
import { DAYS_ON_SALE, firstSoldDay, type ResortSources } from './resort-sources.ts'
import { unbooked, type WeekKey } from './week-key.ts'
import { CHANGE_DAYS } from './week-policy.ts'
import { weekRate } from './week-rate.ts'

/** Days before and after the requested week. */
const AROUND = 56
const MOST_RATES = 240

/** Returns the resort of a key with today's rates around its week; null for a key of no unit, day or extra. */
export async function resortDetails(
  key: WeekKey,
  { extras = [], isAlone = false }: Pick<ResortDetailsQuery, 'extras' | 'isAlone'>,
  sources: ResortSources,
): Promise<ResortDetails | null> {
  const { today } = sources.dataset()
  const requested = { ...unbooked(key), extras, day: today }
  const [found, known] = [await keyedWeek(requested, sources), unitById(key.unitId, sources)]
  if (found === null || known === null) return null
  const [resort, unit] = known
  const rate = found === 'sold_out' || key.scenario === 'sold_out_at_quote' ? null : found.rate
  const { dollars } = stayPrice(resort, unit, dayNumber(key.checkIn), key.nights, today)
  const own = rate && extras.length === 0 ? [rate] : []
  const around = (isAlone ? [] : await weeksAround(resort, key, sources)).filter(
    ({ unitId, week }) => unitId !== key.unitId || week.checkIn !== key.checkIn,
  )
  return {
    resort: describeResort(resort, key.checkIn, sources),
    about: resortAbout(resort),
    pictures: resortPictures(resort, key.checkIn),
    reviews: guestReviews({ ...resort, reviewCount: reviewCountOf(resort) }, today),
    units: resort.units.map((one) => describeUnit(one, resort, key.checkIn)),
    rates: [...own, ...around].slice(0, MOST_RATES),
    rate,
    rules: resortRules(resort, sources),
    extras: resortExtras(resort, dollars),
    changeDays: CHANGE_DAYS,
  }
}

/** The free weeks of every unit that is large enough, by date. */
async function weeksAround(resort: Resort, key: WeekKey, sources: ResortSources): Promise<WeekRate[]> {
  const { nights, people, scenario } = key
  const { today } = sources.dataset()
  const timeZone = sources.timeZoneOf(resort)
  const middle = dayNumber(key.checkIn)
  const first = Math.max(middle - AROUND, firstSoldDay(resort, sources))
  const last = Math.min(middle + AROUND, today + DAYS_ON_SALE)
  if (last < first) return []
  const taken = await takenUnits([resort], first, last + nights, sources.ledger)
  const units = resort.units.filter(({ sleeps }) => people <= sleeps)
  return daysOfCheckIn(resort, first, last, nights).flatMap((day) =>
    units.flatMap((unit) => {
      const left = unitsLeft(resort, { unit, first: day, nights }, today, taken)
      const free = { resort, unit, first: day, nights, left }
      return (left > 0 && weekRate(free, { people, today, timeZone, scenario })) || []
    }),
  )
}
