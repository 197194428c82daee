import { expect, it } from 'vitest'
import type { ProductShapes } from './product-supplier.ts'
import { openProduct, type ProductFixture } from './testing-product-fixture.ts'

/** Tests how a hold is booked. */
export function describeBookings<Shapes extends ProductShapes>(fixture: ProductFixture<Shapes>): void {
  const open = () => openProduct(fixture)

  it('are confirmed once, have numbers, and stay', async () => {
    const { supplier, bookNow, book, left, pass, quotedKey, available } = open()
    const key = await quotedKey()
    const quote = await available(key)
    const booking = await bookNow('r1', key)
    expect(booking.status).toBe('confirmed')
    expect(booking.supplierReference).toMatch(/\w{6,}/)
    expect(booking.confirmationNumber).toMatch(/\w{4,}/)
    expect(await book('r1', quote)).toEqual(booking)
    pass(100_000)
    expect(await book('r1', quote)).toEqual(booking)
    expect(await supplier.retrieve('r1')).toEqual(booking)
    expect(await supplier.release('r1')).toBe('confirmed')
    expect(await left(key)).toBeLessThan(quote.left)
    expect((await bookNow('r2', await quotedKey())).supplierReference).not.toBe(booking.supplierReference)
  })

  it('need a hold', async () => {
    const { supplier, book, hold, quotedKey, available } = open()
    const quote = await available(await quotedKey())
    await hold('r1', quote.rateKey)
    await supplier.release('r1')
    for (const reference of ['r1', 'unknown']) {
      await expect(book(reference, quote)).rejects.toMatchObject({
        name: 'SupplierRefusal',
        code: 'hold_expired',
      })
      expect(await supplier.retrieve(reference)).toBeNull()
    }
  })

  it('of a lapsed hold are refused if another caller took the rest', async () => {
    const { supplier, book, hold, left, pass, quotedKey, available } = open()
    const quote = await available(await quotedKey())
    await hold('gone', quote.rateKey)
    pass(901)
    for (let index = 0; (await left(quote.rateKey)) > 0; index += 1) await hold(`r${index}`, quote.rateKey)
    await expect(book('gone', quote)).rejects.toMatchObject({ code: 'hold_expired' })
    expect(await supplier.retrieve('gone')).toBeNull()
  })

  it('do not exist under an unknown reference', async () => {
    const { supplier } = open()
    expect(await supplier.retrieve('unknown')).toBeNull()
    expect(await supplier.extend('unknown', 60)).toBeNull()
    expect(await supplier.release('unknown')).toBeNull()
    expect(await supplier.cancelQuote('unknown')).toBeNull()
    const expectedPenalty = { amount: 1_000_000, currency: 'USD' }
    expect(await supplier.cancel('unknown', { expectedPenalty })).toBeNull()
    expect(await supplier.changes('unknown')).toEqual([])
    expect(await supplier.acceptChange('unknown', 'unknown')).toBeNull()
  })
}
