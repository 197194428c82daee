import type { HotelShapes } from '../../hotel-shapes.ts'
import type { ProductSearch } from '../../product-supplier.ts'
import type { Scenario } from '../../scenario.ts'
import { hotelDetails } from './hotel-details.ts'
import { hotelOffers } from './hotel-offers.ts'
import { hotelQuote } from './hotel-quote.ts'
import { decodeHotelRateKey, type HotelRateKey } from './hotel-rate-key.ts'
import type { HotelSources } from './hotel-sources.ts'
import { scenarioOfPlace } from './scripted-places.ts'

export interface HotelSupplyOptions {
  readonly sources: HotelSources
  /** Whether scenarios are acted out; where they are not, a key that tells one is nobody's. */
  readonly isScripted: boolean
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>
}

const slowly = 3_000

/** Takes what hotels are made from and gives the product `hotel` of the built-in supplier. */
export function hotelSupply({ sources, isScripted, pause }: HotelSupplyOptions): ProductSearch<HotelShapes> {
  const told = (scenario: Scenario | null | undefined) => (isScripted ? (scenario ?? null) : null)
  const takeTime = (scenario: Scenario | null) => (scenario === 'slow' ? pause(slowly) : undefined)

  async function keyOf(rateKey: string): Promise<HotelRateKey | null> {
    const key = decodeHotelRateKey(rateKey)
    if (key === null || (key.scenario !== null && !isScripted)) return null
    await takeTime(key.scenario)
    return key
  }

  return {
    async *search(criteria, { signal }) {
      const scenario = told(criteria.scenario ?? scenarioOfPlace(criteria.placeName))
      await takeTime(scenario)
      if (signal.aborted) return
      yield* hotelOffers(criteria, scenario, { sources, breathe: () => pause(0), signal })
    },
    async details(query) {
      const scenario = told(query.scenario)
      await takeTime(scenario)
      return hotelDetails(query, scenario, sources)
    },
    async quote(rateKey) {
      const key = await keyOf(rateKey)
      return key && hotelQuote(key, sources)
    },
  }
}
