import { beforeAll, describe, expect, it } from 'vitest'
import type { Amendment, Booking, ItemChange, Quote } from '../../../../contract/types.ts'
import { contractValidators } from '../../../kernel/validation/contract-validators.ts'
import { findWeek } from '../products/resort/testing-resorts.ts'
import { amending } from './testing-amendments.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { bornOn, call, confirm, hold, itemOf, newKey, pay, type Visitor } from './testing-booking-flow.ts'

const isAmendment = contractValidators({})('components/schemas/Amendment')

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

type Change = Omit<Extract<ItemChange, { product: 'resort' }>, 'product'>

const lead = { group: 1, type: 'adult', role: 'lead' } as const
const grace = { ...lead, firstName: 'Grace', lastName: 'Hopper', dateOfBirth: bornOn }
const window = { area: { regions: ['mediterranean'] }, checkIn: { from: '2026-05-22', until: '2026-06-08' } }

/** A confirmed week, and the steps of its changes. */
async function bookedWeek() {
  const { now, payFor, confirm: confirmChange } = amending(app)
  const rateKey = await findWeek(app, {}, ({ policy }) => policy.isRefundable, window)
  const { data: quote } = await call<Quote>(
    app,
    '/api/quotes',
    {},
    { body: { items: [{ product: 'resort', rateKey }], currency: 'USD' } },
  )
  const { booking, holder } = await hold(app, {}, quote)
  await pay(app, holder, booking)
  await confirm(app, holder, booking)
  await app.doTasks()
  const at = `/api/bookings/${booking.reference}/amendments`
  const quoteChange = (change: Change) =>
    call<Amendment>(app, at, holder, { body: { change: { product: 'resort', ...change } } })
  const accept = ({ id }: Amendment, traveller?: object) =>
    call<Booking>(app, `${at}/${id}/acceptance`, holder, {
      body: traveller ? { party: { travellers: [traveller] } } : {},
      key: newKey(),
    })
  async function changed(change: Change, traveller?: object) {
    const { data: offer, problem } = await quoteChange(change)
    expect(problem.errors ?? problem.detail).toBeUndefined()
    expect(isAmendment?.(offer) || isAmendment?.errors).toBe(true)
    const { data: accepted, problem: refusal } = await accept(offer, traveller)
    expect(refusal.errors ?? refusal.detail).toBeUndefined()
    if (offer.due.amount > 0) {
      await payFor(holder, accepted)
      await confirmChange(holder, booking, offer)
    }
    await app.doTasks()
    return { offer, after: await now(holder as Visitor, booking) }
  }
  return { quoteChange, accept, changed }
}
const fieldsOf = ({ status, problem }: Awaited<ReturnType<typeof call>>) => [
  status,
  problem.errors?.map(({ field }) => field),
]
const guestOf = (booking: Booking) => itemOf(booking).party.travellers[0]?.firstName

describe('the guest of a booked week', () => {
  it('is not replaced by a change of extras', async () => {
    const { quoteChange, accept } = await bookedWeek()
    const { data: offer } = await quoteChange({ extras: [{ code: 'insurance', count: 1 }] })
    expect(fieldsOf(await accept(offer, grace))).toEqual([422, ['party.travellers[0].known']])
  })

  it('changes for the fee alone, which must name the new guest', async () => {
    const { quoteChange, accept } = await bookedWeek()
    const { data: offer } = await quoteChange({ otherGuest: true })
    expect(offer).toMatchObject({ staying: [], due: { amount: 6_900 } })
    expect(fieldsOf(await accept(offer))).toEqual([422, ['party.travellers']])
    expect(fieldsOf(await accept(offer, { ...lead, known: 0 }))).toEqual([422, ['party.travellers[0].known']])
  })

  it('costs the fee each time, and no later change returns it', async () => {
    const { changed, quoteChange } = await bookedWeek()
    const first = await changed({ otherGuest: true }, grace)
    expect([first.offer.due.amount, guestOf(first.after)]).toEqual([6_900, 'Grace'])
    expect(fieldsOf(await quoteChange({ extras: [] }))).toEqual([422, ['change']])
    const without = await quoteChange({ extras: [{ code: 'insurance', count: 1 }] })
    expect(without.data.refund.amount).toBe(0)
    const second = await changed({ otherGuest: true }, { ...grace, firstName: 'Mary' })
    expect([second.offer.due.amount, guestOf(second.after)]).toEqual([6_900, 'Mary'])
  })
})
