import type {
  ActivitySearchCriteria,
  ActivitySearchOffer,
} from '../../../src/server/domain/suppliers/activity-shapes.ts'
import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { ActivitySources } from './activity-sources.ts'
import { describeOffer } from './describe-offer.ts'
import { findActivities } from './find-activities.ts'

/** The first screen of a list, then as many as take a few milliseconds to price. */
const sizes = { first: 24, later: 96 }

interface SearchRun {
  readonly sources: ActivitySources
  /** Lets other work run between two batches. */
  breathe(): Promise<void>
  readonly signal: AbortSignal
}

/** Yields activities with their cheapest start times as they are found. */
export async function* activityOffers(
  criteria: ActivitySearchCriteria,
  scenario: Scenario | null,
  { sources, breathe, signal }: SearchRun,
): AsyncGenerator<OfferBatch<ActivitySearchOffer>> {
  for await (const found of findActivities(criteria, sources, sizes)) {
    if (signal.aborted) return
    yield { offers: found.map((one) => describeOffer(one, scenario)), isLast: false }
    await breathe()
  }
  if (!signal.aborted) yield { offers: [], isLast: true }
}
