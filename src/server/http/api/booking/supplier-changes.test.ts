import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type {
  Amendment,
  Booking,
  BookingSummary,
  HotelRate,
  Incident,
  SupplierChange,
} from '../../../../contract/types.ts'
import type { HotelShapes } from '../../../domain/suppliers/hotel-shapes.ts'
import type { ProductBooking, ProductSearch } from '../../../domain/suppliers/product-supplier.ts'
import type { SupplierPrice } from '../../../domain/suppliers/supplier-price.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../../../domain/suppliers/supplier-timeout.ts'
import { suppliedProduct, withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, call, itemOf, newKey, read, stayOf, type Visitor } from './testing-booking-flow.ts'

let app: BookingApp
/** The supplier's failure when it receives a cancellation or an acceptance. */
let failure: Error | null = null
/** A charge of another party that the supplier adds to its price and that its change saves; 0 for none. */
let levy = 0
/** Changes whose acceptance the supplier received. */
let told: string[] = []
beforeAll(async () => {
  app = await openBookingApp({
    supplier(inventory) {
      const hotels = suppliedProduct(inventory, 'hotel')
      const cancel: ProductBooking['cancel'] = async (...asked) => {
        if (failure) throw failure
        return hotels.cancel(...asked)
      }
      const acceptChange: ProductBooking['acceptChange'] = async (reference, change) => {
        if (failure) throw failure
        told.push(change)
        return hotels.acceptChange(reference, change)
      }
      const quote: ProductSearch<HotelShapes>['quote'] = async (key) => {
        const found = await hotels.quote(key)
        return found?.status === 'available' ? { ...found, price: withLevy(found.price) } : found
      }
      const changes: ProductBooking['changes'] = async (reference) =>
        (await hotels.changes(reference)).map((change) =>
          levy === 0 ? change : { ...change, savedCharges: [{ code: 'levy', amount: levy }] },
        )
      return withProduct(inventory, 'hotel', () => ({ cancel, acceptChange, quote, changes }))
    },
  })
})
beforeEach(() => {
  ;[failure, told, levy] = [null, [], 0]
})

function withLevy(price: SupplierPrice): SupplierPrice {
  if (levy === 0) return price
  const line = { code: 'levy', kind: 'fee', amount: levy, treatment: 'pass_through' } as const
  const { priceLines, net, retail } = price
  return { ...price, priceLines: [...priceLines, line], net: net + levy, retail: retail + levy }
}

const moves: Visitor = { scenario: 'room_moved' }

/** A paid stay whose guests the property has moved to another room. */
async function moved(visitor: Visitor = moves) {
  const { booking, holder } = await booked(app, visitor)
  await app.askForChanges()
  const { data } = await read(app, holder, booking)
  const [change] = itemOf(data).supplierChanges ?? []
  if (change === undefined) throw new Error('the property has moved them')
  return { booking: data, holder, change }
}

const path = ({ reference }: Booking, { id }: Pick<SupplierChange, 'id'>) =>
  `/api/bookings/${reference}/supplier-changes/${id}/answer`
const answer = (
  holder: Visitor,
  booking: Booking,
  change: Pick<SupplierChange, 'id'>,
  said: string,
  key = newKey(),
) => call<Booking>(app, path(booking, change), holder, { body: { answer: said }, key })
const mailsOf = async ({ reference }: Booking, kind: string) =>
  (await app.mails()).filter((mail) => mail.kind === kind && mail.text.includes(reference))
const incidentsOf = async ({ reference }: Booking) =>
  (await app.repositories.tasks.givenUp(100))
    .filter(({ booking }) => booking?.reference === reference)
    .map(({ kind }) => kind)
const changeOf = (booking: Booking) => itemOf(booking).supplierChanges?.[0]
/** Moves every clock past the change's deadline. */
function pass({ respondBy }: SupplierChange) {
  app.passSeconds((Date.parse(respondBy) - app.dependencies.clock().getTime()) / 1000 + 1)
}

describe("a supplier's change", () => {
  it('is stored with old and new state, possible answers and deadline', async () => {
    const { booking, change } = await moved()
    expect(change).toMatchObject({ state: 'open', answers: ['accept', 'cancel'], unlessAnswered: 'accept' })
    expect(ofProduct(change.was, 'hotel').hotel.room).toEqual(stayOf(booking).room)
    expect(ofProduct(change.becomes, 'hotel').hotel.room.kind).not.toBe(
      ofProduct(change.was, 'hotel').hotel.room.kind,
    )
    expect(Date.parse(change.respondBy)).toBeGreaterThan(app.dependencies.clock().getTime())
    expect(booking.history?.map(({ what }) => what)).toContain('supplier_changed')
  })

  it('is mailed to the traveller once and left to the agency’s people', async () => {
    const { booking, change } = await moved()
    await app.askForChanges()
    const [mail, ...more] = await mailsOf(booking, 'bookingSupplierChanged')
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/Before: [\s\S]*Now: /)
    expect(mail?.text).toContain('cancel free of charge')
    expect(await incidentsOf(booking)).toEqual(['supplier_change'])
    const owner = { cookie: await app.signIn('owner@test.example') }
    const desk = await call<{ timeZone?: string; incidents: Incident[] }>(
      app,
      '/api/agency/incidents',
      owner,
      { method: 'GET' },
    )
    const incident = desk.data.incidents.find(({ reference }) => reference === booking.reference)
    // The page shows the time by the agency's clock and in its reader's language.
    expect(incident).toMatchObject({ respondBy: change.respondBy })
    expect(incident?.reason).not.toMatch(/\d{4}-\d\d-\d\d/)
    expect(desk.data.timeZone).toMatch(/^[A-Z]\w+\//)
    expect((await app.repositories.supplierChanges.find(change.id))?.state).toBe('open')
  })

  it('is what the list shows as waiting for the traveller, until answered', async () => {
    const traveller = { cookie: await app.signIn('traveller@test.example'), ...moves }
    const { booking, holder, change } = await moved(traveller)
    const attention = async () => {
      const { data } = await call<{ bookings: BookingSummary[] }>(app, '/api/bookings?when=all', holder, {
        method: 'GET',
      })
      return data.bookings.find(({ reference }) => reference === booking.reference)?.attention
    }
    expect(await attention()).toEqual({ what: 'supplier_change' })
    await answer(holder, booking, change, 'accept')
    expect(await attention()).toBeUndefined()
    await app.askForChanges()
  })

  it('becomes the booking once accepted; supplier, mail and incidents reflect it', async () => {
    const { booking, holder, change } = await moved()
    const { status, data } = await answer(holder, booking, change, 'accept')
    expect([status, data.state, changeOf(data)?.state]).toEqual([200, 'confirmed', 'accepted'])
    expect(stayOf(data).room).toEqual(ofProduct(change.becomes, 'hotel').hotel.room)
    expect([data.total, stayOf(data).stay]).toEqual([booking.total, stayOf(booking).stay])
    await app.askForChanges()
    expect(told).toEqual(['move-1'])
    expect(await incidentsOf(booking)).toEqual([])
    const [mail] = await mailsOf(booking, 'bookingAmended')
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([
      `${booking.reference}.pdf`,
      `${booking.reference}.ics`,
    ])
  })

  it('refunds the charges that it saves, once, and lowers price and total', async () => {
    levy = 2_000
    const { booking, holder, change } = await moved()
    const less = change.lessPrice?.amount ?? 0
    expect(less).toBeGreaterThan(0)
    const [told] = await mailsOf(booking, 'bookingSupplierChanged')
    expect(told?.text).toMatch(/the booking costs [^{]+\d less/)
    const key = newKey()
    await Promise.all([1, 2].map(() => answer(holder, booking, change, 'accept', key)))
    await app.askForChanges()
    const { data } = await read(app, holder, booking)
    expect(data.total.amount).toBe(booking.total.amount - less)
    expect(itemOf(data).price.total).toBe(itemOf(booking).price.total - less)
    expect(itemOf(data).price.priceLines.map(({ code }) => code)).not.toContain('levy')
    expect(data.payment.refunded.amount).toBe(less)
    const [mail] = await mailsOf(booking, 'bookingAmended')
    expect(mail?.text).toMatch(/It costs .* less/)
    // What is left is refunded when it is cancelled.
    const at = `/api/bookings/${booking.reference}/cancellation-quote`
    const { data: quote } = await call<{ penalty: Money; refund: Money }>(app, at, holder, { body: {} })
    expect(quote.penalty.amount + quote.refund.amount).toBe(data.payment.paid.amount - less)
  })

  it('lets the traveller cancel free of charge, whatever the policy', async () => {
    const { booking, holder, change } = await moved()
    const { status, data } = await answer(holder, booking, change, 'cancel')
    expect([status, data.state, changeOf(data)?.state]).toEqual([200, 'cancelled', 'declined'])
    await app.askForChanges()
    const { data: after } = await read(app, holder, booking)
    expect(after.payment.refunded.amount).toBe(booking.payment.paid.amount)
    expect(itemOf(after).cancellation.penalty?.amount).toBe(0)
    expect(await incidentsOf(booking)).toEqual([])
  })

  it('lowers an ordinary cancellation quote to nothing, and is declined by it', async () => {
    const { booking, holder } = await moved()
    const at = `/api/bookings/${booking.reference}`
    const { data: quote } = await call<{ id: string; penalty: { amount: number } }>(
      ...([app, `${at}/cancellation-quote`, holder, { body: {} }] as const),
    )
    expect(quote.penalty.amount).toBe(0)
    const { data } = await call<Booking>(app, `${at}/cancellation`, holder, {
      body: { quoteId: quote.id },
      key: newKey(),
    })
    expect([data.state, changeOf(data)?.state]).toEqual(['cancelled', 'declined'])
  })

  it('gets its stated outcome if no answer comes in time', async () => {
    const { booking, holder, change } = await moved()
    pass(change)
    const late = await answer(holder, booking, change, 'cancel')
    expect([late.status, late.problem.code]).toEqual([409, 'conflict'])
    await app.askForChanges()
    const { data } = await read(app, holder, booking)
    expect(changeOf(data)).toMatchObject({ state: 'accepted', isDefault: true })
    expect(stayOf(data).room).toEqual(ofProduct(change.becomes, 'hotel').hotel.room)
  })
})

describe('an answer to a supplier’s change', () => {
  it('is given once: a repeat gets the booking, another answer is refused', async () => {
    const { booking, holder, change } = await moved()
    const key = newKey()
    const both = await Promise.all([1, 2].map(() => answer(holder, booking, change, 'accept', key)))
    expect(both.map(({ status }) => status).toSorted()).toContain(200)
    expect((await answer(holder, booking, change, 'accept')).status).toBe(200)
    const other = await answer(holder, booking, change, 'cancel')
    expect([other.status, other.problem.code]).toEqual([409, 'conflict'])
    expect((await read(app, holder, booking)).data.state).toBe('confirmed')
    expect((await app.stepsOf(booking)).filter(({ event }) => event === 'accept_change')).toHaveLength(1)
  })

  it('is one of two that are given at the same moment', async () => {
    const { booking, holder, change } = await moved()
    const said = await Promise.all(['accept', 'cancel'].map((one) => answer(holder, booking, change, one)))
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { data } = await read(app, holder, booking)
    const isAccepted = said[0]?.status === 200
    expect([data.state, changeOf(data)?.state]).toEqual(
      isAccepted ? ['confirmed', 'accepted'] : ['cancelled', 'declined'],
    )
  })

  it('is accepted only from its holder, for its own booking, by the contract', async () => {
    const { booking, holder, change } = await moved()
    const other = await moved()
    expect((await answer({}, booking, change, 'accept')).status).toBe(404)
    expect((await answer(other.holder, booking, change, 'accept')).status).toBe(404)
    expect((await answer(holder, booking, other.change, 'accept')).status).toBe(404)
    expect((await answer(holder, booking, { id: 'none' }, 'accept')).status).toBe(400)
    const wrong = await answer(holder, booking, change, 'keep')
    expect([wrong.status, wrong.problem.errors?.[0]?.field]).toEqual([422, 'answer'])
    const agent = { cookie: await app.signIn('owner@test.example') }
    expect((await answer(agent, booking, change, 'accept')).status).toBe(200)
    expect(changeOf((await read(app, other.holder, other.booking)).data)?.state).toBe('open')
  })

  it("stays requested without a supplier's answer, and open after a refused cancellation", async () => {
    const { booking, holder, change } = await moved()
    failure = new SupplierTimeout('cancel')
    const { data } = await answer(holder, booking, change, 'cancel')
    expect([data.state, changeOf(data)?.state]).toEqual(['cancellation_requested', 'open'])
    expect((await answer(holder, booking, change, 'accept')).status).toBe(409)
    failure = new SupplierRefusal('price_changed')
    await app.askForChanges()
    const after = (await read(app, holder, booking)).data
    expect([after.state, changeOf(after)?.state]).toEqual(['confirmed', 'open'])
    failure = null
    expect((await answer(holder, booking, change, 'cancel')).data.state).toBe('cancelled')
  })

  it('that the supplier does not accept is left to people', async () => {
    const { booking, holder, change } = await moved()
    failure = new SupplierRefusal('rejected')
    expect((await answer(holder, booking, change, 'accept')).status).toBe(200)
    await app.askForChanges()
    expect(await incidentsOf(booking)).toEqual(['change_refused'])
  })
})

describe("an amendment and a supplier's change", () => {
  /** A stay that the property is about to move, with a quote for two more nights. */
  async function quoted() {
    const choose = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable
    const { booking, holder } = await booked(app, moves, { choose })
    const { stay, rooms } = stayOf(booking)
    const end = new Date(Date.parse(stay.end) + 2 * 86_400_000).toISOString().slice(0, 10)
    const wanted = rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }))
    const change = { product: 'hotel', stay: { ...stay, end }, rooms: wanted }
    const { data } = await call<Amendment>(app, amendmentsOf(booking), holder, { body: { change } })
    const accept = () =>
      call<Booking>(app, `${amendmentsOf(booking)}/${data.id}/acceptance`, holder, {
        body: {},
        key: newKey(),
      })
    return { booking, holder, accept }
  }
  const amendmentsOf = ({ reference }: Booking) => `/api/bookings/${reference}/amendments`

  it('do not both apply: a waiting payment ends, since the item has changed', async () => {
    const { booking, holder, accept } = await quoted()
    const { data: accepted } = await accept()
    expect(itemOf(accepted).amendments?.at(-1)?.state).toBe('accepted')
    await app.askForChanges()
    const { data } = await read(app, holder, booking)
    expect(itemOf(data).amendments?.at(-1)).toMatchObject({ state: 'failed', reason: 'superseded' })
    expect(changeOf(data)?.state).toBe('open')
    await app.askForChanges()
    const stored = await app.repositories.bookings.findByReference(booking.reference)
    const payments = await app.repositories.payments.ofBooking(stored?.id ?? '')
    expect(payments.map(({ state }) => state)).toEqual(['succeeded', 'canceled'])
  })

  it("refuse a quote from before the change, and keep the supplier's change", async () => {
    const { booking, holder, accept } = await quoted()
    await app.askForChanges()
    const { data } = await read(app, holder, booking)
    const change = changeOf(data)
    if (change === undefined) throw new Error('the property has moved them')
    expect((await answer(holder, booking, change, 'accept')).status).toBe(200)
    const { status, problem } = await accept()
    expect([status, problem.code]).toEqual([409, 'conflict'])
    expect(problem.detail).toContain('changed since this quote')
    const { data: after } = await read(app, holder, booking)
    expect(stayOf(after)).toEqual(ofProduct(change.becomes, 'hotel').hotel)
  })
})
