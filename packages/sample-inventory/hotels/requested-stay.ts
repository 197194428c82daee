import type { RoomOccupancy, Stay } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { occupancyFactor } from './hotel-price.ts'

/** A requested stay, with the price factors of its guests and of the day of the search. */
export interface RequestedStay {
  readonly stay: Stay
  readonly rooms: readonly RoomOccupancy[]
  readonly adults: number
  /** Number of the day of the search. */
  readonly today: number
  readonly firstNight: number
  /** Of its nights. */
  readonly dates: readonly string[]
  /** Price of the occupancy, in double rooms. */
  readonly share: number
  readonly scenario: Scenario | null
}

/** Returns the request for a stay: who sleeps in each room, the day of the search, and the scenario. */
export function requestedStay(
  stay: Stay,
  rooms: readonly RoomOccupancy[],
  today: number,
  scenario: Scenario | null = null,
): RequestedStay {
  const firstNight = dayNumber(stay.start)
  const nights = Math.max(0, dayNumber(stay.end) - firstNight)
  return {
    stay,
    rooms,
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    today,
    firstNight,
    dates: Array.from({ length: nights }, (_, index) => dateOfDay(firstNight + index)),
    share: occupancyFactor(rooms),
    scenario,
  }
}
