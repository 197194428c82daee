import type {
  NoResort,
  ResortArea,
  ResortSearchCriteria,
} from '../../../src/server/domain/suppliers/resort-shapes.ts'
import { kitchens, type WeekRate } from '../../../src/server/domain/suppliers/resort-week.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { daysOfCheckIn } from './check-in-days.ts'
import { type FreeWeek, type TakenUnits, unitsLeft } from './free-weeks.ts'
import type { Resort } from './resort-directory.ts'
import { stayPrice } from './resort-price.ts'
import { DAYS_ON_SALE, firstSoldDay, type ResortSources } from './resort-sources.ts'
import type { UnitFacts } from './resort-units.ts'
import { unitPrice, weekRate } from './week-rate.ts'

/** A free unit and week that meets the criteria. */
export interface FoundWeek {
  readonly unit: UnitFacts
  readonly rate: WeekRate
}

/** A wider window reaches so many days further at both ends. */
export const WIDER_DAYS = 14

/** Reasons against a resort, the first to be seen last: a search without any names the last barrier. */
const barriers: readonly NoResort[] = ['no_resort', 'too_many_people', 'no_unit', 'no_week', 'above_maximum']

/** The longest window of check-in that is searched, in days: the longest of a request, wider at both ends. */
const LONGEST_WINDOW = 92 + 2 * WIDER_DAYS

/** Returns the resorts of an area: the named one first, then the nearest. A resort of two regions occurs once. */
export function resortsIn(area: ResortArea, resorts: readonly Resort[], resortId?: string): Resort[] {
  const { near } = area
  const regions = new Set(area.regions)
  const subregions = new Set(area.subregions)
  const ids = new Set(area.resorts)
  const isNamed = ({ id, region, foundIn }: Resort) =>
    ids.has(id) ||
    regions.has(region.id) ||
    [...foundIn].some((one) => subregions.has(one) || isIn(one, regions))
  const found = resorts.filter(
    (resort) => isNamed(resort) || (near !== undefined && distanceMiles(near, resort.position) <= near.miles),
  )
  const milesTo = ({ position }: Resort) => (near ? distanceMiles(near, position) : 0)
  return found
    .map((resort) => ({ resort, rank: resort.id === resortId ? -1 : milesTo(resort) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ resort }) => resort)
}

/** A subregion's id begins with that of its region. */
function isIn(subregion: string, regions: ReadonlySet<string>): boolean {
  return [...regions].some((region) => subregion.startsWith(`${region}-`))
}

/** Finds free weeks by criteria, and remembers why there are none. */
export class WeekFinder {
  #barrier = 0
  readonly #criteria: Omit<ResortSearchCriteria, 'area'>
  readonly #scenario: Scenario | null
  readonly #sources: ResortSources

  constructor(
    criteria: Omit<ResortSearchCriteria, 'area'>,
    scenario: Scenario | null,
    sources: ResortSources,
  ) {
    this.#criteria = criteria
    this.#scenario = scenario
    this.#sources = sources
  }

  /** Why nothing was found so far. */
  get none(): NoResort {
    return barriers[this.#barrier] ?? 'no_week'
  }

  /** The days on which anything could be taken, for the ledger. */
  get days(): { readonly first: number; readonly last: number } {
    const { checkIn, nights } = this.#criteria
    const first = dayNumber(checkIn.from)
    const last = Math.min(dayNumber(checkIn.until), first + LONGEST_WINDOW)
    return { first, last: last + nights - 1 }
  }

  /** Returns a resort's free weeks, cheapest first, at most so many. */
  weeksAt(resort: Resort, taken: TakenUnits, most: number): FoundWeek[] {
    const { accepts = () => true } = this.#criteria
    const { today } = this.#sources.dataset()
    const found = [...this.#freeWeeks(resort, taken)]
      .map((free) => ({
        free,
        dollars: stayPrice(resort, free.unit, free.first, free.nights, today).dollars,
      }))
      .sort((one, other) => one.dollars - other.dollars)
    if (found.length > 0) this.#met('above_maximum')
    const accepted: FoundWeek[] = []
    for (const { free, dollars } of found) {
      // Fees only add to it, and the next weeks cost more.
      const isTooDear = () => !accepts(unitPrice(resort, dollars), resort.position)
      if (accepted.length >= most || isTooDear()) break
      const rate = this.#rateOf(free)
      if (rate !== null && accepts(rate.price, resort.position)) accepted.push({ unit: free.unit, rate })
    }
    return accepted
  }

  /** Whether a resort has any free week. */
  hasWeek(resort: Resort, taken: TakenUnits): boolean {
    if (this.#criteria.accepts) return this.weeksAt(resort, taken, 1).length > 0
    return !this.#freeWeeks(resort, taken).next().done
  }

  #rateOf(free: FreeWeek): WeekRate | null {
    const { timeZoneOf, dataset } = this.#sources
    const { people } = this.#criteria
    const timeZone = timeZoneOf(free.resort)
    return weekRate(free, { people, today: dataset().today, timeZone, scenario: this.#scenario })
  }

  #unitsOf(resort: Resort): UnitFacts[] {
    const { people, needsPrivacy, bedrooms, kitchen } = this.#criteria
    this.#met('too_many_people')
    const roomy = resort.units.filter(
      ({ sleeps, sleepsInPrivacy }) => people <= (needsPrivacy ? sleepsInPrivacy : sleeps),
    )
    if (roomy.length > 0) this.#met('no_unit')
    const fitting = roomy.filter(
      (unit) => unit.bedrooms >= bedrooms && kitchens.indexOf(unit.kitchen) >= kitchens.indexOf(kitchen),
    )
    if (fitting.length > 0) this.#met('no_week')
    return fitting
  }

  *#freeWeeks(resort: Resort, taken: TakenUnits): Generator<FreeWeek> {
    const { nights } = this.#criteria
    const { today } = this.#sources.dataset()
    const { first, last } = this.days
    const earliest = Math.max(first, firstSoldDay(resort, this.#sources))
    const latest = Math.min(last - nights + 1, today + DAYS_ON_SALE)
    const days = daysOfCheckIn(resort, earliest, latest, nights)
    for (const unit of this.#unitsOf(resort)) {
      for (const day of days) {
        const left = unitsLeft(resort, { unit, first: day, nights }, today, taken)
        if (left > 0) yield { resort, unit, first: day, nights, left }
      }
    }
  }

  #met(reason: NoResort): void {
    this.#barrier = Math.max(this.#barrier, barriers.indexOf(reason))
  }
}
