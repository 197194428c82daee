import type {
  ActivitySearchCriteria,
  ActivityShapes,
} from '../../../src/server/domain/suppliers/activity-shapes.ts'
import type { ProductSupplier } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { acting, type SampleOptions, sampleBooking } from '../supply/sample-booking.ts'
import { sampleSearch } from '../supply/sample-search.ts'
import { activityDetails } from './activity-details.ts'
import { activityOffers } from './activity-offers.ts'
import { activityQuote } from './activity-quote.ts'
import type { ActivitySources } from './activity-sources.ts'
import { scenarioOfPlace } from './scripted-places.ts'
import { stockedActivities } from './stocked-activities.ts'

/** Returns the product `activity` of the built-in supplier. */
export function activitySupply(
  sources: ActivitySources,
  options: Omit<SampleOptions, 'ledger'>,
): ProductSupplier<ActivityShapes> {
  const stocked = stockedActivities(sources)
  const actor = acting(options, stocked.decode)
  const { active, takeTime, keyOf } = actor
  return {
    ...sampleBooking(stocked, { ...options, ledger: sources.ledger }),
    search: sampleSearch(actor, options, {
      scenarioOf: ({ placeName }: ActivitySearchCriteria) => scenarioOfPlace(placeName),
      offers: (criteria, scenario, run) => activityOffers(criteria, scenario, { ...run, sources }),
    }),
    async details(query) {
      const scenario = active(query.scenario ?? scenarioOfPlace(query.placeName ?? ''))
      await takeTime(scenario)
      return activityDetails(query, scenario, sources)
    },
    async quote(rateKey) {
      const key = await keyOf(rateKey)
      return key && activityQuote(key, sources)
    },
  }
}
