import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { minorMoney } from '../../../src/server/kernel/money/minor-money.ts'
import { perDollar } from '../dollar-rates.ts'
import { itinerariesOn } from './connections.ts'
import { cheapestFare } from './fare-options.ts'
import {
  dayOf,
  endsOf,
  type FlightCriteria,
  isAccepted,
  isInTime,
  type RequestedSlice,
} from './flight-criteria.ts'
import { adultDollars, journeyPrice, taxDollars } from './journey-price.ts'
import type { NetworkSources } from './network.ts'
import { seatsFor } from './passengers.ts'
import type { SliceFare } from './slice-fare.ts'
import { directPaths, type Path, pathsOverOneHub, pathsOverTwoHubs, sellerOf } from './slice-paths.ts'

/** The cheapest total of a journey that begins on a day; null without flights or seats. */
export interface CalendarDay {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly price: SupplierPrice | null
}

/** Half of the days around cost between the two. */
export interface TypicalPrice {
  readonly low: SupplierPrice
  readonly high: SupplierPrice
}

/** The calendar looks at these paths alone: the nonstop ones and some with connections. */
const CONNECTING_PATHS = 8
/** Days before and after the journey that make its price typical. */
const DAYS_AROUND = 10
const LEAST_DAYS = 5

/** Returns the cheapest total of each day of the first slice from one to another; later slices keep their distance. */
export function priceCalendar(
  criteria: FlightCriteria,
  { from, until }: { readonly from: number; readonly until: number },
  network: NetworkSources,
  today: number,
): CalendarDay[] {
  const slices = criteria.slices.map((slice) => ({ slice, paths: pathsOf(slice, criteria, network) }))
  const first = slices[0] ? dayOf(slices[0].slice) : from
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => {
    const day = from + index
    const fares =
      day < today
        ? []
        : slices.map(({ slice, paths }) =>
            cheapestBySeller(paths, slice, dayOf(slice) + day - first, criteria, network, today),
          )
    return { date: dateOfDay(day), price: cheapestOf(fares, criteria) }
  })
}

/** Returns the quartiles of the totals on the days around a journey's; null if few of them have one. */
export function typicalPrice(
  criteria: FlightCriteria,
  network: NetworkSources,
  today: number,
): TypicalPrice | null {
  const [first] = criteria.slices
  if (first === undefined) return null
  const day = dayOf(first)
  const days = { from: Math.max(today, day - DAYS_AROUND), until: day + DAYS_AROUND }
  const prices = priceCalendar(criteria, days, network, today).flatMap(({ price }) => price ?? [])
  // Airlines price in their own currencies.
  const dollars = ({ net, currency }: SupplierPrice) =>
    net / minorMoney(perDollar[currency] ?? 1, currency).amount
  const sorted = prices.toSorted((a, b) => dollars(a) - dollars(b))
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]
  const [low, high] = [at(0.25), at(0.75)]
  return sorted.length < LEAST_DAYS || !low || !high ? null : { low, high }
}

function pathsOf(
  slice: RequestedSlice,
  { maximumConnections }: FlightCriteria,
  network: NetworkSources,
): Path[] {
  const ends = endsOf(slice, network.atlas)
  const nonstop = directPaths(ends, network)
  const withOne = maximumConnections < 1 ? [] : cheapestPaths(pathsOverOneHub(ends, network))
  if (nonstop.length + withOne.length > 0 || maximumConnections < 2) return [...nonstop, ...withOne]
  return cheapestPaths(pathsOverTwoHubs(ends, network))
}

/** The paths that the cheapest airlines sell, which price by the airports of the slice and not by the way. */
function cheapestPaths(paths: readonly Path[]): Path[] {
  const level = ({ routes }: Path) =>
    routes.reduce((longest, one) => (one.kilometres > longest.kilometres ? one : longest)).airline.level
  return paths.toSorted((a, b) => level(a) - level(b)).slice(0, CONNECTING_PATHS)
}

function cheapestBySeller(
  paths: readonly Path[],
  slice: RequestedSlice,
  day: number,
  criteria: FlightCriteria,
  network: NetworkSources,
  today: number,
): Map<string, SliceFare> {
  const party = { seats: seatsFor(criteria.passengers), today }
  const cheapest = new Map<string, SliceFare>()
  for (const itinerary of itinerariesOn(paths, day, network)) {
    if (!isInTime(slice, itinerary) || !isAccepted(criteria, itinerary)) continue
    const fare = cheapestFare(itinerary, criteria.cabin, party)
    const seller = sellerOf(itinerary.owner)
    const best = cheapest.get(seller)
    if (fare !== null && (best === undefined || fare.dollars < best.dollars)) cheapest.set(seller, fare)
  }
  return cheapest
}

function cheapestOf(
  slices: readonly ReadonlyMap<string, SliceFare>[],
  { passengers }: FlightCriteria,
): SupplierPrice | null {
  const [first, ...rest] = slices
  let best: SliceFare[] | null = null
  for (const [seller, fare] of first ?? []) {
    const others = rest.map((slice) => slice.get(seller))
    const fares = [fare, ...others.filter((one) => one !== undefined)]
    if (fares.length < slices.length) continue
    if (best === null || totalOf(fares) < totalOf(best)) best = fares
  }
  return best && journeyPrice({ fares: best, passengers })
}

function totalOf(fares: readonly SliceFare[]): number {
  return adultDollars(fares) + taxDollars(fares)
}
