import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProductShapes } from './product-supplier.ts'
import { openProduct, type ProductFixture } from './testing-product-fixture.ts'
import { expectSoundPolicy, expectSoundPrice } from './testing-sound-rate.ts'

/** Tests how offers are found and priced. */
export function describeQuotes<Shapes extends ProductShapes>(fixture: ProductFixture<Shapes>): void {
  const open = () => openProduct(fixture)

  it('come from a search that marks only its last batch, and finds the same again', async () => {
    const { supplier, found } = open()
    const flags: boolean[] = []
    const { signal } = new AbortController()
    for await (const { isLast } of supplier.search(fixture.criteria, { signal })) flags.push(isLast)
    expect(flags.filter(Boolean)).toEqual([true])
    expect(flags.at(-1)).toBe(true)
    const offers = await found()
    expect(offers.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(await found())).toBe(JSON.stringify(offers))
    expect(new Set(offers.map(fixture.keyOf)).size).toBe(offers.length)
  })

  it('come from a search that ends when the caller has gone', async () => {
    const { supplier } = open()
    const caller = new AbortController()
    let batches = 0
    for await (const { isLast } of supplier.search(fixture.criteria, { signal: caller.signal })) {
      batches += 1
      expect(isLast).toBe(false)
      caller.abort()
    }
    expect(batches).toBe(1)
  })

  it('are valid for every offer, and the same when repeated', async () => {
    const { supplier, found, available } = open()
    for (const offer of (await found()).slice(0, 10)) {
      const quote = await available(fixture.keyOf(offer))
      expectSoundPrice(quote.price)
      expectSoundPolicy(quote.policy, quote.price)
      expect(quote.left).toBeGreaterThanOrEqual(fixture.unitsOf(quote.subject))
      expect(fixture.unitsOf(quote.subject)).toBeGreaterThanOrEqual(1)
      expect(quote.requirements).toContainEqual({ field: 'name', of: 'lead_of_each_group' })
      expect(quote.scenario).toBeNull()
      expect(await supplier.quote(quote.rateKey)).toEqual(quote)
    }
  })

  it('do not exist for a text that is no key', async () => {
    const { supplier, quotedKey } = open()
    const key = await quotedKey()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(await supplier.quote(text)).toBeNull()
      }),
    )
    for (const wrong of [`${key}A`, key.slice(1), '', 'constructor'])
      expect(await supplier.quote(wrong)).toBeNull()
  })
}
