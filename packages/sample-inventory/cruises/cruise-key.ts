import type { DiningChoice, WantedCruiseExtra } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import type { CabinGuests } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import { scenarioNamed } from '../../../src/server/domain/suppliers/scenario.ts'
import { keyOfText, textOfKey } from '../key-text.ts'
import type { StockKey } from '../supply/stocked-product.ts'

/** Everything that determines a cabin and its price. */
export interface CruiseKey extends StockKey {
  readonly sailing: string
  readonly category: string
  readonly fare: string
  readonly guests: CabinGuests
  /** ISO 3166-1 alpha-2. */
  readonly residence: string
  readonly isPastGuest: boolean
  /** Null if none is chosen. */
  readonly cabin: string | null
  readonly dining: DiningChoice['code']
  readonly extras: readonly WantedCruiseExtra[]
  /** Number of the day of its price: that of the search, unless a change left the price as it was booked. */
  readonly pricedOn: number
  /** Whether the cabin is that of the booking which the key changes. */
  readonly isKept: boolean
  /** The line's own change that was accepted (`movedParts`); null without one. */
  readonly moved: string | null
}

const LONGEST = 1_200
const fields =
  /^1~([a-z0-9.-]{12,80})~([A-Z]\w)~([a-z]{3,8})~(\d)((?:\.\d{1,3}){0,6})~([A-Z]{2})~([01])~([A-Z0-9]{0,8})~(early|late|flexible)~([a-z0-9_.*-]{0,600})~(\d{1,6})~([01])~([a-zA-Z0-9.-]{0,40})~(\d{1,6})~([a-z_]{0,30})$/

/** Returns the key of these values: letters, digits, `-` and `_`. */
export function encodeCruiseKey(key: CruiseKey): string {
  const { sailing, category, fare, guests, residence, isPastGuest, cabin, dining, extras } = key
  const values = [
    '1',
    sailing,
    category,
    fare,
    [guests.adults, ...guests.ages].join('.'),
    residence,
    isPastGuest ? 1 : 0,
    cabin ?? '',
    dining,
    sortedExtras(extras)
      .map(({ code, count }) => `${code}.${count}`)
      .join('*'),
    key.pricedOn,
    key.isKept ? 1 : 0,
    key.moved ?? '',
    key.day,
    key.scenario ?? '',
  ]
  return keyOfText(values.join('~'))
}

/** Returns a key's values, or null for any text that {@link encodeCruiseKey} does not produce. */
export function decodeCruiseKey(text: string): CruiseKey | null {
  const found = fields.exec(textOfKey(text, LONGEST))
  if (found === null) return null
  const [, sailing = '', category = '', fare = '', adults, ages = '', residence = '', past, cabin, ...rest] =
    found
  const [dining, extras = '', pricedOn, kept, moved, day, name = ''] = rest
  const scenario = scenarioNamed(name)
  if (name !== '' && scenario === null) return null
  const key: CruiseKey = {
    sailing,
    category,
    fare,
    guests: { adults: Number(adults), ages: ages === '' ? [] : ages.slice(1).split('.').map(Number) },
    residence,
    isPastGuest: past === '1',
    cabin: cabin || null,
    dining: dining as CruiseKey['dining'],
    extras: extras === '' ? [] : extras.split('*').map(extraOf),
    pricedOn: Number(pricedOn),
    isKept: kept === '1',
    moved: moved || null,
    day: Number(day),
    scenario,
  }
  const isSound =
    new Set(key.extras.map(({ code }) => code)).size === key.extras.length &&
    key.guests.ages.every((age) => age <= 110) &&
    key.pricedOn <= key.day
  // A rate has one key: leading zeros, other orders and other spellings are refused.
  return isSound && encodeCruiseKey(key) === text ? key : null
}

/** Returns guests in one order, so that the same party has one key. */
export function keyedGuests({ adults, ages }: CabinGuests): CabinGuests {
  return { adults, ages: ages.toSorted((a, b) => b - a) }
}

/** Returns extras in one order, so that a choice has one key. */
export function sortedExtras(extras: readonly WantedCruiseExtra[]): WantedCruiseExtra[] {
  return extras.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
}

function extraOf(text: string): WantedCruiseExtra {
  const place = text.lastIndexOf('.')
  return { code: text.slice(0, place), count: Number(text.slice(place + 1)) }
}
