import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { roomsFree } from './hotel-price.ts'
import type { FreeRoom, PropertyStay } from './hotel-rate.ts'
import { type RoomStock, sleepsAll } from './room-stock.ts'

/** A room type with the rooms free each night, before our own bookings. */
export interface RoomOnSale {
  readonly room: RoomStock
  readonly free: readonly number[]
}

/** Returns the ledger's name for a hotel's rooms of a type. */
export function stockOf(hotelId: string, roomCode: string): string {
  return `hotel/${hotelId}/${roomCode}`
}

/** Returns the room types of a property that are large enough and not sold out, cheapest first. */
export function roomsOnSale({ property, requested, nights }: PropertyStay): RoomOnSale[] {
  if (nights.length === 0) return []
  return property.rooms
    .filter((room) => sleepsAll(room, requested.rooms))
    .map((room) => ({ room, free: roomsFree(room, nights, requested.today) }))
    .filter(({ free }) => Math.min(...free) >= requested.rooms.length)
}

/**
 * Subtracts the ledger's bookings from the rooms on sale of several properties for the same dates; returns for each
 * the room types with enough rooms left. Asks the ledger once for all.
 */
export async function freeRooms(
  wanted: readonly { readonly stay: PropertyStay; readonly onSale: readonly RoomOnSale[] }[],
  ledger: SupplyLedger,
): Promise<FreeRoom[][]> {
  const stocks = wanted.flatMap(({ stay: { property }, onSale }) =>
    onSale.map(({ room }) => stockOf(property.hotel.id, room.code)),
  )
  const dates = wanted[0]?.stay.requested.dates ?? []
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const taken = stocks.length === 0 ? new Map() : await ledger.taken(stocks, first, last)
  return wanted.map(({ stay: { property, requested }, onSale }) =>
    onSale
      .map(({ room, free }) => ({
        room,
        left: leastLeft(free, taken.get(stockOf(property.hotel.id, room.code)), dates),
      }))
      .filter(({ left }) => left >= requested.rooms.length),
  )
}

function leastLeft(
  free: readonly number[],
  taken: ReadonlyMap<string, number> | undefined,
  dates: readonly string[],
): number {
  if (!taken || taken.size === 0) return Math.min(...free)
  return Math.min(...free.map((rooms, index) => rooms - (taken.get(dates[index] ?? '') ?? 0)))
}
