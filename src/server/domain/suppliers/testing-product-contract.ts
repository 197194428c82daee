import { describe } from 'vitest'
import type { ProductShapes } from './product-supplier.ts'
import { describeAmendments } from './testing-contract-amendments.ts'
import { describeBookings } from './testing-contract-bookings.ts'
import { describeCancellations } from './testing-contract-cancellations.ts'
import { describeChanges } from './testing-contract-changes.ts'
import { describeCrowds } from './testing-contract-crowds.ts'
import { describeHolds } from './testing-contract-holds.ts'
import { describeQuotes } from './testing-contract-quotes.ts'
import type { ProductFixture } from './testing-product-fixture.ts'

/**
 * Tests that every supplier's product has to pass (`ProductSupplier`), from search to changes and cancellation. A
 * test file of the supplier calls it with a fixture, at the top level or in a `describe`. Rules for one product alone
 * are in that product's tests.
 */
export function describeProductContract<Shapes extends ProductShapes>(
  name: string,
  fixture: ProductFixture<Shapes>,
): void {
  describe(name, () => {
    describe('quotes', () => describeQuotes(fixture))
    describe('holds', () => describeHolds(fixture))
    describe('bookings', () => describeBookings(fixture))
    describe('cancellations', () => describeCancellations(fixture))
    describe('changes for a traveller', () => describeAmendments(fixture))
    describe('changes of a supplier', () => describeChanges(fixture))
    describe('stock', () => describeCrowds(fixture))
  })
}
