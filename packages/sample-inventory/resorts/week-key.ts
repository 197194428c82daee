import type { WantedExtra } from '../../../src/server/domain/suppliers/car-rental.ts'
import type { ResortNights } from '../../../src/server/domain/suppliers/resort-week.ts'
import { type Scenario, scenarioNamed } from '../../../src/server/domain/suppliers/scenario.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { keyOfText, textOfKey } from '../key-text.ts'

/** Everything that determines the rate of a week and its price. */
export interface WeekKey {
  readonly unitId: string
  /** YYYY-MM-DD. */
  readonly checkIn: string
  readonly nights: ResortNights
  readonly people: number
  readonly extras: readonly WantedExtra[]
  /** Number of the day of the search. */
  readonly day: number
  readonly scenario: Scenario | null
  /** What a changed booking has of the one before; keys of searches have nothing. */
  readonly booked?: BookedTerms
}

/** What a change of a booking keeps, and what it cannot win back. */
export interface BookedTerms {
  /** Id of the unit by which it is priced, if the resort moved the booking to another one. */
  readonly pricedAs: string | null
  /** The lowest net price of the change, in minor units: what cancelling would have cost. */
  readonly least: number
  /** Whether unit and nights are those of the booking, so that it needs no other free unit. */
  readonly isKept: boolean
}

const LONGEST = 500
const MOST_PEOPLE = 20
const fields =
  /^1~([a-z][a-z0-9-]{2,63})~(\d{4}-\d{2}-\d{2})~([347])~(\d{1,2})~((?:[a-z_]{3,20}\.[1-9]-?){0,12})~(\d{1,6})~([a-z_]{0,30})(~([a-z][a-z0-9-]{2,63})?~(\d{1,12})~([01]))?$/

/** Returns the key of these values: letters, digits, `-` and `_`. */
export function encodeWeekKey(key: WeekKey): string {
  const { unitId, checkIn, nights, people, extras, day, scenario, booked } = key
  const chosen = extras.map(({ code, count }) => `${code}.${count}`).join('-')
  const terms = booked ? [booked.pricedAs ?? '', booked.least, booked.isKept ? 1 : 0] : []
  return keyOfText(['1', unitId, checkIn, nights, people, chosen, day, scenario ?? '', ...terms].join('~'))
}

/** Returns a key's values, or null for any text that {@link encodeWeekKey} does not produce. */
export function decodeWeekKey(text: string): WeekKey | null {
  const found = fields.exec(textOfKey(text, LONGEST))
  if (!found) return null
  const [, unitId = '', checkIn = '', nights = '', people = '', extras = '', day = '', name = ''] = found
  const [terms, pricedAs, least, flag] = found.slice(8)
  const scenario = scenarioNamed(name)
  if (name !== '' && scenario === null) return null
  const key: WeekKey = {
    unitId,
    checkIn,
    nights: Number(nights) as ResortNights,
    people: Number(people),
    extras: extras === '' ? [] : extras.split('-').map(extraOf),
    day: Number(day),
    scenario,
    ...(terms && {
      booked: { pricedAs: pricedAs ?? null, least: Number(least), isKept: flag === '1' },
    }),
  }
  // A rate has one key: leading zeros, another order of extras and other spellings are refused.
  return isPossible(key) && encodeWeekKey({ ...key, extras: inOrder(key.extras) }) === text ? key : null
}

/** Returns a key as a search would make it: another guest's booking has nothing to keep. */
export function unbooked({ booked: _, ...key }: WeekKey): WeekKey {
  return key
}

/** Returns extras in one order, so that a choice has one key. */
export function inOrder(extras: readonly WantedExtra[]): WantedExtra[] {
  return extras.toSorted((one, other) => (one.code < other.code ? -1 : 1))
}

function isPossible({ checkIn, people, extras }: WeekKey): boolean {
  return (
    !Number.isNaN(dayNumber(checkIn)) &&
    people >= 1 &&
    people <= MOST_PEOPLE &&
    new Set(extras.map(({ code }) => code)).size === extras.length
  )
}

function extraOf(text: string): WantedExtra {
  const [code = '', count = ''] = text.split('.')
  return { code, count: Number(count) }
}
