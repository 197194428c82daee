import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { currentSeatMap, seatsOf } from './current-seat-map.ts'
import { brandByCode } from './fare-brands.ts'
import type { FlightKey, KeyedSeat } from './flight-key.ts'
import type { Itinerary } from './itinerary.ts'
import { passengerList } from './passengers.ts'
import { type MapSeat, mapSeat, maySit, seatMap, takesNoInfants } from './seat-map.ts'

/** A slice of a booked key that the airline moves to other flights. */
export interface MovedSlice {
  readonly key: FlightKey
  readonly slice: number
  readonly from: Itinerary
  readonly to: Itinerary
}

/**
 * Returns the seats that passengers get on other flights of a slice for those they chose: of the same kind, and the
 * same seat if it is free. Null if a seat that was paid for has no equal there; other seats are then lost.
 */
export async function equalSeats(
  { key, slice, from, to }: MovedSlice,
  today: number,
  ledger: SupplyLedger,
): Promise<KeyedSeat[] | null> {
  const brand = brandByCode(to.owner, key.slices[slice]?.brand ?? '')
  const chosen = key.seats.filter((seat) => seat.slice === slice)
  if (brand === null) return chosen.length === 0 ? [] : null
  const found: KeyedSeat[] = []
  for (const [segment, flight] of to.flights.entries()) {
    const old = from.flights[segment]
    const here = chosen.filter((seat) => seat.segment === segment)
    if (old === undefined || here.length === 0) continue
    const map = await currentSeatMap(flight, brand, today, ledger)
    const free = new Set(seatsOf(map ?? []).filter(({ isFree }) => isFree))
    const oldMap = seatMap(old, brand, today) ?? []
    for (const seat of here) {
      const before = mapSeat(oldMap, seat.seat)
      const equal = before && nearest(before, seat, key, free)
      if (equal === null && before?.dollars !== 0) return null
      if (equal === null) continue
      free.delete(equal)
      found.push({ ...seat, seat: equal.designator })
    }
  }
  return found
}

function nearest(
  before: MapSeat,
  { passenger }: KeyedSeat,
  { passengers }: FlightKey,
  free: ReadonlySet<MapSeat>,
): MapSeat | null {
  const type = passengerList(passengers)[passenger]?.type ?? 'infant'
  const equal = [...free].filter(
    (one) =>
      one.name === before.name && maySit(one, type) && (takesNoInfants(before) || !takesNoInfants(one)),
  )
  return equal.toSorted((a, b) => difference(a, before) - difference(b, before))[0] ?? null
}

/** The kind of place matters more than the row. */
function difference(one: MapSeat, other: MapSeat): number {
  if (one.designator === other.designator) return -1
  const isOtherPlace = one.isWindow !== other.isWindow || one.isAisle !== other.isAisle
  return Math.abs(one.row - other.row) + (isOtherPlace ? 100 : 0)
}
