import type { FoundFlights, FoundPieces } from '../../../../../api/flights.ts'
import type { FlightOffer, Itinerary } from '../../../../../contract/types.ts'

type OfferedFare = Pick<FlightOffer, 'shelf' | 'bags' | 'change' | 'refund' | 'price'>

/** A fare of a journey, as far as filters and cards need it, with the currency of its price. */
export interface CardFare extends Omit<OfferedFare, 'price'> {
  price?: (NonNullable<OfferedFare['price']> & { currency: FoundPieces['currency'] }) | undefined
}

/** An offered journey with its flights and all its fares, cheapest first. */
export interface CardJourney {
  offer: FlightOffer
  itineraries: readonly Itinerary[]
  fares: readonly CardFare[]
  /** Of all slices together. */
  minutes: number
}

interface FlightsOfSearch {
  itineraries?: FoundFlights['itineraries'] | undefined
  currency?: FoundFlights['currency'] | undefined
}

/** Returns an offer with its flights; null while they have not arrived. */
export function cardJourney(
  offer: FlightOffer,
  { itineraries: known = {}, currency = 'USD' }: FlightsOfSearch,
): CardJourney | null {
  const itineraries = offer.itineraries.flatMap((id) => known[id] ?? [])
  if (itineraries.length !== offer.itineraries.length) return null
  return {
    offer,
    itineraries,
    fares: [offer, ...offer.others].map((fare) => cardFare(fare, currency)),
    minutes: itineraries.reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

function cardFare(
  { shelf, bags, change, refund, price }: OfferedFare,
  currency: FoundPieces['currency'],
): CardFare {
  return { shelf, bags, change, refund, price: price && { ...price, currency } }
}

/** A flight of the slice to choose now, with the cheapest journey that has it. */
export interface FlightCardEntry {
  /** The itinerary's id. */
  id: string
  itinerary: Itinerary
  journey: CardJourney
  /** The cheapest fare that passes the filters. */
  fare: CardFare
  /** Total of that fare in minor units; null if prices are hidden. */
  total: number | null
}

/** A journey that passes the filters, with its cheapest fare that does. */
export interface PassingJourney {
  journey: CardJourney
  fare: CardFare
}

/** Returns one entry for each flight of the slice at `step`: that of its cheapest journey. */
export function flightEntries(passing: readonly PassingJourney[], step: number): FlightCardEntry[] {
  const entries = new Map<string, FlightCardEntry>()
  for (const { journey, fare } of passing) {
    const itinerary = journey.itineraries[step]
    if (!itinerary) continue
    const entry = { id: itinerary.id, itinerary, journey, fare, total: fare.price?.total ?? null }
    const before = entries.get(itinerary.id)
    if (!before || isCheaper(entry, before)) entries.set(itinerary.id, entry)
  }
  return [...entries.values()]
}

function isCheaper(one: FlightCardEntry, other: FlightCardEntry): boolean {
  const difference = (one.total ?? 0) - (other.total ?? 0)
  return difference === 0 ? one.journey.offer.worth > other.journey.offer.worth : difference < 0
}
