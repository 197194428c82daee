import { dateOfDay, dayNumber, weekdayOf } from '../../../src/server/kernel/dates/calendar.ts'
import { hashText, unit } from '../random.ts'
import { type FleetShip, shipNamed } from './fleet.ts'
import { portNamed } from './ports.ts'
import { seasonRows } from './routes/season-rows.ts'
import { type CruiseRoute, routeNamed, stopsOf } from './routes.ts'

/** A ship's voyage. */
export interface SailingPlan {
  readonly id: string
  readonly ship: FleetShip
  readonly route: CruiseRoute
  /** Number of the day of embarkation. */
  readonly departs: number
  /** Place in the route's days of a port that this sailing leaves out; null if it calls everywhere. */
  readonly skips: number | null
  /** A further one that it leaves out for a booking whose traveller accepted that. */
  readonly alsoSkips?: number
}

/** Cruises are on sale for this many days. */
export const DAYS_ON_SALE = 760
/** One sailing in this many leaves out a port. */
const SKIPPING = 14
/** Years that a process keeps. */
const MOST_KNOWN = 40
const known = new Map<number, readonly SailingPlan[]>()

interface Season {
  readonly ship: FleetShip
  /** MM-DD. */
  readonly from: string
  readonly until: string
  readonly weekday: number
  readonly routes: readonly CruiseRoute[]
}

const seasons: readonly Season[] = seasonRows
  .trim()
  .split('\n')
  .map((row) => {
    const [ship = '', from = '', until = '', weekday, routes = ''] = row.split(';')
    const codes = routes.split(' ').map((code) => (code.startsWith('<') ? `${code.slice(1)}-r` : code))
    return { ship: shipNamed(ship), from, until, weekday: Number(weekday), routes: codes.map(routeNamed) }
  })

/** Returns the sailings whose season begins in a year, by the day of departure. */
export function sailingsOf(year: number): readonly SailingPlan[] {
  const before = known.get(year)
  if (before !== undefined) return before
  const plans = seasons
    .flatMap((season) => [...sailingsIn(season, year)])
    .toSorted((a, b) => a.departs - b.departs || (a.id < b.id ? -1 : 1))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(year, plans)
  return plans
}

/** Returns the sailings that depart between two days, both included, by the day of departure. */
export function sailingsBetween(first: number, last: number): SailingPlan[] {
  const years = [yearOf(first) - 1, ...range(yearOf(first), yearOf(last))]
  return years
    .flatMap((year) => sailingsOf(year))
    .filter(({ departs }) => departs >= first && departs <= last)
    .toSorted((a, b) => a.departs - b.departs || (a.id < b.id ? -1 : 1))
}

/** Returns a sailing by its id if it is sold on a day or before it; no season beyond those on sale is worked out. */
export function sailingOnSale(id: string, today: number): SailingPlan | null {
  return sailingNamed(id, today + DAYS_ON_SALE)
}

/** Returns a sailing by its id, or null for any other text and for a departure after the day `latest`. */
export function sailingNamed(id: string, latest = Number.POSITIVE_INFINITY): SailingPlan | null {
  const found = /^[a-z0-9-]{3,20}\.[a-z-]{5,40}\.(\d{4})(\d{2})(\d{2})$/.exec(id)
  if (found === null) return null
  const departs = dayNumber(found.slice(1).join('-'))
  const year = Number(found[1])
  if (Number.isNaN(departs) || year < 2000 || year > 2200 || departs > latest) return null
  return [year, year - 1].flatMap((one) => sailingsOf(one)).find((plan) => plan.id === id) ?? null
}

function* sailingsIn({ ship, from, until, weekday, routes }: Season, year: number): Generator<SailingPlan> {
  const first = dayNumber(`${year}-${from}`)
  const last = dayNumber(`${until < from ? year + 1 : year}-${until}`)
  let departs = first + ((weekday - weekdayOf(first) + 7) % 7)
  for (let turn = 0; ; turn += 1) {
    const route = routes[turn % routes.length]
    if (route === undefined || departs + route.nights > last) return
    const id = `${route.code}.${ship.code}.${dateOfDay(departs).replaceAll('-', '')}`
    yield { id, ship, route, departs, skips: skippedStop(route, id) }
    departs += route.nights
  }
}

/** A port where guests would go ashore, neither the first nor the last, nor one with a night. */
function skippedStop(route: CruiseRoute, id: string): number | null {
  const luck = hashText(`skip:${id}`)
  if (luck % SKIPPING !== 0) return null
  const stops = stopsOf(route)
  const calls = stops.filter(
    ({ port, stays }, place) =>
      place > 0 && place < stops.length - 1 && stays === 0 && !portNamed(port).isScenic,
  )
  return calls.length < 3 ? null : (calls[Math.floor(unit(luck) * calls.length)]?.day ?? null)
}

function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear()
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
