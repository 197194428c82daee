import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { momentToLocal } from '../../../src/server/kernel/dates/local-to-moment.ts'
import type { NearbyAirport } from '../../geography/geo.ts'
import type { Dataset } from '../dataset.ts'
import type { Resort } from './resort-directory.ts'

/** Data from which weeks are found, described and priced. */
export interface ResortSources {
  dataset(): Dataset
  readonly clock: () => Date
  readonly resorts: readonly Resort[]
  /** IANA name. */
  timeZoneOf(resort: Resort): string
  /** The nearest airport with ordinary service; null if none is near. */
  airportOf(resort: Resort): NearbyAirport | null
  readonly ledger: SupplyLedger
}

/** The longest time ahead for which weeks are sold, in days: 24 months. */
export const DAYS_ON_SALE = 730

/** Returns the first day on which a week may begin: tomorrow, on the resort's calendar. */
export function firstSoldDay(resort: Resort, { clock, timeZoneOf }: ResortSources): number {
  return dayNumber(momentToLocal(clock(), timeZoneOf(resort)).slice(0, 10)) + 1
}
