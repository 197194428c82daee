import type { DealPrice } from '../../src/server/domain/suppliers/supplier-price.ts'
import { weekdayOf } from '../../src/server/kernel/dates/calendar.ts'
import type { GeoPoint } from '../geography/geo-point.ts'
import type { PlaceTraits } from '../geography/places/place-traits.ts'

/** What the same bed costs beside the United States, by country; others by their part of the world. */
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

/** Takes a country code and gives what things cost there, 1 being the United States. */
export function priceLevel(countryCode: string): number {
  return levels[countryCode] ?? ordinaryLevel
}

/**
 * Takes a place and a day's number and gives how dear the season is there, about 0.75 to 1.4: summer by the sea, snow and
 * summer in the mountains, winter in the desert and the tropics, a gentle summer in cities. South of the equator it is
 * half a year off.
 */
export function seasonFactor({ traits, climate }: PlaceTraits, point: GeoPoint, day: number): number {
  // 0 at midsummer of the place, 0.5 at midwinter.
  const midsummer = point.latitude >= 0 ? 201 : 19
  const turn = (((day - midsummer) / 365.25) % 1) * 2 * Math.PI
  const summer = Math.cos(turn)
  if (traits.has('ski')) return 1 + 0.26 * Math.cos(2 * turn) - 0.04 * summer
  if (climate === 'arid' || climate === 'tropical') return 1 - 0.2 * summer
  if (traits.has('coast')) return 1.04 + 0.34 * summer
  return 1.02 + 0.12 * summer
}

/** Takes a place and a day's number and gives the week's rhythm: leisure fills weekends, business fills Tuesdays. */
export function weekdayFactor({ traits }: PlaceTraits, day: number): number {
  const weekday = weekdayOf(day)
  const isWeekend = weekday === 5 || weekday === 6
  if (traits.has('big-city') && !traits.has('beach')) {
    return isWeekend ? 1.04 : weekday === 0 ? 0.9 : weekday === 2 || weekday === 3 ? 1.1 : 1
  }
  return isWeekend ? 1.2 : weekday === 0 ? 0.96 : 1
}

/** Takes the days between search and service and gives what the calendar does to the price: late is dear. */
export function leadFactor(days: number): number {
  if (days < 30) return 1.22 - (0.22 * Math.max(0, days)) / 30
  return Math.max(0.92, 1 - (days - 30) / 1500)
}

/** Takes what the agency pays in dollars and the retail price over it (0.2 = a fifth), and gives the price in cents. */
export function dollarPrice(net: number, retailShare: number): DealPrice {
  const amount = Math.max(100, Math.round(net * 100))
  const retail = Math.max(amount, Math.round(amount * (1 + retailShare)))
  return { currency: 'USD', net: amount, retail, minimumSelling: null }
}

function levelOf(level: number, countries: string): Record<string, number> {
  return Object.fromEntries(countries.split(' ').map((code) => [code, level]))
}
