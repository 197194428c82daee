import { jointNights } from '../../../src/server/domain/suppliers/ledger-night.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { sliceItineraries } from './connections.ts'
import { equalSeats } from './equal-seats.ts'
import { bookedKey, encodeFlightKey, type FlightKey, type KeyedSeat } from './flight-key.ts'
import { quotedJourney } from './flight-quote.ts'
import { type FlightSources, networkOf } from './flight-sources.ts'
import { type Itinerary, itineraryById } from './itinerary.ts'
import { type KeyedJourney, keyedJourney } from './keyed-journey.ts'
import { seatsFor } from './passengers.ts'
import { cabinStocks, KEPT } from './seats-left.ts'
import { clockText, localOf } from './zone-clock.ts'

/**
 * Returns the journey as the airline changes it by itself, by the code of the other flights of its first slice and their
 * seats: the nearest ones of the airline on the day, or on the next, that have an equal seat for each that was paid for.
 * Null if it has none.
 */
export async function movedJourney(
  key: FlightKey,
  code: string | null,
  sources: FlightSources,
): Promise<MovedItem | null> {
  const [first, ...rest] = key.slices
  const booked = first && itineraryById(first.itinerary, networkOf(sources.dataset()))
  if (first === undefined || !booked) return null
  const moved = code === null ? await chosenMove(booked, key, sources) : moveOf(code, sources)
  if (moved === null) return null
  const { itinerary, seats } = moved
  const changed: FlightKey = {
    ...key,
    slices: [{ ...first, itinerary: itinerary.id }, ...rest],
    seats: [...seats, ...key.seats.filter(({ slice }) => slice !== 0)],
  }
  const journey = await asBooked(changed, sources)
  const rooms = seatsFor(key.passengers)
  const isCancelled = key.scenario === 'flight_cancelled'
  return {
    code: codeOf(moved),
    ...jointNights([
      ...cabinStocks(journey.fares).map((stock) => ({ ...stock, free: KEPT })),
      ...journey.seatStocks.map((stock) => ({ ...stock, free: rooms })),
    ]),
    becomes: quotedJourney(journey, sources),
    rateKey: encodeFlightKey(changed),
    latest: new Date(booked.flights[0].departs * 60_000),
    starts: { was: startOf(booked), becomes: startOf(itinerary) },
    ...(isCancelled && { answers: ['cancel'] as const, unlessAnswered: 'cancel' as const }),
  }
}

/** Other flights of the first slice, and the seats on them. */
interface Move {
  readonly itinerary: Itinerary
  readonly seats: readonly KeyedSeat[]
}

function codeOf({ itinerary, seats }: Move): string {
  return [
    itinerary.id,
    ...seats.map(({ segment, passenger, seat }) => `${segment}.${passenger}.${seat}`),
  ].join('*')
}

function moveOf(code: string, { dataset }: FlightSources): Move | null {
  const [id = '', ...seats] = code.split('*')
  const itinerary = itineraryById(id, networkOf(dataset()))
  return (
    itinerary && {
      itinerary,
      seats: seats.map((text) => {
        const [segment, passenger, seat = ''] = text.split('.')
        return { slice: 0, segment: Number(segment), passenger: Number(passenger), seat }
      }),
    }
  )
}

async function chosenMove(booked: Itinerary, key: FlightKey, sources: FlightSources): Promise<Move | null> {
  const { today } = sources.dataset()
  for (const itinerary of nearest(booked, key, sources)) {
    const seats = await equalSeats({ key, slice: 0, from: booked, to: itinerary }, today, sources.ledger)
    if (seats !== null) return { itinerary, seats }
  }
  return null
}

function startOf({ flights: [first] }: Itinerary): string {
  return clockText(localOf(first.departs, first.from.timeZone))
}

/** Returns what a key books, whatever is sold since it was booked. */
async function asBooked(key: FlightKey, sources: FlightSources): Promise<KeyedJourney> {
  const unlimited = { ...sources.ledger, taken: async () => new Map() }
  const past = { ...sources, clock: () => new Date(0) }
  const found = await keyedJourney(bookedKey(key), past, unlimited)
  if (found === null || found === 'sold_out') throw new SupplierRefusal('rejected')
  return { ...found, key }
}

/** Returns the other flights of the airline on the day and the next, the nearest first. */
function nearest(booked: Itinerary, key: FlightKey, { dataset }: FlightSources): Itinerary[] {
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
  return others.toSorted((a, b) => gap(a) - gap(b) || (a.id < b.id ? -1 : 1))
}
