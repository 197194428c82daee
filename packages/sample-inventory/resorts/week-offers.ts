import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type {
  ResortChoice,
  ResortSearchCriteria,
  ResortSearchOffer,
} from '../../../src/server/domain/suppliers/resort-shapes.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { inBatches } from '../in-batches.ts'
import { batchSizes, type SearchRun } from '../supply/sample-search.ts'
import { describeResort, describeUnit } from './describe-resort.ts'
import { type FoundWeek, resortsIn, WeekFinder } from './find-weeks.ts'
import { takenUnits } from './free-weeks.ts'
import type { Resort } from './resort-directory.ts'
import type { ResortSources } from './resort-sources.ts'
import { widerSearches } from './wider-weeks.ts'

/** The cheapest unit and week of a resort, and the others of its card. */
const MOST_CHOICES = 25

/** Yields resorts with free weeks as they are found; the last batch says why there are none, and what is wider. */
export async function* weekOffers(
  criteria: ResortSearchCriteria,
  scenario: Scenario | null,
  { sources, ...run }: SearchRun & { readonly sources: ResortSources },
): AsyncGenerator<OfferBatch<ResortSearchOffer>> {
  const finder = new WeekFinder(criteria, scenario, sources)
  const { first, last } = finder.days
  let found = 0
  const resorts = resortsIn(criteria.area, sources.resorts, criteria.resortId)
  for (const batch of inBatches(resorts, batchSizes)) {
    const taken = await takenUnits(batch, first, last, sources.ledger)
    if (run.signal.aborted) return
    const offers = batch
      .flatMap(
        (resort) => offerOf(resort, finder.weeksAt(resort, taken, MOST_CHOICES), criteria, sources) ?? [],
      )
      .slice(0, criteria.limit - found)
    found += offers.length
    yield { offers, isLast: false }
    if (found >= criteria.limit) break
    await run.breathe()
  }
  const wider = await widerSearches(criteria, found, sources, run)
  if (run.signal.aborted) return
  yield { offers: [], isLast: true, wider, ...(found === 0 && { none: finder.none }) }
}

function offerOf(
  resort: Resort,
  found: readonly FoundWeek[],
  { area: { near } }: ResortSearchCriteria,
  sources: ResortSources,
): ResortSearchOffer | null {
  const [cheapest, ...others] = found.map(
    ({ unit, rate }): ResortChoice => ({ unit: describeUnit(unit, resort, rate.week.checkIn), rate }),
  )
  if (cheapest === undefined) return null
  const { checkIn } = cheapest.rate.week
  return { resort: describeResort(resort, checkIn, sources, near ?? null), cheapest, others }
}
