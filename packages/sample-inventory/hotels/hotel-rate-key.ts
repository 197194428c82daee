import type { RoomOccupancy, Stay } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import { type Scenario, scenarioNamed } from '../../../src/server/domain/suppliers/scenario.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { keyOfText, textOfKey } from '../key-text.ts'

/** Everything that determines a rate and its price. */
export interface HotelRateKey {
  readonly hotelId: string
  readonly roomCode: string
  readonly planCode: string
  readonly stay: Stay
  readonly rooms: readonly RoomOccupancy[]
  /** Number of the day of the search. */
  readonly day: number
  readonly scenario: Scenario | null
}

const version = '1'
const mostRooms = 9
const mostNights = 365
const longest = 400
const fields =
  /^1~(h\d{1,10}-\d{1,12})~([a-z_]{1,24})~([a-z_-]{1,40})~(\d{4}-\d{2}-\d{2})~(\d{1,3})~([\d._]{1,200})~(\d{1,6})~([a-z_]{0,30})$/

/** Returns the key of these values: letters, digits, `-` and `_`. */
export function encodeHotelRateKey(key: HotelRateKey): string {
  const { hotelId, roomCode, planCode, stay, rooms, day, scenario } = key
  const nights = dayNumber(stay.end) - dayNumber(stay.start)
  const people = rooms.map(({ adults, childAges }) => [adults, ...childAges].join('.')).join('_')
  const text = [version, hotelId, roomCode, planCode, stay.start, nights, people, day, scenario ?? ''].join(
    '~',
  )
  return keyOfText(text)
}

/** Returns a key's values, or null for any text that {@link encodeHotelRateKey} does not produce. */
export function decodeHotelRateKey(text: string): HotelRateKey | null {
  const found = fields.exec(textOfKey(text, longest))
  if (!found) return null
  const [
    ,
    hotelId = '',
    roomCode = '',
    planCode = '',
    start = '',
    nights = '',
    people = '',
    day = '',
    scenarioName = '',
  ] = found
  const first = dayNumber(start)
  const scenario = scenarioNamed(scenarioName)
  if (Number.isNaN(first) || Number(nights) < 1 || Number(nights) > mostNights) return null
  if (scenarioName !== '' && scenario === null) return null
  const rooms = people.split('_').map(occupancyOf)
  if (rooms.length > mostRooms || !rooms.every(isOccupancy)) return null
  const stay = { start, end: dateOfDay(first + Number(nights)) }
  const key = { hotelId, roomCode, planCode, stay, rooms, day: Number(day), scenario }
  // A rate has one key: leading zeros and other spellings are refused.
  return encodeHotelRateKey(key) === text ? key : null
}

function occupancyOf(text: string): RoomOccupancy {
  const [adults = 0, ...childAges] = text.split('.').map(Number)
  return { adults, childAges }
}

function isOccupancy({ adults, childAges }: RoomOccupancy): boolean {
  return adults >= 1 && adults <= 30 && childAges.length <= 30 && childAges.every((age) => age <= 17)
}
