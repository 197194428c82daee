import type {
  CruiseSearchCriteria,
  CruiseShapes,
} from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import { heldItem } from '../supply/held-item.ts'
import { acting, type SampleOptions, sampleBooking } from '../supply/sample-booking.ts'
import { sampleSearch } from '../supply/sample-search.ts'
import { withoutHeld } from '../supply/stocked-product.ts'
import { cabinsDetails, rateDetails } from './cruise-details.ts'
import type { CruiseKey } from './cruise-key.ts'
import { cruiseQuote } from './cruise-quote.ts'
import { searchCruises } from './cruise-search.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { isHoldable, longestHold } from './longest-hold.ts'
import { sailingDetails } from './sailing-details.ts'
import { atRealPlace, scenarioOfPlace } from './scripted-cruise-places.ts'
import { stockedCruises } from './stocked-cruises.ts'

/** Returns the product `cruise` of the built-in supplier. */
export function cruiseSupply(
  sources: CruiseSources,
  options: Omit<SampleOptions, 'ledger'>,
): ProductSupplier<CruiseShapes> {
  const stocked = stockedCruises(sources, options.clock)
  const actor = acting(options, stocked.decode)
  const { keyOf, active } = actor
  const booking = sampleBooking(stocked, { ...options, ledger: sources.ledger })
  const longestOf = (key: CruiseKey) => longestHold(key, options.clock(), sources.today())
  return {
    ...booking,
    async hold(request) {
      const key = stocked.decode(request.rateKey)
      // Only a change of a booking has the price of an earlier day, and a cabin that is booked.
      if (key !== null && (key.pricedOn !== key.day || key.isKept || key.moved !== null))
        throw new SupplierRefusal('rejected')
      if (key === null) return booking.hold(request)
      if (!isHoldable(key, sources.today())) throw new SupplierRefusal('rejected')
      return booking.hold({ ...request, seconds: Math.min(request.seconds, longestOf(key)) })
    },
    async extend(reference, seconds) {
      const held = heldItem(await sources.ledger.find(reference), stocked.product)
      const key = held && stocked.decode(held.rateKey)
      return booking.extend(reference, key ? Math.min(seconds, longestOf(key)) : seconds)
    },
    search: sampleSearch(actor, options, {
      scenarioOf: (criteria: CruiseSearchCriteria) => scenarioOfPlace(criteria),
      offers: (criteria, scenario, run) =>
        searchCruises(options.isScripted ? atRealPlace(criteria) : criteria, scenario, { ...run, sources }),
    }),
    async details(query) {
      if ('sailing' in query) {
        const sailing = await sailingDetails(query, active(query.scenario), sources)
        return sailing && { sailing }
      }
      const key = await keyOf('cabinsOf' in query ? query.cabinsOf : query.rateKey)
      if (key === null) return null
      return 'cabinsOf' in query ? cabinsDetails(key, sources) : rateDetails(key, query, sources)
    },
    async quote(rateKey, held) {
      const key = await keyOf(rateKey)
      return key && cruiseQuote(key, { ...sources, ledger: await withoutHeld(held, sources.ledger) })
    },
  }
}
