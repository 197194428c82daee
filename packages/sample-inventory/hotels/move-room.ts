import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { freeRooms, roomsOnSale, stockOf } from './free-rooms.ts'
import { quotedStay } from './hotel-quote.ts'
import { encodeHotelRateKey, type HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { keyedRate } from './keyed-rate.ts'
import { type RoomStock, sleepsAll } from './room-stock.ts'

/**
 * Returns the stay in the room type of the code; without a code, in another type that is large enough, preferably a
 * free one. Null if the property has no such room.
 */
export async function movedStay(
  key: HotelRateKey,
  code: string | null,
  sources: HotelSources,
): Promise<MovedItem | null> {
  // The guests' own rooms do not block them.
  const ledger = { ...sources.ledger, taken: async () => new Map() }
  const found = await keyedRate(key, { ...sources, ledger })
  if (found === null || found === 'sold_out') return null
  const { property, requested } = found.stay
  const others = property.rooms.filter((one) => one.code !== key.roomCode && sleepsAll(one, requested.rooms))
  const [free = []] = await freeRooms([{ stay: found.stay, onSale: roomsOnSale(found.stay) }], sources.ledger)
  const isFree = (one: RoomStock) => free.some(({ room }) => room === one)
  const room = code === null ? (others.find(isFree) ?? others[0]) : others.find((one) => one.code === code)
  if (room === undefined) return null
  return {
    code: room.code,
    stock: stockOf(key.hotelId, room.code),
    becomes: quotedStay({ ...found, onSale: { room, free: [] } }, sources.dataset().today),
    rateKey: encodeHotelRateKey({ ...key, roomCode: room.code }),
    // Guests answer before midnight of the first night.
    latest: localToMoment(`${key.stay.start}T00:00:00`, found.stay.timeZone),
  }
}
