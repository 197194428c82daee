import type { Supplier } from './port.ts'
import type { ProductSupplier } from './product-supplier.ts'
import type { ResortSearchCriteria, ResortShapes } from './resort-shapes.ts'
import type { ProductFixture } from './testing-product-fixture.ts'
import { allWeeks, resortCriteria, weekRequest } from './testing-resort-search.ts'
import { suppliedProduct } from './testing-supplied-product.ts'

/** Coasts of which some resorts refund. */
export const atlanticCoasts = {
  subregions: ['mediterranean-algarve', 'mediterranean-canaries', 'mediterranean-madeira'],
}

/** The fixture of a supplier's weeks for the contract suite: the islands of the Atlantic and the Algarve, in four months. */
export function resortFixture(open: (clock: () => Date) => Supplier): ProductFixture<ResortShapes> {
  const criteria = resortCriteria({ area: atlanticCoasts })
  return {
    open: (clock) => suppliedProduct(open(clock), 'resort'),
    start: '2026-11-21T12:00:00Z',
    begun: '2027-03-12T12:00:00Z',
    criteria,
    keyOf: ({ cheapest }) => cheapest.rate.rateKey,
    refundableKey: (weeks) => refundableWeekKey(weeks, criteria),
    unitsOf: () => 1,
    change: ({ extras }) => ({ extras: [...extras, { code: 'guest_certificate', count: 1 }] }),
    requestOf: weekRequest,
  }
}

/** The key of the first week that is refunded if it is cancelled in time. */
export async function refundableWeekKey(
  weeks: ProductSupplier<ResortShapes>,
  criteria: ResortSearchCriteria,
): Promise<string> {
  const { offers } = await allWeeks(weeks, criteria)
  const found = offers.find(({ cheapest }) => cheapest.rate.policy.isRefundable)
  const quote = await weeks.quote(found?.cheapest.rate.rateKey ?? '')
  if (quote?.status !== 'available') throw new Error('no refundable week is free')
  return quote.rateKey
}
