import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { scenarioNamed } from '../../../src/server/domain/suppliers/scenario.ts'
import { keyOfText, textOfKey } from '../key-text.ts'
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

/** Everything that determines a journey and its price. */
export interface FlightKey {
  /** Ids of the flights of each slice. */
  readonly itineraries: readonly string[]
  /** Codes of the fare brands, one for each slice. */
  readonly brands: readonly string[]
  readonly passengers: FlightPassengers
  readonly services: readonly ChosenService[]
  readonly seats: readonly ChosenSeat[]
  /** What changes of the booking have cost so far, in minor units of the journey's currency. */
  readonly penalties: number
  /** Number of the day of the search. */
  readonly day: number
  readonly scenario: Scenario | null
}

const LONGEST = 1_200
const fields =
  /^1~([A-Z0-9.*]{10,400})~([a-z*]{3,90})~(\d)((?:\.\d{1,2}){0,17})~([a-z0-9_.*-]{0,700})~([0-9A-Z.*]{0,700})~(\d{1,9})~(\d{1,6})~([a-z_]{0,30})$/

/** Returns the key of these values: letters, digits, `-` and `_`. */
export function encodeFlightKey(key: FlightKey): string {
  const { itineraries, brands, passengers, services, seats, penalties, day, scenario } = key
  const values = [
    '1',
    itineraries.join('*'),
    brands.join('*'),
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
  const [
    ,
    itineraries = '',
    brands = '',
    adults,
    ages = '',
    services = '',
    seats = '',
    penalties,
    day,
    name = '',
  ] = found
  const scenario = scenarioNamed(name)
  if (name !== '' && scenario === null) return null
  const key: FlightKey = {
    itineraries: itineraries.split('*'),
    brands: brands.split('*'),
    passengers: { adults: Number(adults), childAges: listOf(ages.slice(1), '.').map(Number) },
    services: listOf(services, '*').map(serviceOf),
    seats: listOf(seats, '*').map(seatOf),
    penalties: Number(penalties),
    day: Number(day),
    scenario,
  }
  // A rate has one key: leading zeros and other spellings are refused.
  return key.itineraries.length === key.brands.length && encodeFlightKey(key) === text ? key : null
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
