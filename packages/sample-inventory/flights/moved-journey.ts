import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import { compoundStock } from '../supply/compound-stock.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { sliceItineraries } from './connections.ts'
import { encodeFlightKey, type FlightKey } from './flight-key.ts'
import { quotedJourney } from './flight-quote.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import { type Itinerary, itineraryById } from './itinerary.ts'
import { type KeyedJourney, keyedJourney } from './keyed-journey.ts'
import { cabinStocks } from './seats-left.ts'
import { clockText, localOf } from './zone-clock.ts'

/**
 * Returns the journey as the airline changes it by itself, by the id of the other flights of its first slice: the
 * nearest ones of the airline on the day, or on the next. Null if it has none.
 */
export async function movedJourney(
  key: FlightKey,
  code: string | null,
  sources: FlightSources,
): Promise<MovedItem | null> {
  const [first, ...rest] = key.slices
  const network = networkOf(sources.dataset())
  const booked = first && itineraryById(first.itinerary, network)
  if (first === undefined || !booked) return null
  const moved = code === null ? nearest(booked, key, sources) : itineraryById(code, network)
  if (moved === null) return null
  const changed: FlightKey = {
    ...key,
    slices: [{ ...first, itinerary: moved.id }, ...rest],
    // Seats of other flights are not those that were chosen.
    seats: key.seats.filter(({ slice }) => slice !== 0),
  }
  const journey = await asBooked(changed, sources)
  const stocks = [...cabinStocks(journey.fares), ...journey.seatStocks]
  const isCancelled = key.scenario === 'flight_cancelled'
  return {
    code: moved.id,
    stock: compoundStock(stocks.map(({ stock }) => stock)),
    dates: stocks.map(({ date }) => date),
    becomes: quotedJourney(journey, sources),
    rateKey: encodeFlightKey(changed),
    latest: new Date(booked.flights[0].departs * 60_000),
    starts: { was: startOf(booked), becomes: startOf(moved) },
    ...(isCancelled && { answers: ['cancel'] as const, unlessAnswered: 'cancel' as const }),
  }
}

function startOf({ flights: [first] }: Itinerary): string {
  return clockText(localOf(first.departs, first.from.timeZone))
}

/** Returns what a key books, whatever is sold since it was booked. */
export async function asBooked(key: FlightKey, sources: FlightSources): Promise<KeyedJourney> {
  const unlimited = { ...sources.ledger, taken: async () => new Map() }
  const past = { ...sources, clock: () => new Date(0) }
  const found = await keyedJourney({ ...key, day: -1, seats: [] }, past, unlimited)
  if (found === null || found === 'sold_out') throw new SupplierRefusal('rejected')
  return { ...found, key }
}

function nearest(booked: Itinerary, key: FlightKey, { dataset }: FlightSources): Itinerary | null {
  const network = networkOf(dataset())
  const [start] = booked.flights
  const end = (booked.flights.at(-1) ?? start).to
  const later = key.slices[1] && itineraryById(key.slices[1].itinerary, network)
  const latest = later ? later.flights[0].departs : Number.POSITIVE_INFINITY
  const found = [0, 1].flatMap((days) =>
    sliceItineraries(
      { from: [start.from], to: [end], day: start.day + days, maximumConnections: booked.flights.length - 1 },
      network,
    ),
  )
  const gap = (one: Itinerary) => Math.abs(one.flights[0].departs - start.departs)
  const others = found
    .filter((one) => one.id !== booked.id && one.owner === booked.owner)
    .filter((one) => one.flights.length === booked.flights.length)
    .filter((one) => one.flights[0].departs + one.minutes <= latest)
  return others.toSorted((a, b) => gap(a) - gap(b) || (a.id < b.id ? -1 : 1))[0] ?? null
}
