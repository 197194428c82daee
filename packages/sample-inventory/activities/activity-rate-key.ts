import type { UnitCount } from '../../../src/server/domain/suppliers/activity-option.ts'
import { type Scenario, scenarioNamed } from '../../../src/server/domain/suppliers/scenario.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { keyOfText, textOfKey } from '../key-text.ts'

/** Everything that determines a visit and its price. */
export interface ActivityRateKey {
  readonly productCode: string
  readonly option: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** Local, HH:mm. */
  readonly at: string
  readonly units: readonly UnitCount[]
  /** Number of the day of the search. */
  readonly day: number
  readonly scenario: Scenario | null
}

const longest = 400
const fields =
  /^1~(a[\da-z-]{3,60})~([a-zA-Z-]{1,20})~(\d{4}-\d{2}-\d{2})~([01]\d|2[0-3]):([0-5]\d)~([a-z]{1,12}\.\d{1,2}(?:_[a-z]{1,12}\.\d{1,2}){0,11})~(\d{1,6})~([a-z_]{0,30})$/

/** Returns the key of these values: letters, digits, `-` and `_`. Units are in the order of their names. */
export function encodeActivityRateKey(key: ActivityRateKey): string {
  const { productCode, option, date, at, units, day, scenario } = key
  const counts = units
    .toSorted((one, other) => (one.unit < other.unit ? -1 : 1))
    .map(({ unit, count }) => `${unit}.${count}`)
    .join('_')
  return keyOfText(['1', productCode, option, date, at, counts, day, scenario ?? ''].join('~'))
}

/** Returns a key's values, or null for any text that {@link encodeActivityRateKey} does not produce. */
export function decodeActivityRateKey(text: string): ActivityRateKey | null {
  const found = fields.exec(textOfKey(text, longest))
  if (!found) return null
  const [, productCode = '', option = '', date = '', hour, minute, counts = '', day, name = ''] = found
  const units = counts.split('_').map((part): UnitCount => {
    const [unit = '', count] = part.split('.')
    return { unit, count: Number(count) }
  })
  const isDouble = new Set(units.map(({ unit }) => unit)).size < units.length
  if (Number.isNaN(dayNumber(date)) || isDouble || units.some(({ count }) => count < 1)) return null
  const scenario = scenarioNamed(name)
  if (name !== '' && scenario === null) return null
  const key = { productCode, option, date, at: `${hour}:${minute}`, units, day: Number(day), scenario }
  // A visit has one key: leading zeros and other spellings are refused.
  return encodeActivityRateKey(key) === text ? key : null
}
