import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { Acting, SampleOptions } from './sample-booking.ts'

/** The first screen of a list, then as many as take a few milliseconds to price. */
export const batchSizes = { first: 24, later: 96 }

/** What a search of the built-in supplier gets besides its criteria. */
export interface SearchRun {
  /** Lets other work run between two batches. */
  breathe(): Promise<void>
  /** Aborts when the reader has left. */
  readonly signal: AbortSignal
}

interface Searching<Criteria, Offer> {
  /** The scenario that the criteria name by a scripted place. */
  scenarioOf: (criteria: Criteria) => Scenario | null
  offers: (criteria: Criteria, scenario: Scenario | null, run: SearchRun) => AsyncIterable<OfferBatch<Offer>>
}

type Search<Criteria, Offer> = (
  criteria: Criteria,
  options: { signal: AbortSignal; takeTurn?: () => Promise<void> },
) => AsyncGenerator<OfferBatch<Offer>, void>

/** Returns a product's search: its offers, after the wait of a slow scenario. */
export function sampleSearch<Criteria extends { scenario?: Scenario | null | undefined }, Offer>(
  { active, takeTime }: Pick<Acting<unknown>, 'active' | 'takeTime'>,
  { pause }: Pick<SampleOptions, 'pause'>,
  { scenarioOf, offers }: Searching<Criteria, Offer>,
): Search<Criteria, Offer> {
  return async function* search(criteria, { signal, takeTurn = () => pause(0) }) {
    const scenario = active(criteria.scenario ?? scenarioOf(criteria))
    await takeTime(scenario)
    if (!signal.aborted) yield* offers(criteria, scenario, { breathe: takeTurn, signal })
  }
}

/** Yields what was found as offers, batch by batch, and a last batch that marks the end. */
export async function* offersInBatches<Found, Offer>(
  found: AsyncIterable<readonly Found[]>,
  toOffer: (one: Found) => Offer,
  { breathe, signal }: SearchRun,
): AsyncGenerator<OfferBatch<Offer>> {
  for await (const batch of found) {
    if (signal.aborted) return
    yield { offers: batch.map(toOffer), isLast: false }
    await breathe()
  }
  if (!signal.aborted) yield { offers: [], isLast: true }
}
