import { type CabinClass, cabinClasses } from './cabin.ts'
import { brandsIn, type FareBrand } from './fare-brands.ts'
import { cabinOn } from './flight-fill.ts'
import type { Itinerary } from './itinerary.ts'
import { type BookedSeats, type SliceFare, sliceFare } from './slice-fare.ts'

/** Which seats are priced: of so many passengers, on the day with this number. */
export interface FareParty {
  readonly seats: number
  readonly today: number
  /** Without it, nothing is booked here. */
  readonly booked?: BookedSeats
}

/** The whole product of brands would be long beyond two slices. */
const MOST_MIXED_SLICES = 2

/** Returns the fares of a slice in a cabin, cheapest first; none if its longest flight has no such cabin or seats. */
export function sliceFares(
  itinerary: Itinerary,
  cabin: CabinClass,
  { seats, today, booked }: FareParty,
): SliceFare[] {
  const longest = itinerary.flights.reduce((best, one) => (one.kilometres > best.kilometres ? one : best))
  if (cabinOn(longest, cabin) !== cabin) return []
  return brandsIn(itinerary.owner, cabin).flatMap(
    (brand) => sliceFare(itinerary, brand, seats, today, booked) ?? [],
  )
}

/** Returns the cheapest fare of a slice in a cabin, or null. */
export function cheapestFare(itinerary: Itinerary, cabin: CabinClass, party: FareParty): SliceFare | null {
  return sliceFares(itinerary, cabin, party)[0] ?? null
}

/** Returns the other fares of a journey on the same flights: one brand of the same rank for each slice. */
export function rankedFares(fares: readonly SliceFare[], party: FareParty): SliceFare[][] {
  const options = fares.map(({ itinerary, brand }) => sliceFares(itinerary, brand.cabin, party))
  const ranks = Math.max(...options.map((list) => list.length))
  return Array.from({ length: ranks }, (_, rank) =>
    options.flatMap((list) => list[Math.min(rank, list.length - 1)] ?? []),
  ).filter((list) => list.length === fares.length)
}

/** Returns all combinations of brands of a journey of two slices at most, and the ranked ones of a longer one. */
export function comparedFares(fares: readonly SliceFare[], party: FareParty): SliceFare[][] {
  if (fares.length > MOST_MIXED_SLICES) return rankedFares(fares, party)
  return fares
    .map(({ itinerary, brand }) => sliceFares(itinerary, brand.cabin, party))
    .reduce<SliceFare[][]>(
      (begun, options) => begun.flatMap((before) => options.map((fare) => [...before, fare])),
      [[]],
    )
}

/** Returns the lowest of some brands' cabins. */
export function lowestCabin(brands: readonly FareBrand[]): CabinClass {
  const places = brands.map(({ cabin }) => cabinClasses.indexOf(cabin))
  return cabinClasses[Math.min(...places)] ?? 'economy'
}
