import type { CarSearchCriteria, CarShapes } from '../../../src/server/domain/suppliers/car-shapes.ts'
import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { acting, type SampleOptions, sampleBooking } from '../supply/sample-booking.ts'
import { sampleSearch } from '../supply/sample-search.ts'
import { carDetails } from './car-details.ts'
import { carOffers } from './car-offers.ts'
import { carQuote } from './car-quote.ts'
import type { CarSources } from './car-sources.ts'
import { scenarioOfPickUp } from './scripted-car-places.ts'
import { stockedCars } from './stocked-cars.ts'

/** Returns the product `car` of the built-in supplier. */
export function carSupply(
  sources: CarSources,
  options: Omit<SampleOptions, 'ledger'>,
): ProductSupplier<CarShapes> {
  const stocked = stockedCars(sources)
  const actor = acting(options, stocked.decode)
  const { keyOf } = actor
  return {
    ...sampleBooking(stocked, { ...options, ledger: sources.ledger }),
    search: sampleSearch(actor, options, {
      scenarioOf: ({ placeName }: CarSearchCriteria) => scenarioOfPickUp(placeName),
      offers: (criteria, scenario, run) => carOffers(criteria, scenario, { ...run, sources }),
    }),
    async details({ rateKey, extras = [] }) {
      const key = await keyOf(rateKey)
      return key && carDetails(key, { extras }, sources)
    },
    async quote(rateKey) {
      const key = await keyOf(rateKey)
      return key && carQuote(key, sources)
    },
  }
}
