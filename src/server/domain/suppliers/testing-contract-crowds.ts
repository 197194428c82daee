import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProductShapes } from './product-supplier.ts'
import {
  type Available,
  type OpenedProduct,
  openProduct,
  type ProductFixture,
} from './testing-product-fixture.ts'

/** Independent callers who book one rate, and what should be taken afterwards. */
interface Crowd<Shapes extends ProductShapes> {
  readonly at: OpenedProduct<Shapes>
  readonly quote: Available<Shapes['subject']>
  readonly taken: Map<string, 'held' | 'booked'>
}

const refused = () => null

const acts = {
  async hold<Shapes extends ProductShapes>({ at, quote, taken }: Crowd<Shapes>, reference: string) {
    const held = await at.hold(reference, quote.rateKey).catch(refused)
    if (held && !taken.has(reference)) taken.set(reference, 'held')
  },
  async release<Shapes extends ProductShapes>({ at, taken }: Crowd<Shapes>, reference: string) {
    if ((await at.supplier.release(reference)) === 'released') taken.delete(reference)
  },
  async book<Shapes extends ProductShapes>({ at, quote, taken }: Crowd<Shapes>, reference: string) {
    const booking = await at.book(reference, quote).catch(refused)
    if (booking?.status === 'confirmed') taken.set(reference, 'booked')
  },
  async cancel<Shapes extends ProductShapes>({ at, quote, taken }: Crowd<Shapes>, reference: string) {
    const { currency } = quote.price
    const expectedPenalty = { amount: Number.MAX_SAFE_INTEGER, currency }
    if (await at.supplier.cancel(reference, { expectedPenalty })) taken.delete(reference)
  },
  async wait<Shapes extends ProductShapes>({ at, taken }: Crowd<Shapes>) {
    at.pass(901)
    for (const [reference, state] of taken) if (state === 'held') taken.delete(reference)
  },
}

const steps = fc.array(
  fc.record({
    reference: fc.constantFrom(...'abcdefghij'),
    act: fc.constantFrom('hold', 'hold', 'release', 'book', 'cancel', 'wait'),
  }),
  { maxLength: 60 },
)

/** Tests that a supplier sells no more than it has. */
export function describeCrowds<Shapes extends ProductShapes>(fixture: ProductFixture<Shapes>): void {
  it('sells nothing twice and loses nothing, for any calls in any order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const at = openProduct(fixture)
        const quote = await at.available(await at.quotedKey())
        const units = fixture.unitsOf(quote.subject)
        const crowd: Crowd<Shapes> = { at, quote, taken: new Map() }
        for (const { act, reference } of list) {
          await acts[act](crowd, reference)
          const free = quote.left - units * crowd.taken.size
          expect(await at.left(quote.rateKey)).toBe(free >= units ? free : 0)
        }
      }),
      { numRuns: fixture.crowdRuns ?? 10 },
    )
  })
}
