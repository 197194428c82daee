import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { Booking, HotelRate } from '../../../../contract/types.ts'
import { completeItem } from '../../../domain/booking/complete-item.ts'
import type { QuotedStay } from '../../../domain/suppliers/hotel-shapes.ts'
import type { ProductBooking, SupplierCancellation } from '../../../domain/suppliers/product-supplier.ts'
import type { SupplierChange } from '../../../domain/suppliers/supplier-change.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../../../domain/suppliers/supplier-timeout.ts'
import { suppliedProduct, withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, call, itemOf, newKey, read, stayOf, type Visitor } from './testing-booking-flow.ts'

type Cancel = ProductBooking['cancel']

let app: BookingApp
/** The supplier's answers to the next cancellations; free of charge once none is left. */
let answers: ((cancel: Cancel) => Cancel)[] = []
/** What the supplier reports about its change. */
let says: (change: SupplierChange) => SupplierChange = (change) => change
let asked = 0
/** The free cancellation is valid until it was made, whatever the inventory would charge then. */
const cancelled = new Map<string, SupplierCancellation>()
beforeAll(async () => {
  app = await openBookingApp({
    supplier(inventory) {
      const hotels = suppliedProduct(inventory, 'hotel')
      const free: Cancel = async (reference, { expectedPenalty }) => {
        const known = cancelled.get(reference)
        if (known) return known
        const quote = await hotels.cancelQuote(reference)
        if (quote === null) return null
        const answer = await hotels.cancel(reference, { expectedPenalty: quote.penalty })
        if (answer === null) return null
        const refund = { ...answer.refund, amount: answer.refund.amount + answer.penalty.amount }
        const made = { ...answer, penalty: { ...expectedPenalty, amount: 0 }, refund }
        cancelled.set(reference, made)
        return made
      }
      return withProduct(inventory, 'hotel', () => ({
        async cancel(...wanted) {
          asked += 1
          return (answers.shift()?.(free) ?? free)(...wanted)
        },
        changes: async (reference) => (await hotels.changes(reference)).map((change) => says(change)),
      }))
    },
  })
})
const cancels = (change: SupplierChange): SupplierChange => ({
  ...change,
  unlessAnswered: 'cancel',
  answers: ['accept', 'cancel'],
})
beforeEach(() => {
  ;[answers, says, asked] = [[], cancels, 0]
})

const refuses = (): Cancel => () => Promise.reject(new SupplierRefusal('price_changed'))
const silent = (): Cancel => () => Promise.reject(new SupplierTimeout('cancel'))
const silentButDone =
  (cancel: Cancel): Cancel =>
  async (...wanted) => {
    await cancel(...wanted)
    throw new SupplierTimeout('cancel')
  }

const moves: Visitor = { scenario: 'room_moved' }
const atOnce = ({ payment }: HotelRate) => payment === 'now'
/** A paid stay whose guests the property has moved. */
async function moved() {
  const { booking, holder } = await booked(app, moves, { choose: atOnce })
  await app.askForChanges()
  const { data } = await read(app, holder, booking)
  const [change] = itemOf(data).supplierChanges ?? []
  if (change === undefined) throw new Error('the property has moved them')
  return { booking: data, holder, change }
}
/** The same after its deadline. */
async function unanswered() {
  const made = await moved()
  app.passSeconds((Date.parse(made.change.respondBy) - app.dependencies.clock().getTime()) / 1000 + 1)
  return made
}
const now = async (holder: Visitor, booking: Booking) => (await read(app, holder, booking)).data
const changeOf = (booking: Booking) => itemOf(booking).supplierChanges?.[0]
const incidentsOf = async ({ reference }: Booking) =>
  (await app.repositories.tasks.givenUp(100))
    .filter(({ booking }) => booking?.reference === reference)
    .map(({ kind }) => kind)
const mailsOf = async ({ reference }: Booking, kind: string) =>
  (await app.mails()).filter((mail) => mail.kind === kind && mail.text.includes(reference))
async function rounds(count: number) {
  for (let round = 0; round < count; round += 1) await app.askForChanges()
}

describe('a supplier’s change that ends in a cancellation without an answer', () => {
  it('is cancelled free of charge after its deadline, and refunded in full', async () => {
    const { booking, holder } = await unanswered()
    await rounds(2)
    const after = await now(holder, booking)
    expect([after.state, changeOf(after)?.state, changeOf(after)?.isDefault]).toEqual([
      'cancelled',
      'declined',
      true,
    ])
    expect(after.payment.refunded).toEqual(booking.payment.paid)
    expect(itemOf(after).cancellation.penalty?.amount).toBe(0)
    expect(asked).toBe(1)
    expect(await mailsOf(booking, 'bookingCancelled')).toHaveLength(1)
    expect(await incidentsOf(booking)).toEqual([])
  })

  it('opens an incident and closes if the supplier refuses; the stay remains booked', async () => {
    const { booking, holder } = await unanswered()
    answers = [refuses]
    await rounds(3)
    const after = await now(holder, booking)
    expect([after.state, changeOf(after)?.state, after.payment.refunded.amount]).toEqual([
      'confirmed',
      'declined',
      0,
    ])
    expect(itemOf(after).availableActions).toContain('cancel')
    expect(await incidentsOf(booking)).toEqual(['change_refused'])
    expect(asked).toBe(1)
    expect(await mailsOf(booking, 'bookingNotCancelled')).toEqual([])
    // The page shows that it is being settled until the agency has done so.
    expect(changeOf(after)?.isSettling).toBe(true)
    const left = await app.repositories.tasks.givenUp(100)
    const incident = left.find((task) => task.booking?.reference === booking.reference)
    await app.repositories.tasks.close(incident?.id ?? 0)
    expect(changeOf(await now(holder, booking))?.isSettling).toBeUndefined()
  })

  it('is settled by further requests, and then cancelled once', async () => {
    const { booking, holder } = await unanswered()
    answers = [silentButDone]
    await app.askForChanges()
    await rounds(3)
    const after = await now(holder, booking)
    expect([after.state, changeOf(after)?.state]).toEqual(['cancelled', 'declined'])
    expect(after.payment.refunded).toEqual(booking.payment.paid)
    expect(await incidentsOf(booking)).toEqual([])
  })

  it('is left to people without a mail if the supplier first is silent and then refuses', async () => {
    const { booking, holder } = await unanswered()
    answers = [silent, refuses, refuses]
    await rounds(5)
    const after = await now(holder, booking)
    expect([after.state, changeOf(after)?.state]).toEqual(['confirmed', 'declined'])
    expect(await incidentsOf(booking)).toEqual(['change_refused'])
    expect(await mailsOf(booking, 'bookingNotCancelled')).toEqual([])
  })

  it('is cancelled after a server died with the supplier’s answer', async () => {
    const { booking, holder } = await unanswered()
    let endFirst: (reason: Error) => void = () => {}
    const dies =
      (cancel: Cancel): Cancel =>
      async (...wanted) => {
        await cancel(...wanted)
        return new Promise((_, reject) => {
          endFirst = reject
        })
      }
    answers = [dies]
    const first = app.askForChanges()
    await expect.poll(() => asked).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await now(holder, booking)).state).toBe('cancellation_requested')
    // Another server continues what the first has left, whose end changes nothing more.
    await rounds(3)
    endFirst(new Error('the server died'))
    await first
    const after = await now(holder, booking)
    expect([after.state, changeOf(after)?.state]).toEqual(['cancelled', 'declined'])
    expect(after.payment.refunded).toEqual(booking.payment.paid)
    expect(await incidentsOf(booking)).toEqual([])
  })

  it('waits for a requested cancellation, and closes with it', async () => {
    const { booking, holder, change } = await moved()
    answers = [silent, silent]
    const at = `/api/bookings/${booking.reference}/supplier-changes/${change.id}/answer`
    const said = await call<Booking>(app, at, holder, { body: { answer: 'cancel' }, key: newKey() })
    expect(said.data.state).toBe('cancellation_requested')
    app.passSeconds((Date.parse(change.respondBy) - app.dependencies.clock().getTime()) / 1000 + 1)
    await app.askForChanges()
    expect(changeOf(await now(holder, booking))?.state).toBe('open')
    await rounds(3)
    const after = await now(holder, booking)
    expect([after.state, changeOf(after)?.state]).toEqual(['cancelled', 'declined'])
  })

  it('still ends after the traveller’s own cancellation was refused', async () => {
    const { booking, holder, change } = await moved()
    answers = [silent, refuses]
    const at = `/api/bookings/${booking.reference}/supplier-changes/${change.id}/answer`
    await call<Booking>(app, at, holder, { body: { answer: 'cancel' }, key: newKey() })
    await app.askForChanges()
    expect((await now(holder, booking)).state).toBe('confirmed')
    app.passSeconds((Date.parse(change.respondBy) - app.dependencies.clock().getTime()) / 1000 + 1)
    await rounds(3)
    const after = await now(holder, booking)
    expect([after.state, changeOf(after)?.state]).toEqual(['cancelled', 'declined'])
  })
})

describe('a supplier’s change of dates', () => {
  const later = (date: string, days: number) =>
    new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

  it('moves the stay to its new dates once accepted, and ends with the last of them', async () => {
    says = (change) => {
      const becomes = change.becomes as QuotedStay
      const { start, end } = becomes.stay
      return { ...change, becomes: { ...becomes, stay: { start: later(start, 1), end: later(end, 2) } } }
    }
    const { booking, holder, change } = await moved()
    const at = `/api/bookings/${booking.reference}/supplier-changes/${change.id}/answer`
    const { data } = await call<Booking>(app, at, holder, { body: { answer: 'accept' }, key: newKey() })
    const { stay } = stayOf(data)
    expect(stay).toEqual(ofProduct(change.becomes, 'hotel').hotel.stay)
    const stored = await app.repositories.bookings.findByReference(booking.reference)
    expect(stored?.items[0]).toMatchObject({ startsOn: stay.start, endsOn: stay.end })
    // The task of the confirmation has no date: it was set for the previous last day.
    const itemId = itemOf(data).id
    const { repositories, dependencies } = app
    const ending = (endsOn?: string) =>
      app
        .aurora()
        .then((agency) =>
          completeItem({ itemId, ...(endsOn && { endsOn }) }, { agency, repositories, dependencies }),
        )
    app.passSeconds((Date.parse(later(stay.end, -1)) - app.dependencies.clock().getTime()) / 1000)
    await repositories.transaction(await ending())
    expect((await now(holder, booking)).state).toBe('confirmed')
    app.passSeconds(3 * 86_400)
    await repositories.transaction(await ending(stay.end))
    expect((await now(holder, booking)).state).toBe('completed')
  })
})
