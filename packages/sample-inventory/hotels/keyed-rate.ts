import type { HotelRate } from '../../../src/server/domain/suppliers/hotel-room.ts'
import { findProperty } from './find-property.ts'
import { findStay } from './find-stay.ts'
import { freeRooms, type RoomOnSale, roomsOnSale } from './free-rooms.ts'
import { hotelRate, type PropertyStay } from './hotel-rate.ts'
import type { HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import type { Property } from './property.ts'
import { plansOnSale } from './rate-plans.ts'
import { requestedStay } from './requested-stay.ts'

export interface KeyedRate {
  readonly stay: PropertyStay
  readonly onSale: RoomOnSale
  readonly rate: HotelRate
}

const dearer = 1.07

/**
 * Returns a key's rate on the key's day, or `sold_out` if it is not on sale or too few rooms are left; null for an
 * unknown property, room or rate.
 */
export async function keyedRate(
  key: HotelRateKey,
  sources: HotelSources,
): Promise<KeyedRate | 'sold_out' | null> {
  const property = findProperty(key.hotelId, sources)
  if (!property || !isKnown(key, property)) return null
  const requested = requestedStay(key.stay, key.rooms, key.day, key.scenario)
  const stay = findStay(property, requested, sources)
  const daysAhead = requested.firstNight - requested.today
  const plan = plansOnSale(property.plans, daysAhead).find(({ planCode }) => planCode === key.planCode)
  const onSale = roomsOnSale(stay).find(({ room }) => room.code === key.roomCode)
  // Somewhere on earth it is still yesterday.
  if (!plan || !onSale || daysAhead < -1) return 'sold_out'
  const [[free] = []] = await freeRooms([{ stay, onSale: [onSale] }], sources.ledger)
  if (!free) return 'sold_out'
  return { stay, onSale, rate: hotelRate(stay, free, plan, key.scenario === 'price_up' ? dearer : 1) }
}

/** Whether the property ever sells it: in the last days, flexible rates are sold as non-refundable. */
function isKnown({ roomCode, planCode }: HotelRateKey, { rooms, plans }: Property): boolean {
  const sells = plans.some((plan) => plan.planCode === planCode || `${plan.board}-fixed` === planCode)
  return sells && rooms.some(({ code }) => code === roomCode)
}
