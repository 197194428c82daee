import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { loadGeo } from '../../geography/load-geo.ts'
import { datasetSeed } from '../dataset.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import type { FlightCriteria, RequestedSlice } from './flight-criteria.ts'
import type { FlightOffer } from './flight-offers.ts'
import type { FlightSources } from './flight-sources.ts'
import { flightOffers } from './offers.ts'

/** The day of the tests' searches. */
export const searchDate = '2026-10-20'

/** Returns flights over the real airports, with nothing booked. */
export async function testingFlights(
  ledger: SupplyLedger = memorySupplyLedger(() => new Date(`${searchDate}T12:00:00Z`)),
): Promise<FlightSources> {
  const dataset = { geo: await loadGeo(), seed: datasetSeed('test'), today: dayNumber(searchDate) }
  return { dataset: () => dataset, clock: () => new Date(`${searchDate}T12:00:00Z`), ledger }
}

/** Returns a slice between two cities. */
export function slice(
  from: string,
  to: string,
  date: string,
  rest: Partial<RequestedSlice> = {},
): RequestedSlice {
  return { from: { kind: 'city', code: from }, to: { kind: 'city', code: to }, date, ...rest }
}

/** Returns the criteria of a return journey of one adult from Lisbon to Frankfurt, with changes. */
export function flightCriteria(changes: Partial<FlightCriteria> = {}): FlightCriteria {
  return {
    slices: [slice('LIS', 'FRA', '2026-12-04'), slice('FRA', 'LIS', '2026-12-11')],
    passengers: { adults: 1, childAges: [] },
    cabin: 'economy',
    maximumConnections: 2,
    ...changes,
  }
}

/** Returns all offers of a search, and why there is none. */
export async function allOffers(
  criteria: FlightCriteria,
  sources: FlightSources,
): Promise<{ readonly offers: FlightOffer[]; readonly none: string | undefined; readonly batches: number }> {
  const { signal } = new AbortController()
  const offers: FlightOffer[] = []
  let [none, batches]: [string | undefined, number] = [undefined, 0]
  for await (const batch of flightOffers(criteria, { sources, signal, breathe: async () => undefined })) {
    offers.push(...batch.offers)
    none = batch.none ?? none
    batches += 1
  }
  return { offers, none, batches }
}
