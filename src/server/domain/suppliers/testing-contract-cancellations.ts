import { expect, it } from 'vitest'
import type { ProductShapes } from './product-supplier.ts'
import { openProduct, type ProductFixture } from './testing-product-fixture.ts'

/** Tests what a cancellation costs and does. */
export function describeCancellations<Shapes extends ProductShapes>(fixture: ProductFixture<Shapes>): void {
  const { refundableKey } = fixture
  const open = () => openProduct(fixture)

  it('cost what the policy said at booking, rising with time and never above the price', async () => {
    const { supplier, bookNow, go, available } = open()
    const { rateKey, price, policy } = await available(await refundableKey(supplier))
    await bookNow('r1', rateKey)
    const seen: number[] = []
    let moment: Date | null = new Date(fixture.start)
    while (moment !== null) {
      go(moment.toISOString())
      const cost = await supplier.cancelQuote('r1')
      if (!cost) return expect.fail('it cannot be cancelled')
      expect(cost.penalty.amount + cost.refund.amount).toBe(price.net)
      seen.push(cost.penalty.amount)
      moment = cost.validUntil
    }
    expect(seen).toEqual([0, ...policy.steps.map(({ penalty }) => penalty.amount)])
  })

  it('free what was taken, once, and at the agreed price', async () => {
    const { supplier, bookNow, book, left, go, available } = open()
    const quote = await available(await refundableKey(supplier))
    await bookNow('r1', quote.rateKey)
    const cost = await supplier.cancelQuote('r1')
    if (!cost) return expect.fail('it cannot be cancelled')
    const { validUntil: _, ...amounts } = cost
    const agreed = { expectedPenalty: cost.penalty }
    const done = await supplier.cancel('r1', agreed)
    expect(done).toEqual({ status: 'cancelled', ...amounts })
    expect(await left(quote.rateKey)).toBe(quote.left)
    expect((await supplier.retrieve('r1'))?.status).toBe('cancelled')
    expect(await supplier.cancelQuote('r1')).toBeNull()
    go(fixture.begun)
    expect(await supplier.cancel('r1', agreed)).toEqual(done)
    expect((await book('r1', quote)).status).toBe('cancelled')
  })

  it('are refused if their cost has risen above the agreed one', async () => {
    const { supplier, bookNow, go, available } = open()
    const { rateKey, policy } = await available(await refundableKey(supplier))
    await bookNow('r1', rateKey)
    const cost = await supplier.cancelQuote('r1')
    if (!cost) return expect.fail('it cannot be cancelled')
    go(fixture.begun)
    await expect(supplier.cancel('r1', { expectedPenalty: cost.penalty })).rejects.toMatchObject({
      name: 'SupplierRefusal',
      code: 'price_changed',
    })
    expect((await supplier.retrieve('r1'))?.status).toBe('confirmed')
    expect((await supplier.cancelQuote('r1'))?.penalty).toEqual(policy.steps.at(-1)?.penalty)
  })

  it('do not exist for a mere hold', async () => {
    const { supplier, hold, quotedKey } = open()
    await hold('r1', await quotedKey())
    expect(await supplier.cancelQuote('r1')).toBeNull()
    expect(await supplier.cancel('r1', { expectedPenalty: { amount: 0, currency: 'USD' } })).toBeNull()
  })
}
