import type { ActivityCriteria } from '../../../src/server/domain/suppliers/activity-offer.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import type { NearbyCity } from '../../geography/geo.ts'
import { referencePlace } from '../../geography/reference-place.ts'
import { inBatches } from '../in-batches.ts'
import type { ActivityPlan } from './activity-plan.ts'
import { type CityDay, cityDay } from './activity-price.ts'
import { isInTime, type StartOnDay, startsOn, stockOf } from './activity-slots.ts'
import type { ActivitySources } from './activity-sources.ts'
import { findPlan } from './find-plan.ts'

/** A start time with at least one free place. */
export interface FreeStart extends StartOnDay {
  readonly left: number
}

export interface FoundActivity {
  readonly plan: ActivityPlan
  readonly timeZone: string
  readonly today: number
  /** From the reference place. */
  readonly distance: { readonly miles: number; readonly from: string }
  /** From the searched point to the centre of the activity's place. */
  readonly cityMiles: number
  /** The first searched day with a free place. */
  readonly on: CityDay
  readonly date: string
  /** Cheapest first; at least one. */
  readonly starts: readonly [FreeStart, ...FreeStart[]]
}

interface Candidate {
  readonly plan: ActivityPlan
  readonly timeZone: string
  readonly reference: NearbyCity
  readonly city: NearbyCity
}

export interface DayRange extends ActivityCriteria {
  readonly until: string
  readonly placeName: string
  /** The activity that comes first, wherever it is. */
  readonly leading?: string
}

/** Number of places searched around the point. */
const placesLookedInto = 60

/**
 * Returns the activities within the radius with a free place on one of the days, in batches of the given sizes: the
 * reference place's own first, then by place, nearest first. A title occurs once.
 */
export async function* findActivities(
  criteria: DayRange,
  sources: ActivitySources,
  sizes: { readonly first: number; readonly later: number },
): AsyncGenerator<FoundActivity[]> {
  const titles = new Set<string>()
  let left = criteria.limit
  for (const batch of inBatches(candidates(criteria, sources), sizes)) {
    const found = (await freeOf(batch, criteria, sources)).filter(({ plan: { activity } }) => {
      const isNew = !titles.has(activity.title)
      titles.add(activity.title)
      return isNew
    })
    if (found.length > 0) yield found.slice(0, left)
    left -= found.length
    if (left <= 0) return
  }
}

function* candidates(criteria: DayRange, sources: ActivitySources): Generator<Candidate> {
  const { geo } = sources.dataset()
  const cities = geo.citiesNear(criteria.point, criteria.radiusMiles, placesLookedInto)
  const reference = referencePlace(cities, criteria.placeName)
  if (!reference) return
  const leading = criteria.leading === undefined ? null : findPlan(criteria.leading, sources)
  if (leading) {
    const { city } = leading
    const near = { ...city, distanceMiles: distanceMiles(criteria.point, city) }
    yield { plan: leading, timeZone: sources.timeZoneOf(city), reference, city: near }
  }
  for (const city of [reference, ...cities.filter((other) => other.id !== reference.id)]) {
    const all = sources.activitiesIn(city)
    const timeZone = sources.timeZoneOf(city)
    for (const activity of all.activities) {
      if (distanceMiles(criteria.point, activity.position) > criteria.radiusMiles) continue
      yield { plan: sources.planOf(all, activity), timeZone, reference, city }
    }
  }
}

/** Asks the ledger once for all. */
async function freeOf(
  batch: readonly Candidate[],
  { date, until }: Pick<DayRange, 'date' | 'until'>,
  sources: ActivitySources,
): Promise<FoundActivity[]> {
  const { today } = sources.dataset()
  const now = sources.clock()
  const [first, last] = [dayNumber(date), dayNumber(until)]
  const stocks = batch.flatMap(({ plan }) => stocksOf(plan))
  const taken = await sources.ledger.taken(stocks, date, until)
  return batch.flatMap(({ plan, timeZone, reference, city }): FoundActivity[] => {
    for (let day = first; day <= last; day += 1) {
      const on = cityDay(plan, day, today)
      const starts = freeStarts(plan, on, { today, timeZone, now, taken })
      const [cheapest, ...others] = starts
      if (!cheapest) continue
      const miles = distanceMiles(reference, plan.activity.position)
      const distance = { miles, from: reference.name }
      return [
        {
          plan,
          timeZone,
          today,
          distance,
          cityMiles: city.distanceMiles,
          on,
          date: dateOfDay(day),
          starts: [cheapest, ...others],
        },
      ]
    }
    return []
  })
}

/** Returns the ledger's names of all start times of an activity. */
export function stocksOf(plan: ActivityPlan): string[] {
  return plan.options.flatMap((option) =>
    option.starts.map((start) => stockOf(plan.activity.productCode, option, start)),
  )
}

export interface StartContext {
  readonly today: number
  readonly timeZone: string
  readonly now: Date
  /** By stock and date. */
  readonly taken: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** Returns the start times of a day with a place left that can still be booked, cheapest first. */
export function freeStarts(
  plan: ActivityPlan,
  on: CityDay,
  { taken, ...context }: StartContext,
): FreeStart[] {
  const date = dateOfDay(on.day)
  return startsOn(plan, on, context.today)
    .map((one) => {
      const stock = stockOf(plan.activity.productCode, one.option, one.start)
      return { ...one, left: one.free - (taken.get(stock)?.get(date) ?? 0) }
    })
    .filter((one) => one.left >= leastPlaces(one) && isInTime(one, { ...context, day: on.day }))
    .sort((one, other) => costOf(one) - costOf(other))
}

/** A two-seat kayak needs two places. */
function leastPlaces({ option }: StartOnDay): number {
  return option.pricedBy === 'group' ? 1 : (option.peopleInMultiplesOf ?? 1)
}

function costOf({ option, start }: StartOnDay): number {
  return option.factor * start.factor
}
