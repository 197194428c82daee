import type { WantedExtra } from '../../../src/server/domain/suppliers/car-rental.ts'
import { type CoverLevel, coverLevels } from '../../../src/server/domain/suppliers/car-rental.ts'
import { type Scenario, scenarioNamed } from '../../../src/server/domain/suppliers/scenario.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import type { CarPlan } from './car-providers.ts'

/** The longest rental of an offer. */
const mostRentalDays = 90

/** A place, to about a metre, and a local time at its desk, YYYY-MM-DDTHH:mm:ss. */
export interface KeyedHandover {
  readonly point: GeoPoint
  readonly at: string
}

/** Everything that determines a car's rate and its price. */
export interface CarRateKey {
  readonly carId: string
  readonly planCode: CarPlan['code']
  readonly cover: CoverLevel
  readonly extras: readonly WantedExtra[]
  readonly pickUp: KeyedHandover
  readonly dropOff: KeyedHandover
  readonly driverAge: number
  readonly residence: string
  /** Number of the day of the search. */
  readonly day: number
  readonly scenario: Scenario | null
}

const version = '1'
const longest = 700
const point = String.raw`(-?\d{1,3}\.\d{5})~(-?\d{1,3}\.\d{5})`
const moment = String.raw`(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})`
const fields = new RegExp(
  `^1~([a-z0-9]{2,12}-[a-z]{3}-[a-z]{4})~(flex|desk|saver)~(${coverLevels.join('|')})~([a-z_.0-9-]{0,200})` +
    `~${point}~${moment}~${point}~${moment}~(\\d{2})~([A-Z]{2})~(\\d{1,6})~([a-z_]{0,30})$`,
)

/** Returns a position to about a metre, as keys have it. */
export function keyedPoint({ latitude, longitude }: GeoPoint): GeoPoint {
  // Adding zero makes -0 the same as 0.
  return { latitude: Number(latitude.toFixed(5)) + 0, longitude: Number(longitude.toFixed(5)) + 0 }
}

/** Returns the key of these values: letters, digits, `-` and `_`. */
export function encodeCarRateKey(key: CarRateKey): string {
  const { carId, planCode, cover, pickUp, dropOff, driverAge, residence, day, scenario } = key
  const extras = key.extras.map(({ code, count }) => `${code}.${count}`).join('-')
  const at = (one: KeyedHandover) => [one.point.latitude.toFixed(5), one.point.longitude.toFixed(5), one.at]
  const parts = [version, carId, planCode, cover, extras, ...at(pickUp), ...at(dropOff)]
  const text = [...parts, driverAge, residence, day, scenario ?? ''].join('~')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Returns a key's values, or null for any text that {@link encodeCarRateKey} does not produce. */
export function decodeCarRateKey(text: string): CarRateKey | null {
  if (text.length > longest || !/^[\w-]+$/.test(text)) return null
  const found = fields.exec(plainText(text))
  if (!found) return null
  const [, carId = '', planCode = '', cover = '', extras = '', ...rest] = found
  const [lat = '', lon = '', from = '', backLat = '', backLon = '', until = '', age = '', residence = ''] =
    rest
  const [day = '', scenarioName = ''] = rest.slice(8)
  const scenario = scenarioNamed(scenarioName)
  if (scenarioName !== '' && scenario === null) return null
  const key: CarRateKey = {
    carId,
    planCode: planCode as CarRateKey['planCode'],
    cover: cover as CoverLevel,
    extras: extras === '' ? [] : extras.split('-').map(extraOf),
    pickUp: { point: { latitude: Number(lat), longitude: Number(lon) }, at: from },
    dropOff: { point: { latitude: Number(backLat), longitude: Number(backLon) }, at: until },
    driverAge: Number(age),
    residence,
    day: Number(day),
    scenario,
  }
  // A rate has one key: leading zeros and other spellings are refused.
  return isPossible(key) && encodeCarRateKey(key) === text ? key : null
}

function isPossible({ pickUp, dropOff, driverAge, extras }: CarRateKey): boolean {
  return (
    driverAge >= 18 &&
    isMoment(pickUp.at) &&
    isMoment(dropOff.at) &&
    isRentalLength(dayNumber(dropOff.at.slice(0, 10)) - dayNumber(pickUp.at.slice(0, 10))) &&
    dropOff.point.latitude <= 90 &&
    pickUp.point.latitude <= 90 &&
    pickUp.point.latitude >= -90 &&
    dropOff.point.latitude >= -90 &&
    [pickUp, dropOff].every(({ point: { longitude } }) => longitude >= -180 && longitude <= 180) &&
    new Set(extras.map(({ code }) => code)).size === extras.length
  )
}

/** A key is not signed: a longer rental than any offer is refused before its days are counted. */
function isRentalLength(days: number): boolean {
  return days >= -1 && days <= mostRentalDays + 1
}

function isMoment(at: string): boolean {
  return !Number.isNaN(dayNumber(at.slice(0, 10))) && /T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(at)
}

function extraOf(text: string): WantedExtra {
  const [code = '', count = ''] = text.split('.')
  return { code, count: Number(count) }
}

function plainText(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
