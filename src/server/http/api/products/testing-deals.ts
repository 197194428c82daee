import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import { staticRates } from '../../../domain/exchange-rates/static-rates.ts'
import type { DealContext, DealSources } from '../../../domain/products/deals/deal-context.ts'
import { testingGeo } from '../../../domain/suppliers/testing-geo.ts'

/** A Saturday; the week of the deals began on Sunday the 15th. */
export const testNow = '2026-11-21T12:00:00Z'

/** The inventory of a few real places, at a fixed time. */
export function testSources(now: string = testNow): DealSources {
  const geo = testingGeo()
  const clock = () => new Date(now)
  return { supplier: createInventory({ geo, clock }), rates: staticRates(), geo, clock }
}

export const testContext: DealContext = {
  viewer: 'traveller',
  locale: 'en-US',
  language: 'en',
  markups: [],
}
