import type { FlightCriteria } from './flight-criteria.ts'
import type { FlightSources } from './flight-sources.ts'
import { flightOffers } from './offers.ts'

/** How long a search took, in milliseconds. */
export interface FlightBench {
  readonly first: number
  readonly complete: number
  readonly offers: number
}

/** Measures a search of flights, from the call to its first and its last offer. */
export async function benchFlights(criteria: FlightCriteria, sources: FlightSources): Promise<FlightBench> {
  const { signal } = new AbortController()
  const start = performance.now()
  let [first, offers] = [0, 0]
  for await (const batch of flightOffers(criteria, { sources, signal, breathe: async () => undefined })) {
    if (first === 0) first = performance.now() - start
    offers += batch.offers.length
  }
  return { first, complete: performance.now() - start, offers }
}
