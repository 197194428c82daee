import { expect, it } from 'vitest'
import type { ProductShapes } from './product-supplier.ts'
import { openProduct, type ProductFixture } from './testing-product-fixture.ts'
import { expectSoundPolicy, expectSoundPrice } from './testing-sound-rate.ts'

const refusal = (code: string) => ({ name: 'SupplierRefusal', code })

/** Tests how a supplier that declares changes applies a traveller's, and that others refuse them. */
export function describeAmendments<Shapes extends ProductShapes>(fixture: ProductFixture<Shapes>): void {
  const { refundableKey, requestOf, change } = fixture

  /** A booking with its quote, and functions to quote and request a change. */
  async function booked() {
    const at = openProduct(fixture)
    const quote = await at.available(await refundableKey(at.supplier))
    const booking = await at.bookNow('r1', quote.rateKey)
    const amendQuote = () => at.supplier.amendQuote('r1', change?.(quote.subject) ?? {})
    async function changed() {
      const found = await amendQuote()
      if (found?.status !== 'available') throw new Error('it can be changed so')
      return { ...found, subject: found.subject as Shapes['subject'] }
    }
    type Wanted = Pick<Awaited<ReturnType<typeof changed>>, 'rateKey' | 'subject'> & { net: number }
    const amend = ({ rateKey, subject, net }: Wanted, amendment = 'a1', reference = 'r1') => {
      const { travellers, answers } = requestOf(reference, subject)
      const expected = { amount: net, currency: quote.price.currency }
      return at.supplier.amend({ reference, amendment, rateKey, expected, travellers, answers })
    }
    /** The total, as the cancellation quote states it. */
    async function total() {
      const cost = await at.supplier.cancelQuote('r1')
      return cost && cost.penalty.amount + cost.refund.amount
    }
    const wantedOf = async () => {
      const found = await changed()
      return { ...found, net: found.price.net }
    }
    return { ...at, quote, booking, amendQuote, wantedOf, amend, total }
  }

  if (change === undefined) {
    it('are not declared and are refused by a supplier that makes none', async () => {
      const { supplier, quote, amendQuote, amend, total } = await booked()
      expect(supplier.capabilities().actions).not.toContain('change')
      expect(await amendQuote()).toBeNull()
      await expect(amend({ ...quote, net: quote.price.net })).rejects.toMatchObject(refusal('rejected'))
      expect(await supplier.amendment('r1', 'a1')).toBeNull()
      expect(await total()).toBe(quote.price.net)
    })
    return
  }

  it('are declared, and quoted as the whole new booking; quoting changes nothing', async () => {
    const { supplier, quote, booking, wantedOf, total } = await booked()
    expect(supplier.capabilities().actions).toContain('change')
    const wanted = await wantedOf()
    expect(wanted.subject).not.toEqual(quote.subject)
    expectSoundPrice(wanted.price)
    expectSoundPolicy(wanted.policy, wanted.price)
    expect(wanted.price.currency).toBe(quote.price.currency)
    expect((await wantedOf()).price).toEqual(wanted.price)
    expect(await supplier.retrieve('r1')).toEqual(booking)
    expect(await total()).toBe(quote.price.net)
    expect(await supplier.amendment('r1', 'a1')).toBeNull()
  })

  it('are applied once, however often they are requested, and known for ever', async () => {
    const { supplier, go, wantedOf, amend, total, left } = await booked()
    const wanted = await wantedOf()
    const answer = await amend(wanted)
    expect(answer.status).toBe('applied')
    const free = await left(wanted.rateKey)
    expect(free).toBeLessThan(wanted.left)
    expect(await amend(wanted)).toEqual(answer)
    expect([await left(wanted.rateKey), await total()]).toEqual([free, wanted.net])
    expect((await supplier.retrieve('r1'))?.status).toBe('confirmed')
    go(fixture.begun)
    expect(await amend(wanted)).toEqual(answer)
    expect(await supplier.amendment('r1', 'a1')).toEqual(answer)
    expect(await supplier.amendment('r1', 'a2')).toBeNull()
  })

  it('free all that they took once the booking is cancelled', async () => {
    const { supplier, quote, wantedOf, amend, left } = await booked()
    const wanted = await wantedOf()
    await amend(wanted)
    const cost = await supplier.cancelQuote('r1')
    if (!cost) return expect.fail('it cannot be cancelled')
    expect(await supplier.cancel('r1', { expectedPenalty: cost.penalty })).toMatchObject({
      status: 'cancelled',
      refund: { amount: wanted.net - cost.penalty.amount },
    })
    expect(await left(quote.rateKey)).toBe(quote.left)
    expect(await left(wanted.rateKey)).toBe(wanted.left)
  })

  it('are refused at another price than quoted, and for a text that is no key', async () => {
    const { supplier, quote, wantedOf, amend, total } = await booked()
    const wanted = await wantedOf()
    const cheaper = { ...wanted, net: wanted.net - 1 }
    await expect(amend(cheaper)).rejects.toMatchObject(refusal('price_changed'))
    await expect(amend({ ...wanted, rateKey: 'no-such' })).rejects.toMatchObject(refusal('rejected'))
    expect([await supplier.amendment('r1', 'a1'), await total()]).toEqual([null, quote.price.net])
    // A refused change can be requested again at its price.
    expect((await amend(wanted)).status).toBe('applied')
  })

  it('do not exist for unknown, held or cancelled references', async () => {
    const { supplier, hold, quote, wantedOf, amend } = await booked()
    const wanted = await wantedOf()
    await hold('held', quote.rateKey)
    const cost = await supplier.cancelQuote('r1')
    await supplier.cancel('r1', {
      expectedPenalty: cost?.penalty ?? { amount: 0, currency: quote.price.currency },
    })
    for (const reference of ['unknown', 'held', 'r1']) {
      expect(await supplier.amendQuote(reference, change(quote.subject))).toBeNull()
      await expect(amend(wanted, 'a1', reference)).rejects.toMatchObject(refusal('rejected'))
      expect(await supplier.amendment(reference, 'a1')).toBeNull()
    }
  })

  it('end when the supplier states, so that no change evades the policy', async () => {
    const { supplier, quote, go, amendQuote, wantedOf, amend, total } = await booked()
    const wanted = await wantedOf()
    const free = await supplier.cancelQuote('r1')
    const isFreeOnly = supplier.capabilities().changesUntil === 'penalty'
    go(isFreeOnly ? (free?.validUntil?.toISOString() ?? fixture.begun) : fixture.begun)
    const before = await supplier.cancelQuote('r1')
    expect(before?.penalty.amount).toBeGreaterThan(0)
    expect(await amendQuote()).toBeNull()
    await expect(amend(wanted)).rejects.toMatchObject(refusal('rejected'))
    expect([await supplier.cancelQuote('r1'), await total()]).toEqual([before, quote.price.net])
  })
}
