import { addDays } from './calendar-days.ts'
import { dealDates } from './deal-dates.ts'
import { isPresent } from './is-present.ts'

/** A place where a car is picked up or returned. */
export interface CarPlace {
  /** The place's name as the visitor entered it; empty for a deal's link, which has only the point. */
  name: string
  latitude: number
  longitude: number
}

/** Times and driver of a rental. */
export interface RentalTerms {
  /** Local times at the desks, YYYY-MM-DDTHH:mm. */
  pickUpAt: string
  dropOffAt: string
  /** Age at the pick-up. */
  driverAge: number
  /** Country of residence, ISO 3166-1 alpha-2. */
  residence: string
}

/** The criteria of a car search, as the results page's address carries them. */
export interface CarSearchCriteria extends RentalTerms {
  pickUp: CarPlace
  /** Null: the car is returned where it was picked up. */
  dropOff: CarPlace | null
}

/** The longest rental. */
export const MOST_RENTAL_DAYS = 90

export const youngestDriver = 18
export const oldestDriver = 99

/** Defaults of spec §9: a driver of 25 from the United States. */
const usualAge = 25
const usualResidence = 'US'

/** The hour of the deals' rentals: desks are open at ten. */
const usualHour = '10:00'

/** Times and driver before anything is chosen: the dates of the deals (spec §9). */
export function emptyCarSearch(today: string, firstDayOfWeek = 0): RentalTerms {
  const { start, end } = dealDates(today, firstDayOfWeek)
  return {
    pickUpAt: `${start}T${usualHour}`,
    dropOffAt: `${end}T${usualHour}`,
    driverAge: usualAge,
    residence: usualResidence,
  }
}

/** Returns the address of a search's results page. Source: spec §2.2 (/booknow/cars/search). */
export function carSearchHref(criteria: CarSearchCriteria): string {
  return `/booknow/cars/search?${queryOf(criteriaPairs(criteria))}`
}

/**
 * Returns the address of a car's page with the search that found it. The names of the parameters are those of a deal's
 * link. Source: spec §2.2 (/booknow/cars/result-details).
 */
export function carHref(carId: string, criteria: CarSearchCriteria): string {
  return `/booknow/cars/result-details?${queryOf([['carId', carId], ...criteriaPairs(criteria)])}`
}

type Pair = readonly [string, string]

function criteriaPairs({ pickUp, dropOff, ...terms }: CarSearchCriteria): Pair[] {
  const back = dropOff ?? pickUp
  return [
    ...(pickUp.name ? [['pickup', pickUp.name] as const] : []),
    ['pickupLatitude', String(pickUp.latitude)],
    ['pickupLongitude', String(pickUp.longitude)],
    ['pickUpDateTime', `${terms.pickUpAt}:00`],
    ...(dropOff?.name ? [['return', dropOff.name] as const] : []),
    ['returnLatitude', String(back.latitude)],
    ['returnLongitude', String(back.longitude)],
    ['returnDateTime', `${terms.dropOffAt}:00`],
    ['age', String(terms.driverAge)],
    ['countryOfResidence', terms.residence],
  ]
}

function queryOf(pairs: readonly Pair[]): string {
  return pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')
}

type Get = (name: string) => string | null

/**
 * Reads a search from the address's parameters; null without a pick-up point. Missing or invalid values (past or
 * reversed times, absurd ages) get defaults, so that no address leads to an error page.
 */
export function readCarSearch(get: Get, today: string, firstDayOfWeek = 0): CarSearchCriteria | null {
  const pickUp = readPlace(get, 'pickup')
  if (!pickUp) return null
  const usual = emptyCarSearch(today, firstDayOfWeek)
  return {
    pickUp,
    dropOff: readDropOff(get, pickUp),
    ...(readRentalTimes(get, today) ?? { pickUpAt: usual.pickUpAt, dropOffAt: usual.dropOffAt }),
    driverAge: readAge(get('age')) ?? usual.driverAge,
    residence: /^[A-Z]{2}$/.test(get('countryOfResidence') ?? '')
      ? (get('countryOfResidence') ?? usual.residence)
      : usual.residence,
  }
}

/** Reads the times of a rental from the address's parameters; null if they are missing, past or reversed. */
export function readRentalTimes(get: Get, today: string): Pick<RentalTerms, 'pickUpAt' | 'dropOffAt'> | null {
  const pickUpAt = localMinute(get('pickUpDateTime'))
  const dropOffAt = localMinute(get('returnDateTime'))
  const isValid = pickUpAt !== null && dropOffAt !== null && pickUpAt.slice(0, 10) >= today
  if (!isValid || dropOffAt <= pickUpAt) return null
  return { pickUpAt, dropOffAt }
}

function readDropOff(get: Get, pickUp: CarPlace): CarPlace | null {
  const place = readPlace(get, 'return')
  const isSame = place?.latitude === pickUp.latitude && place.longitude === pickUp.longitude
  return place && !isSame ? place : null
}

function readPlace(get: Get, end: 'pickup' | 'return'): CarPlace | null {
  const latitude = coordinate(get(`${end}Latitude`), 90)
  const longitude = coordinate(get(`${end}Longitude`), 180)
  if (latitude === null || longitude === null) return null
  return { name: (get(end) ?? '').slice(0, 100), latitude, longitude }
}

function coordinate(text: string | null, limit: number): number | null {
  const value = isPresent(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null
}

/** Reads a driver's age; null for an impossible one. */
export function readAge(text: string | null): number | null {
  const age = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN
  return age >= youngestDriver && age <= oldestDriver ? age : null
}

function localMinute(text: string | null): string | null {
  const [, day = '', minute] =
    /^(\d{4}-\d{2}-\d{2})T([01]\d:[0-5]\d|2[0-3]:[0-5]\d)(?::\d{2})?$/.exec(text ?? '') ?? []
  const isDay = minute !== undefined && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day
  return isDay ? `${day}T${minute}` : null
}
