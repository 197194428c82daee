import type {
  ActivitySearchCriteria,
  ActivitySearchOffer,
} from '../../../src/server/domain/suppliers/activity-shapes.ts'
import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { batchSizes, offersInBatches, type SearchRun } from '../supply/sample-search.ts'
import type { ActivitySources } from './activity-sources.ts'
import { describeOffer } from './describe-offer.ts'
import { findActivities } from './find-activities.ts'

interface ActivitySearchRun extends SearchRun {
  readonly sources: ActivitySources
}

/** Yields activities with their cheapest start times as they are found. */
export function activityOffers(
  criteria: ActivitySearchCriteria,
  scenario: Scenario | null,
  { sources, ...run }: ActivitySearchRun,
): AsyncGenerator<OfferBatch<ActivitySearchOffer>> {
  return offersInBatches(
    findActivities(criteria, sources, batchSizes),
    (one) => describeOffer(one, scenario),
    run,
  )
}
