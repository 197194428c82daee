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
  /** Number of the day of its price: that of the key, unless it is booked. */
  readonly pricedOn: number
  /** True if a change leaves it as it is booked, so that it has its seats already. */
  readonly isBooked?: true
}

/** A chosen seat in a key. */
export interface KeyedSeat extends ChosenSeat {
  /** True if a change leaves it as it is booked. */
  readonly isBooked?: true
}

/** Everything that determines a journey and its price. */
export interface FlightKey extends StockKey {
  readonly slices: readonly KeyedSlice[]
  readonly passengers: FlightPassengers
  readonly services: readonly ChosenService[]
  readonly seats: readonly KeyedSeat[]
  /** What changes of the booking have cost so far, in minor units of the journey's currency. */
  readonly penalties: number
}

/** Returns a key of which everything is booked: nothing of it has yet to be taken, and its price stays. */
export function bookedKey(key: FlightKey): FlightKey {
  return {
    ...key,
    slices: key.slices.map((slice) => ({ ...slice, isBooked: true })),
    seats: key.seats.map((seat) => ({ ...seat, isBooked: true })),
  }
}

/** Returns whether nothing of a key is booked, as in the key of a search. */
export function isUnbooked({ slices, seats, penalties }: FlightKey): boolean {
  return penalties === 0 && ![...slices, ...seats].some(({ isBooked }) => isBooked)
}

/** As long as keys of the contract may be. */
const LONGEST = 2_000
const fields =
  /^2~([A-Za-z0-9.!*]{10,})~(\d)((?:\.\d{1,2}){0,17})~([a-z0-9_.:*-]*)~([0-9A-Za-z:!*]*)~(\d{1,9})~(\d{1,6})~([a-z_]{0,30})$/

/**
 * Returns the key of these values: letters, digits, `-` and `_`. Services have their passengers together, and segments
 * their seats, since a large party has many.
 */
export function encodeFlightKey(key: FlightKey): string {
  const { slices, passengers, services, seats, penalties, day, scenario } = key
  const values = [
    '2',
    slices.map(sliceText).join('*'),
    [passengers.adults, ...passengers.childAges].join('.'),
    grouped(services.map(({ id, passenger, count }) => [`${id}:`, `${numeral(passenger)}${count}`])),
    grouped(
      seats.map(({ slice, segment, passenger, seat, isBooked }) => [
        `${slice}${segment}${isBooked ? '!' : ':'}`,
        `${numeral(passenger)}${seat}`,
      ]),
    ),
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
    slices: slices.split('*').map((slice) => sliceOf(slice, Number(day))),
    passengers: { adults: Number(adults), childAges: listOf(ages.slice(1), '.').map(Number) },
    services: listOf(services, '*').flatMap(servicesOf),
    seats: listOf(seats, '*').flatMap(seatsOf),
    penalties: Number(penalties),
    day: Number(day),
    scenario,
  }
  // A rate has one key: leading zeros and other spellings are refused.
  return encodeFlightKey(key) === text ? key : null
}

/** The day of a price is written only if it is not the key's. */
function sliceText({ itinerary, brand, steps, pricedOn, isBooked }: KeyedSlice): string {
  return [itinerary, brand, steps.join('.'), ...(isBooked ? [pricedOn] : [])].join('!')
}

function sliceOf(text: string, day: number): KeyedSlice {
  const [itinerary = '', brand = '', steps = '', pricedOn] = text.split('!')
  return {
    itinerary,
    brand,
    steps: listOf(steps, '.').map(Number),
    ...(pricedOn === undefined ? { pricedOn: day } : { pricedOn: Number(pricedOn), isBooked: true }),
  }
}

/** Passengers have numbers from 0 to 16. */
function numeral(passenger: number): string {
  return passenger.toString(36)
}

/** Writes values after their name, each name once. */
function grouped(values: readonly (readonly [name: string, value: string])[]): string {
  const groups = new Map<string, string>()
  for (const [name, value] of values) groups.set(name, `${groups.get(name) ?? ''}${value}`)
  return [...groups].map(([name, text]) => `${name}${text}`).join('*')
}

function listOf(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}

function servicesOf(text: string): ChosenService[] {
  const [id = '', counts = ''] = text.split(':')
  return [...counts.matchAll(/([0-9a-z])(\d)/g)].map(([, passenger = '', count]) => ({
    id,
    passenger: Number.parseInt(passenger, 36),
    count: Number(count),
  }))
}

function seatsOf(text: string): KeyedSeat[] {
  return [...text.slice(3).matchAll(/([0-9a-z])(\d{1,2}[A-Z])/g)].map(([, passenger = '', seat = '']) => ({
    slice: Number(text[0]),
    segment: Number(text[1]),
    passenger: Number.parseInt(passenger, 36),
    seat,
    ...(text[2] === '!' && { isBooked: true }),
  }))
}
