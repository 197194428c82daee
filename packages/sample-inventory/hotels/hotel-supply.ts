import type { HotelSearchCriteria, HotelShapes } from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { acting, type SampleOptions, sampleBooking } from '../supply/sample-booking.ts'
import { sampleSearch } from '../supply/sample-search.ts'
import { hotelDetails } from './hotel-details.ts'
import { hotelOffers } from './hotel-offers.ts'
import { hotelQuote } from './hotel-quote.ts'
import type { HotelSources } from './hotel-sources.ts'
import { scenarioOfPlace } from './scripted-places.ts'
import { stockedHotels } from './stocked-hotels.ts'

/** Returns the product `hotel` of the built-in supplier. */
export function hotelSupply(
  sources: HotelSources,
  options: Omit<SampleOptions, 'ledger'>,
): ProductSupplier<HotelShapes> {
  const stocked = stockedHotels(sources)
  const actor = acting(options, stocked.decode)
  const { active, takeTime, keyOf } = actor
  return {
    ...sampleBooking(stocked, { ...options, ledger: sources.ledger }),
    search: sampleSearch(actor, options, {
      scenarioOf: ({ placeName }: HotelSearchCriteria) => scenarioOfPlace(placeName),
      offers: (criteria, scenario, run) => hotelOffers(criteria, scenario, { ...run, sources }),
    }),
    async details(query) {
      const scenario = active(query.scenario ?? scenarioOfPlace(query.placeName ?? ''))
      await takeTime(scenario)
      return hotelDetails(query, scenario, sources)
    },
    async quote(rateKey) {
      const key = await keyOf(rateKey)
      return key && hotelQuote(key, sources)
    },
  }
}
