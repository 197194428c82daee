import type { SupplierPrice } from '../../../src/server/domain/suppliers/supplier-price.ts'
import { emissionsOf, typicalEmissions } from './emissions.ts'
import { lowestCabin, rankedFares } from './fare-options.ts'
import { kilometresBetween } from './flight-atlas.ts'
import type { FlightKey } from './flight-key.ts'
import { isSeparate, journeyPrice } from './journey-price.ts'
import { type FlightPassengers, seatsFor } from './passengers.ts'
import { withBooked } from './seats-left.ts'
import type { BookedSeats, SliceFare } from './slice-fare.ts'

/** A journey with one fare for each slice. */
export interface FlightFare {
  readonly key: FlightKey
  readonly fares: readonly SliceFare[]
  readonly price: SupplierPrice
  /** Seats at this price, 9 at most. */
  readonly left: number
}

/** A journey with its cheapest fare. */
export interface FlightOffer extends FlightFare {
  /** The journey with dearer brands, cheapest first. */
  readonly others: readonly FlightFare[]
  /** Kilograms of CO₂ of one passenger, and those of the usual flights of such a journey. */
  readonly emissions: { readonly kilograms: number; readonly typical: number }
  readonly isSeparateTickets: boolean
}

/** What an offer is made of, besides its fares. */
export interface OfferContext {
  readonly passengers: FlightPassengers
  readonly today: number
  readonly booked: BookedSeats
  readonly scenario: FlightKey['scenario']
}

/** Returns the offer of some fares, or null if too few seats are left. */
export function flightOffer(found: readonly SliceFare[], context: OfferContext): FlightOffer | null {
  const { passengers, today, booked } = context
  const party = { seats: seatsFor(passengers), today, booked }
  const fares = found.flatMap((fare) => withBooked(fare, party.seats, today, booked) ?? [])
  if (fares.length < found.length) return null
  const first = flightFare(fares, context)
  const others = rankedFares(fares, party)
    .filter((other) => other.some(({ brand }, place) => brand !== fares[place]?.brand))
    .map((other) => flightFare(other, context))
  return {
    ...first,
    others: others.toSorted((a, b) => a.price.net - b.price.net),
    emissions: journeyEmissions(fares),
    isSeparateTickets: isSeparate(fares),
  }
}

/** Returns a journey at some fares of today. */
export function flightFare(
  fares: readonly SliceFare[],
  { passengers, today, scenario }: Omit<OfferContext, 'booked'>,
): FlightFare {
  const key: FlightKey = {
    slices: fares.map(({ itinerary, brand, steps, pricedOn }) => ({
      itinerary: itinerary.id,
      brand: brand.code,
      steps,
      pricedOn,
    })),
    passengers,
    services: [],
    seats: [],
    penalties: 0,
    day: today,
    scenario,
  }
  const left = Math.min(...fares.map((fare) => fare.left))
  return { key, fares, price: journeyPrice({ fares, passengers }), left }
}

/** Returns a passenger's CO₂ on a journey, and that of a usual one. */
export function journeyEmissions(fares: readonly SliceFare[]): FlightOffer['emissions'] {
  const cabin = lowestCabin(fares.map(({ brand }) => brand))
  const sum = (of: (fare: SliceFare) => number) => fares.reduce((total, fare) => total + of(fare), 0)
  return {
    kilograms: sum(({ itinerary, brand }) => emissionsOf(itinerary.flights, brand.cabin)),
    typical: sum(({ itinerary: { flights } }) =>
      typicalEmissions(kilometresBetween(flights[0].from, (flights.at(-1) ?? flights[0]).to), cabin),
    ),
  }
}
