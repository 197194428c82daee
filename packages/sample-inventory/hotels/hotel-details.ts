import type { HotelDetails, HotelDetailsQuery } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { findHouse } from './find-house.ts'
import { freeRooms, roomsOnSale } from './free-rooms.ts'
import { hotelPropertyOf } from './hotel-property-of.ts'
import { type FreeRoom, hotelRate, type StayInHouse } from './hotel-rate.ts'
import type { HotelSources } from './hotel-sources.ts'
import { plansOnSale } from './plans-of-hotel.ts'
import { roomTypeOf } from './room-type-of.ts'
import { stayAsked } from './stay-asked.ts'
import { stayInHouse } from './stay-in-house.ts'

/** Takes what is asked, the scenario and what hotels are made from and gives the house with its rooms and their free rates, or null. */
export async function hotelDetails(
  { hotelId, stay }: HotelDetailsQuery,
  scenario: Scenario | null,
  sources: HotelSources,
): Promise<HotelDetails | null> {
  const house = findHouse(hotelId, sources)
  if (!house) return null
  const { today } = sources.dataset()
  const date = stay?.stay.start ?? dateOfDay(today)
  const asked = stay && stayInHouse(house, stayAsked(stay.stay, stay.rooms, today, scenario), sources)
  const free = asked ? await freeIn(asked, sources) : []
  const rooms = house.rooms.map((room) => {
    const found = free.find((one) => one.room === room)
    return { room: roomTypeOf(house, room, date), rates: asked && found ? ratesOf(asked, found) : [] }
  })
  return { property: hotelPropertyOf(house, sources.timeZoneOf(house.city), date, today), rooms }
}

async function freeIn(stay: StayInHouse, { ledger }: HotelSources): Promise<FreeRoom[]> {
  const [free = []] = await freeRooms([{ stay, onSale: roomsOnSale(stay) }], ledger)
  return free
}

function ratesOf(stay: StayInHouse, free: FreeRoom) {
  const { house, asked } = stay
  return plansOnSale(house.plans, asked.firstNight - asked.today).map((plan) => hotelRate(stay, free, plan))
}
