import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductBooking } from '../../suppliers/product-supplier.ts'
import { SupplierTimeout } from '../../suppliers/supplier-timeout.ts'
import { quoteWithTimeout, withSupplierTimeout } from './quote-with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)
const silent = {
  hold: never,
  extend: never,
  release: never,
  retrieve: never,
  cancelQuote: never,
  capabilities: () => ({ longestHoldSeconds: 900, canExtend: true }),
}
const bookedBy = (hotels: object): ProductBooking => withSupplierTimeout(hotels as ProductBooking)

describe('a supplier that does not answer', () => {
  it.each([
    ['hold', (hotels: ProductBooking) => hotels.hold({ reference: 'a', rateKey: 'b', seconds: 900 })],
    ['extend', (hotels: ProductBooking) => hotels.extend('a', 900)],
    ['release', (hotels: ProductBooking) => hotels.release('a')],
    ['retrieve', (hotels: ProductBooking) => hotels.retrieve('a')],
    ['cancelQuote', (hotels: ProductBooking) => hotels.cancelQuote('a')],
  ] as const)('is not waited for endlessly: %s', async (operation, ask) => {
    const failure = ask(bookedBy(silent)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    const error = await failure
    expect(error).toBeInstanceOf(SupplierTimeout)
    expect(String(error)).toContain(operation)
  })

  it('is not waited for endlessly for its price either', async () => {
    const failure = quoteWithTimeout({ quote: never }, 'a').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failure).toBeInstanceOf(SupplierTimeout)
  })

  it('is heard if it answers in time', async () => {
    const slow = {
      ...silent,
      release: () => new Promise((done) => setTimeout(() => done('released'), 19_000)),
    }
    const released = bookedBy(slow).release('a')
    await vi.advanceTimersByTimeAsync(19_000)
    expect(await released).toBe('released')
  })
})
