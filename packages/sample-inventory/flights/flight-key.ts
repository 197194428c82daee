import { scenarioNamed } from '../../../src/server/domain/suppliers/scenario.ts'
import { keyOfText, textOfKey } from '../key-text.ts'
import type { StockKey } from '../supply/stocked-product.ts'
import type { FlightPassengers } from './passengers.ts'

/** A service of a passenger. */
export interface ChosenService {
  readonly id: string
  readonly passenger: number
  readonly count: number
}

/** A seat of a passenger on a segment of a slice, both from 0. */
export interface ChosenSeat {
  readonly slice: number
  readonly segment: number
  readonly passenger: number
  readonly seat: string
}

/** The flights of a slice and their fare. */
export interface KeyedSlice {
  /** The id of its flights. */
  readonly itinerary: string
  /** Code of the fare brand. */
  readonly brand: string
  /** The class of each flight, from 0. */
  readonly steps: readonly number[]
  /** Number of the day of its price: that of the search, unless a change left the slice as it was booked. */
  readonly pricedOn: number
}

/** Everything that determines a journey and its price. */
export interface FlightKey extends StockKey {
  readonly slices: readonly KeyedSlice[]
  readonly passengers: FlightPassengers
  readonly services: readonly ChosenService[]
  readonly seats: readonly ChosenSeat[]
  /** What changes of the booking have cost so far, in minor units of the journey's currency. */
  readonly penalties: number
}

const LONGEST = 1_200
const fields =
  /^1~([A-Za-z0-9.!*]{10,560})~(\d)((?:\.\d{1,2}){0,17})~([a-z0-9_.*-]{0,700})~([0-9A-Z.*]{0,700})~(\d{1,9})~(\d{1,6})~([a-z_]{0,30})$/

/** Returns the key of these values: letters, digits, `-` and `_`. */
export function encodeFlightKey(key: FlightKey): string {
  const { slices, passengers, services, seats, penalties, day, scenario } = key
  const values = [
    '1',
    slices
      .map(({ itinerary, brand, steps, pricedOn }) => [itinerary, brand, steps.join('.'), pricedOn].join('!'))
      .join('*'),
    [passengers.adults, ...passengers.childAges].join('.'),
    services.map(({ id, passenger, count }) => `${id}.${passenger}.${count}`).join('*'),
    seats.map(({ slice, segment, passenger, seat }) => `${slice}.${segment}.${passenger}.${seat}`).join('*'),
    penalties,
    day,
    scenario ?? '',
  ]
  return keyOfText(values.join('~'))
}

/** Returns a key's values, or null for any text that {@link encodeFlightKey} does not produce. */
export function decodeFlightKey(text: string): FlightKey | null {
  const found = fields.exec(textOfKey(text, LONGEST))
  if (found === null) return null
  const [, slices = '', adults, ages = '', services = '', seats = '', penalties, day, name = ''] = found
  const scenario = scenarioNamed(name)
  if (name !== '' && scenario === null) return null
  const key: FlightKey = {
    slices: slices.split('*').map(sliceOf),
    passengers: { adults: Number(adults), childAges: listOf(ages.slice(1), '.').map(Number) },
    services: listOf(services, '*').map(serviceOf),
    seats: listOf(seats, '*').map(seatOf),
    penalties: Number(penalties),
    day: Number(day),
    scenario,
  }
  // A rate has one key: leading zeros and other spellings are refused.
  return encodeFlightKey(key) === text ? key : null
}

function sliceOf(text: string): KeyedSlice {
  const [itinerary = '', brand = '', steps = '', pricedOn] = text.split('!')
  return { itinerary, brand, steps: listOf(steps, '.').map(Number), pricedOn: Number(pricedOn) }
}

function listOf(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}

function serviceOf(text: string): ChosenService {
  const values = text.split('.')
  const [passenger, count] = values.slice(-2)
  return { id: values.slice(0, -2).join('.'), passenger: Number(passenger), count: Number(count) }
}

function seatOf(text: string): ChosenSeat {
  const [slice, segment, passenger, seat = ''] = text.split('.')
  return { slice: Number(slice), segment: Number(segment), passenger: Number(passenger), seat }
}
