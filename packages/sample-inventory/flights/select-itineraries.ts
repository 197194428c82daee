import type { Itinerary } from './itinerary.ts'

/** The most itineraries of one number of connections. */
const MOST = 75
/** A connection is worth this many minutes to travellers. */
const CONNECTION_MINUTES = 90
const AIRPORT_CHANGE_MINUTES = 240

/**
 * Returns the itineraries that are worth showing: none that departs earlier, arrives later and connects more often
 * than another of its airline. The fastest come first, and the ones that arrive first are among them.
 */
export function selectItineraries(found: readonly Itinerary[], better: readonly Itinerary[]): Itinerary[] {
  const kept: Itinerary[] = []
  const byOwner = Map.groupBy(better, ({ owner }) => owner)
  const sorted = [...new Map(found.map((one) => [one.id, one])).values()].sort(
    (a, b) => effortOf(a) - effortOf(b) || (a.id < b.id ? -1 : 1),
  )
  for (const itinerary of sorted) {
    const ofOwner = byOwner.get(itinerary.owner) ?? []
    if (ofOwner.some((other) => isBetter(other, itinerary))) continue
    byOwner.set(itinerary.owner, [...ofOwner, itinerary])
    kept.push(itinerary)
  }
  const earliest = kept.toSorted((a, b) => arrivalOf(a) - arrivalOf(b)).slice(0, 5)
  return [...kept.slice(0, MOST), ...earliest.filter((one) => kept.indexOf(one) >= MOST)]
}

function effortOf({ minutes, flights }: Itinerary): number {
  return minutes + CONNECTION_MINUTES * flights.length + AIRPORT_CHANGE_MINUTES * airportChanges(flights)
}

function airportChanges(flights: Itinerary['flights']): number {
  return flights.filter(({ from }, place) => place > 0 && flights[place - 1]?.to !== from).length
}

function arrivalOf({ flights, minutes }: Itinerary): number {
  return flights[0].departs + minutes
}

function isBetter(other: Itinerary, one: Itinerary): boolean {
  // A way across a city is worth it only if it saves much time.
  const isAcrossCity = airportChanges(one.flights) > airportChanges(other.flights)
  if (isAcrossCity && other.minutes <= one.minutes + AIRPORT_CHANGE_MINUTES) return true
  return (
    other.flights[0].from === one.flights[0].from &&
    other.flights.at(-1)?.to === one.flights.at(-1)?.to &&
    other.flights[0].departs >= one.flights[0].departs &&
    arrivalOf(other) <= arrivalOf(one) &&
    other.flights.length <= one.flights.length
  )
}
