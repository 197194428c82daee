import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, CancellationQuote, HotelAnswer, HotelRate, Quote } from '../../../../contract/types.ts'
import { lisbon, mayStay, offersOf, searchParts, two } from '../products/hotel/testing-hotels.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, confirm, hold, itemOf, newKey, pay, read, stayOf } from './testing-booking-flow.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

type Stay = { start: string; end: string }
async function search(stay: Stay) {
  const body = { ...lisbon, stay, rooms: [two], currency: 'USD' }
  return offersOf(await searchParts(await app.call('/api/hotels/search', { method: 'POST', body })))
}
async function ratesOf(hotelId: string, stay: Stay): Promise<HotelRate[]> {
  const body = { hotelId, stay, rooms: [two], currency: 'USD' }
  const { data } = await call<HotelAnswer>(app, '/api/hotels/details', {}, { body })
  return data.rooms?.flatMap(({ rates }) => rates) ?? []
}
async function depositRate(): Promise<HotelRate> {
  for (const { hotelId, takesDeposit } of await search(mayStay)) {
    const rate = takesDeposit && (await ratesOf(hotelId, mayStay)).find(({ deposit }) => deposit)
    if (rate) return rate
  }
  throw new Error('no hotel of Lisbon takes a deposit')
}
async function booked() {
  const rate = await depositRate()
  const body = { items: [{ product: 'hotel', rateKey: rate.rateKey }], currency: 'USD' }
  const { data: quote } = await call<Quote>(app, '/api/quotes', {}, { body })
  const { booking, holder } = await hold(app, {}, quote)
  await pay(app, holder, booking)
  await confirm(app, holder, booking)
  await app.doDue()
  return { rate, quote, holder, booking: (await read(app, holder, booking)).data }
}
async function on(day: string) {
  app.passSeconds((Date.parse(`${day}T12:00:00Z`) - app.dependencies.clock().getTime()) / 1000)
  for (let turn = 0; turn < 4; turn += 1) await app.doTasks()
}
const DUE = '2026-04-17'

describe('a stay with a deposit and a balance', () => {
  it('is sold at a few hotels if there is time between the two payments', async () => {
    const offers = await search(mayStay)
    const taking = offers.filter(({ takesDeposit }) => takesDeposit)
    expect(taking.length).toBeGreaterThan(0)
    expect(taking.length).toBeLessThan(offers.length / 4)
    // The price on a card never has such a schedule.
    for (const { hotelId, price } of taking.slice(0, 3)) {
      const rates = await ratesOf(hotelId, mayStay)
      const parts = rates.filter(({ deposit }) => deposit)
      expect(parts.length).toBeGreaterThan(0)
      for (const { price: own } of parts) expect(own?.total).toBeGreaterThan(price?.total ?? 0)
    }
    const soon = { start: '2026-04-10', end: '2026-04-13' }
    expect((await search(soon)).some(({ takesDeposit }) => takesDeposit)).toBe(false)
  })

  it('is quoted with both, and requests the deposit alone', async () => {
    const { rate, quote, booking } = await booked()
    expect(rate.deposit).toEqual({ percent: 20, balanceOn: DUE })
    const [now, later, ...others] = quote.paymentSchedule
    expect(others).toEqual([])
    expect([now?.kind, now?.amount]).toEqual(['deposit', quote.dueNow])
    expect(later).toMatchObject({ at: DUE, kind: 'balance', to: 'agency' })
    expect((now?.amount.amount ?? 0) + (later?.amount.amount ?? 0)).toBe(quote.total.amount)
    expect(quote.dueNow.amount / quote.total.amount).toBeCloseTo(0.2, 1)
    expect(stayOf(booking).rate.deposit).toEqual(rate.deposit)
    expect(booking.paymentSchedule.map(({ state }) => state)).toEqual(['paid', 'due'])
    expect(itemOf(booking).availableActions).toEqual(['cancel'])
  })

  it('is paid by hand before the balance is due, and not charged again', async () => {
    const { holder, booking } = await booked()
    const path = `/api/bookings/${booking.reference}`
    const { data } = await call<Booking>(app, `${path}/payment`, holder, { body: { at: DUE }, key: newKey() })
    await pay(app, holder, { ...data, payment: data.entryPayment ?? data.payment })
    await confirm(app, holder, booking)
    await app.doDue()
    const paid = (await read(app, holder, booking)).data
    expect(paid.paymentSchedule.map(({ state }) => state)).toEqual(['paid', 'paid'])
    const stored = await app.repositories.bookings.findByReference(booking.reference)
    const payments = await app.repositories.payments.ofBooking(stored?.id ?? '')
    expect(payments.reduce((sum, { captured }) => sum + captured, 0)).toBe(booking.total.amount)
  })

  it('is cancelled free of charge before the balance, with the deposit refunded', async () => {
    const { holder, booking, quote } = await booked()
    const path = `/api/bookings/${booking.reference}`
    const cost = await call<CancellationQuote>(app, `${path}/cancellation-quote`, holder, { body: {} })
    expect(cost.data.refund).toEqual(quote.dueNow)
    await call(app, `${path}/cancellation`, holder, { body: { quoteId: cost.data.id }, key: newKey() })
    await app.doDue()
    expect((await read(app, holder, booking)).data.payment.refunded).toEqual(quote.dueNow)
  })

  it('has its balance collected on the due date', async () => {
    const { holder, booking } = await booked()
    await on(DUE)
    const { data } = await read(app, holder, booking)
    expect(data.paymentSchedule.map(({ state }) => state)).toEqual(['paid', 'paid'])
  })
})
