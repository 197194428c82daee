import { expect, it } from 'vitest'
import type { ProductShapes } from './product-supplier.ts'
import { openProduct, type ProductFixture } from './testing-product-fixture.ts'

/** Tests how a supplier that declares it changes bookings by itself, and that others never do. */
export function describeChanges<Shapes extends ProductShapes>(fixture: ProductFixture<Shapes>): void {
  const { changedKey } = fixture

  it('do not exist for a supplier that never makes any', async () => {
    const { supplier, bookNow, quotedKey } = openProduct(fixture)
    await bookNow('r1', await quotedKey())
    expect(supplier.capabilities().reportsChanges).toBe(changedKey !== undefined)
    for (const reference of ['r1', 'unknown']) {
      expect(await supplier.changes(reference)).toEqual([])
      expect(await supplier.acceptChange(reference, 'unknown')).toBeNull()
    }
  })
  if (changedKey === undefined) return

  /** A booking that its supplier changed soon after, with its quote. */
  async function changed() {
    const at = openProduct(fixture)
    const quote = await at.available((await changedKey?.(at.supplier)) ?? '')
    await at.bookNow('r1', quote.rateKey)
    const [change] = await at.supplier.changes('r1')
    if (change === undefined) throw new Error('its supplier changes it')
    return { ...at, quote, change }
  }

  it('are reported the same until they are answered, with result and deadline', async () => {
    const { supplier, quote, change } = await changed()
    expect(change.becomes).not.toEqual(quote.subject)
    expect(change.respondBy.getTime()).toBeGreaterThan(Date.parse(fixture.start))
    expect(change.answers.length).toBeGreaterThanOrEqual(1)
    expect(change.answers).toContain(change.unlessAnswered)
    expect(await supplier.changes('r1')).toEqual([change])
  })

  it('allow free cancellation while they can be answered', async () => {
    const { supplier, quote } = await changed()
    const cost = await supplier.cancelQuote('r1')
    if (!cost) return expect.fail('it cannot be cancelled')
    expect([cost.penalty.amount, cost.refund.amount]).toEqual([0, quote.price.net])
    expect(await supplier.cancel('r1', { expectedPenalty: cost.penalty })).toMatchObject({
      status: 'cancelled',
    })
    expect(await supplier.changes('r1')).toEqual([])
  })

  it('are accepted for good, once, and only by their own id', async () => {
    const { supplier, change } = await changed()
    expect(await supplier.acceptChange('r1', 'unknown')).toBeNull()
    expect(await supplier.acceptChange('r1', change.reference)).toBe('accepted')
    expect(await supplier.acceptChange('r1', change.reference)).toBe('accepted')
    expect(await supplier.changes('r1')).toEqual([])
    expect((await supplier.retrieve('r1'))?.status).toBe('confirmed')
  })
}
