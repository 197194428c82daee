import type { HotelRate } from '../../../src/server/domain/suppliers/hotel-room.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { hotelPolicy } from './hotel-policy.ts'
import type { CityNight } from './hotel-price.ts'
import { encodeHotelRateKey } from './hotel-rate-key.ts'
import type { Property } from './property.ts'
import type { RatePlan } from './rate-plans.ts'
import { ratePrice } from './rate-price.ts'
import type { RequestedStay } from './requested-stay.ts'
import type { RoomStock } from './room-stock.ts'

/** A stay in one property, with the city's price factors of each night. */
export interface PropertyStay {
  readonly property: Property
  readonly requested: RequestedStay
  readonly nights: readonly CityNight[]
  readonly timeZone: string
}

/** A room type with enough free rooms, and their number. */
export interface FreeRoom {
  readonly room: RoomStock
  readonly left: number
}

/** Returns the rate of a stay in a free room type under a plan; `scenario` goes into its key. */
export function hotelRate(
  { property, requested, nights, timeZone }: PropertyStay,
  { room, left }: FreeRoom,
  plan: RatePlan,
  dearness = 1,
): HotelRate {
  const price = ratePrice(property, requested, nights, room.factor * plan.factor * dearness)
  const { planCode, board, isRefundable, payment, rule, deposit } = plan
  const { stay, rooms, today: day, scenario } = requested
  return {
    rateKey: encodeHotelRateKey({
      hotelId: property.hotel.id,
      roomCode: room.code,
      planCode,
      stay,
      rooms,
      day,
      scenario,
    }),
    roomCode: room.code,
    planCode,
    board,
    isRefundable,
    payment,
    ...(deposit && {
      deposit: {
        percent: deposit.percent,
        balanceOn: dateOfDay(requested.firstNight - deposit.daysBefore),
      },
    }),
    price,
    policy: hotelPolicy(rule, timeZone, price, day),
    roomsLeft: left,
  }
}
