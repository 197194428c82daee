import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type {
  ResortSearchCriteria,
  ResortShapes,
} from '../../../src/server/domain/suppliers/resort-shapes.ts'
import { acting, type SampleOptions, sampleBooking } from '../supply/sample-booking.ts'
import { sampleSearch } from '../supply/sample-search.ts'
import { withoutHeld } from '../supply/stocked-product.ts'
import { resortDetails } from './resort-details.ts'
import type { ResortSources } from './resort-sources.ts'
import { scenarioNear } from './scripted-resort-places.ts'
import { stockedWeeks } from './stocked-weeks.ts'
import { weekOffers } from './week-offers.ts'
import { weekQuote } from './week-quote.ts'

/** Returns the product `resort` of the built-in supplier. */
export function resortSupply(
  sources: ResortSources,
  options: Omit<SampleOptions, 'ledger'>,
): ProductSupplier<ResortShapes> {
  const stocked = stockedWeeks(sources)
  const actor = acting(options, stocked.decode)
  const { keyOf } = actor
  return {
    ...sampleBooking(stocked, { ...options, ledger: sources.ledger }),
    search: sampleSearch(actor, options, {
      scenarioOf: ({ area }: ResortSearchCriteria) => scenarioNear(area.near?.name ?? ''),
      offers: (criteria, scenario, run) => weekOffers(criteria, scenario, { ...run, sources }),
    }),
    async details({ rateKey, extras = [], isAlone = false }) {
      const key = await keyOf(rateKey)
      return key && resortDetails(key, { extras, isAlone }, sources)
    },
    async quote(rateKey, held) {
      const key = await keyOf(rateKey)
      return key && weekQuote(key, { ...sources, ledger: await withoutHeld(held, sources.ledger) })
    },
  }
}
