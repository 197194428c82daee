import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../../adapters/store/testing.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import type { SupplierBooking } from '../../../domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { confirm, hold, pay, quoteOf, read } from './testing-booking-flow.ts'

const yes: SupplierBooking = {
  status: 'confirmed',
  supplierReference: 'HOTEL-1',
  confirmationNumber: 'C-1',
}
const slow = slowSupplier()
let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp({ supplier: slow.between, log: silentLog })
})
afterEach(() => vi.useRealTimers())

/** A supplier that does not answer a booking until the test decides its answer. */
function slowSupplier() {
  const unasked = () => ({
    asked: Promise.withResolvers<void>(),
    word: Promise.withResolvers<SupplierBooking>(),
    known: null as SupplierBooking | null,
  })
  const now = unasked()
  const between = (supplier: Supplier): Supplier =>
    withProduct(supplier, 'hotel', () => ({
      book() {
        now.asked.resolve()
        return now.word.promise
      },
      retrieve: async () => now.known,
    }))
  const begin = () => Object.assign(now, unasked())
  return { between, now, begin }
}

/** Paid and confirmed, until the traveller no longer waits. */
async function waitedFor() {
  slow.begin()
  const { booking, holder } = await hold(app, {}, await quoteOf(app, {}))
  await pay(app, holder, booking)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const confirming = confirm(app, holder, booking)
  await slow.now.asked.promise
  await vi.advanceTimersByTimeAsync(25_000)
  const { data } = await confirming
  vi.useRealTimers()
  expect(data.state).toBe('in_doubt')
  const problems = async () =>
    (await app.repositories.tasks.givenUp(100)).filter((one) => one.booking?.reference === booking.reference)
  return { state: async () => (await read(app, holder, booking)).data, problems }
}

/** Requested until it is given up. */
async function letGo() {
  const waiting = await waitedFor()
  for (const _ of [1, 2, 3, 4]) await app.doTasks()
  expect((await waiting.state()).state).toBe('rejected')
  return waiting
}

describe("a supplier's deferred answer", () => {
  it('books an item that is pending', async () => {
    const { state, problems } = await waitedFor()
    slow.now.word.resolve(yes)
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'confirmed' }))
    await app.doTasks()
    expect((await state()).payment.state).toBe('succeeded')
    expect(await problems()).toEqual([])
  })

  it('releases a pending item if it is a refusal', async () => {
    const { state } = await waitedFor()
    slow.now.word.reject(new SupplierRefusal('sold_out'))
    await vi.waitFor(async () => expect((await state()).state).toBe('rejected'))
    await app.doTasks()
    expect((await state()).payment.state).toBe('canceled')
  })

  it('is reported to the agency if the item was already released', async () => {
    const { state, problems } = await letGo()
    expect(await problems()).toEqual([])
    slow.now.word.resolve(yes)
    await vi.waitFor(async () => expect(await problems()).toMatchObject([{ kind: 'booked_after_all' }]))
    expect((await state()).state).toBe('rejected')
  })

  it('is requested again some hours later if it was not received', async () => {
    const { problems } = await letGo()
    slow.now.known = yes
    await app.doTasks()
    expect(await problems()).toMatchObject([{ kind: 'booked_after_all' }])
    slow.now.word.resolve(yes)
    await app.doTasks()
    expect(await problems()).toHaveLength(1)
  })
})
