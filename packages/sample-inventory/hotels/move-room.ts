import type { SupplierChange } from '../../../src/server/domain/suppliers/supplier-change.ts'
import type { LedgerEntry } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { freeRooms, roomsOnSale, stockOf } from './free-rooms.ts'
import { type HeldStay, heldStay, isMoveOpen, type RoomMove } from './held-stay.ts'
import { quotedStay } from './hotel-quote.ts'
import { decodeHotelRateKey, encodeHotelRateKey, type HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { type KeyedRate, keyedRate } from './keyed-rate.ts'
import { type RoomStock, sleepsAll } from './room-stock.ts'

/** Guests have three days to answer, but not beyond midnight before the first night. */
const DAYS_TO_ANSWER = 3
/** A property has room for the guests that it moves, whatever it sells. */
const KEPT_BACK = 10_000

/**
 * Returns the scenario's move to another room type, once the stay is confirmed and until it is answered. The first
 * call makes it: a large enough room replaces the old one. None if the property has no such room.
 */
export async function roomMoves(
  reference: string,
  sources: HotelSources,
  now: Date,
): Promise<readonly SupplierChange[]> {
  const entry = await sources.ledger.find(reference)
  const held = heldStay(entry)
  const key = held && decodeHotelRateKey(held.rateKey)
  if (!entry || !key || entry.state !== 'confirmed' || held.scenario !== 'room_moved') return []
  if (held.move !== undefined) return isMoveOpen(held, now) ? changesOf(held.move, key, sources) : []
  const found = await movedTo(key, null, sources)
  if (found === null) return []
  const latest = localToMoment(`${key.stay.start}T00:00:00`, found.stay.timeZone).getTime()
  const respondBy = new Date(Math.min(latest, now.getTime() + DAYS_TO_ANSWER * 86_400_000))
  const roomCode = found.onSale.room.code
  const made = { reference: 'room-1', roomCode, respondBy: respondBy.toISOString(), isAccepted: false }
  const moved = await keep({ reference, entry, held, key }, made, sources)
  // A concurrent call made the same move.
  return moved && respondBy > now ? [changeOf(made, found, sources)] : []
}

/** Accepts a move; idempotent. Null for an unknown move. */
export async function acceptRoomMove(
  reference: string,
  change: string,
  sources: HotelSources,
): Promise<'accepted' | null> {
  const entry = await sources.ledger.find(reference)
  const held = heldStay(entry)
  const key = held && decodeHotelRateKey(held.rateKey)
  if (!entry || !key || held.move?.reference !== change || entry.state !== 'confirmed') return null
  if (held.move.isAccepted) return 'accepted'
  const { roomCode } = held.move
  const stays = { ...held, rateKey: encodeHotelRateKey({ ...key, roomCode }) }
  const moved = await keep(
    { reference, entry, held: stays, key },
    { ...held.move, isAccepted: true },
    sources,
  )
  return moved ? 'accepted' : null
}

/**
 * The stay in the room type of the code; without a code, in another type that is large enough, preferably a free one.
 */
async function movedTo(
  key: HotelRateKey,
  code: string | null,
  sources: HotelSources,
): Promise<KeyedRate | null> {
  // The guests' own rooms do not block them.
  const ledger = { ...sources.ledger, taken: async () => new Map() }
  const found = await keyedRate(key, { ...sources, ledger })
  if (found === null || found === 'sold_out') return null
  const { property, requested } = found.stay
  const others = property.rooms.filter((one) => one.code !== key.roomCode && sleepsAll(one, requested.rooms))
  const [free = []] = await freeRooms([{ stay: found.stay, onSale: roomsOnSale(found.stay) }], sources.ledger)
  const isFree = (one: RoomStock) => free.some(({ room }) => room === one)
  const room = code === null ? (others.find(isFree) ?? others[0]) : others.find((one) => one.code === code)
  return room ? { ...found, onSale: { room, free: [] } } : null
}

async function changesOf(
  move: RoomMove,
  key: HotelRateKey,
  sources: HotelSources,
): Promise<SupplierChange[]> {
  const found = await movedTo(key, move.roomCode, sources)
  return found === null ? [] : [changeOf(move, found, sources)]
}

function changeOf(
  { reference, respondBy }: RoomMove,
  found: KeyedRate,
  sources: HotelSources,
): SupplierChange {
  return {
    reference,
    answers: ['accept', 'cancel'],
    unlessAnswered: 'accept',
    respondBy: new Date(respondBy),
    becomes: quotedStay(found, sources.dataset().today),
  }
}

interface Moving {
  reference: string
  entry: LedgerEntry
  held: HeldStay
  key: HotelRateKey
}

async function keep(
  { reference, entry, held, key }: Moving,
  move: RoomMove,
  { ledger }: HotelSources,
): Promise<boolean> {
  const { rooms } = entry
  const nights = entry.nights.map(({ date }) => ({ date, free: KEPT_BACK }))
  const stock = stockOf(key.hotelId, move.roomCode)
  return (await ledger.move({ reference, nights, rooms, stock, detail: { ...held, move } })) === 'moved'
}
