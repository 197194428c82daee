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
  const changes = flights.filter(({ from }, place) => place > 0 && flights[place - 1]?.to !== from).length
  return minutes + CONNECTION_MINUTES * flights.length + AIRPORT_CHANGE_MINUTES * changes
}

function arrivalOf({ flights, minutes }: Itinerary): number {
  return flights[0].departs + minutes
}

function isBetter(other: Itinerary, one: Itinerary): boolean {
  return (
    other.flights[0].from === one.flights[0].from &&
    other.flights.at(-1)?.to === one.flights.at(-1)?.to &&
    other.flights[0].departs >= one.flights[0].departs &&
    arrivalOf(other) <= arrivalOf(one) &&
    other.flights.length <= one.flights.length
  )
}
