import type { HotelDetails, HotelDetailsQuery } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { describeProperty } from './describe-property.ts'
import { describeRoomType } from './describe-room-type.ts'
import { findProperty } from './find-property.ts'
import { findStay } from './find-stay.ts'
import { freeRooms, roomsOnSale } from './free-rooms.ts'
import { type FreeRoom, hotelRate, type PropertyStay } from './hotel-rate.ts'
import type { HotelSources } from './hotel-sources.ts'
import { plansOnSale } from './rate-plans.ts'
import { requestedStay } from './requested-stay.ts'

/** Returns a property with its rooms and their available rates, or null. */
export async function hotelDetails(
  { hotelId, stay }: HotelDetailsQuery,
  scenario: Scenario | null,
  sources: HotelSources,
): Promise<HotelDetails | null> {
  const property = findProperty(hotelId, sources)
  if (!property) return null
  const { today } = sources.dataset()
  const date = stay?.stay.start ?? dateOfDay(today)
  const requested = stay && findStay(property, requestedStay(stay.stay, stay.rooms, today, scenario), sources)
  const free = requested ? await freeIn(requested, sources) : []
  const rooms = property.rooms.map((room) => {
    const found = free.find((one) => one.room === room)
    return {
      room: describeRoomType(property, room, date),
      rates: requested && found ? ratesOf(requested, found) : [],
    }
  })
  return { property: describeProperty(property, sources.timeZoneOf(property.city), date, today), rooms }
}

async function freeIn(stay: PropertyStay, { ledger }: HotelSources): Promise<FreeRoom[]> {
  const [free = []] = await freeRooms([{ stay, onSale: roomsOnSale(stay) }], ledger)
  return free
}

function ratesOf(stay: PropertyStay, free: FreeRoom) {
  const { property, requested } = stay
  return plansOnSale(property.plans, requested.firstNight - requested.today).map((plan) =>
    hotelRate(stay, free, plan),
  )
}
