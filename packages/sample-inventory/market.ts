import type { DealPrice } from '../../src/server/domain/suppliers/supplier-price.ts'
import { weekdayOf } from '../../src/server/kernel/dates/calendar.ts'
import type { GeoPoint } from '../geography/geo-point.ts'
import type { PlaceTraits } from '../geography/places/place-traits.ts'

/**
 * Price level of accommodation by country, relative to the United States; other countries have that of their region.
 */
const levels: Readonly<Record<string, number>> = {
  ...levelOf(1.35, 'CH IS NO MC BM KY SC MV'),
  ...levelOf(1.15, 'DK SE FI GB IE LU NL FR AT BE IL SG AE QA BS BB TC VG VI LI'),
  ...levelOf(1, 'US CA AU NZ DE IT JP HK KW BH SM AW CW PF FJ MU'),
  ...levelOf(0.85, 'ES GR CY MT SI KR TW SA OM JM CR PR GP MQ RE JO'),
  ...levelOf(0.72, 'PT HR EE CZ CL UY PA DO MX MO SK LV LT ZA KE TZ'),
  ...levelOf(0.6, 'PL HU BR CN TR BG RO RU TH MY MA BA ME RS AL PE CO AR EC LB'),
  ...levelOf(0.48, 'IN ID PH VN LK NP KH LA MM EG TN UA GE AM AZ KZ UZ BO PY NI GT HN SV PK BD DZ GH'),
}
const ordinaryLevel = 0.6

/** Returns a country's price level; the United States' is 1. */
export function priceLevel(countryCode: string): number {
  return levels[countryCode] ?? ordinaryLevel
}

/**
 * Returns the season's price factor at a place on a day, about 0.75 to 1.4: summer by the sea, snow and summer in the
 * mountains, winter in deserts and tropics, a mild summer in cities. Reversed south of the equator.
 */
export function seasonFactor({ traits, climate }: PlaceTraits, point: GeoPoint, day: number): number {
  // 0 at the place's midsummer, 0.5 at midwinter.
  const midsummer = point.latitude >= 0 ? 201 : 19
  const turn = (((day - midsummer) / 365.25) % 1) * 2 * Math.PI
  const summer = Math.cos(turn)
  if (traits.has('ski')) return 1 + 0.26 * Math.cos(2 * turn) - 0.04 * summer
  if (climate === 'arid' || climate === 'tropical') return 1 - 0.2 * summer
  if (traits.has('coast')) return 1.04 + 0.34 * summer
  return 1.02 + 0.12 * summer
}

/** Returns the weekday's price factor at a place: leisure peaks at weekends, business on Tuesdays. */
export function weekdayFactor({ traits }: PlaceTraits, day: number): number {
  const weekday = weekdayOf(day)
  const isWeekend = weekday === 5 || weekday === 6
  if (traits.has('big-city') && !traits.has('beach')) {
    return isWeekend ? 1.04 : weekday === 0 ? 0.9 : weekday === 2 || weekday === 3 ? 1.1 : 1
  }
  return isWeekend ? 1.2 : weekday === 0 ? 0.96 : 1
}

/** Returns the price factor for the days between search and service: late is expensive. */
export function leadFactor(days: number): number {
  if (days < 30) return 1.22 - (0.22 * Math.max(0, days)) / 30
  return Math.max(0.92, 1 - (days - 30) / 1500)
}

/** Returns the price in cents, from the agency's price in dollars and the retail margin on it (0.2 = a fifth). */
export function dollarPrice(net: number, retailShare: number): DealPrice {
  const amount = Math.max(100, Math.round(net * 100))
  const retail = Math.max(amount, Math.round(amount * (1 + retailShare)))
  return { currency: 'USD', net: amount, retail, minimumSelling: null }
}

function levelOf(level: number, countries: string): Record<string, number> {
  return Object.fromEntries(countries.split(' ').map((code) => [code, level]))
}
