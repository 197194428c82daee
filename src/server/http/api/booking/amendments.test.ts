import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Amendment, Booking, HotelRate } from '../../../../contract/types.ts'
import type { ProductBooking } from '../../../domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../../../domain/suppliers/supplier-timeout.ts'
import { suppliedProduct, withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { testNow } from '../../../hosts/testing-app.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, call, itemOf, newKey, pay, read, stayOf, type Visitor } from './testing-booking-flow.ts'

type Amend = ProductBooking['amend']

let app: BookingApp
/** The supplier's answers to the next amendments; its default once none is left. */
let ways: ((amend: Amend) => Amend)[] = []
beforeAll(async () => {
  app = await openBookingApp({
    supplier(inventory) {
      const hotels = suppliedProduct(inventory, 'hotel')
      const amend: Amend = (request) => (ways.shift()?.(hotels.amend) ?? hotels.amend)(request)
      return withProduct(inventory, 'hotel', () => ({ amend }))
    },
  })
})
beforeEach(() => {
  ways = []
})
const refuses = () => () => Promise.reject(new SupplierRefusal('sold_out'))
const silent = () => () => Promise.reject(new SupplierTimeout('amend'))
const silentButDone =
  (amend: Amend): Amend =>
  async (request) => {
    await amend(request)
    throw new SupplierTimeout('amend')
  }

const refundable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable
/** A paid stay that can be amended. */
async function paid(choose = refundable) {
  const made = await booked(app, {}, { choose })
  await app.doTasks()
  return { ...made, booking: (await read(app, made.holder, made.booking)).data }
}

const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
type Change = { stay: { start: string; end: string }; rooms: { adults: number; childAges: number[] }[] }
const asBooked = (booking: Booking): Change => {
  const { stay, rooms } = stayOf(booking)
  return { stay, rooms: rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })) }
}
/** Extends or shortens a stay by a number of nights. */
const nights = (booking: Booking, more: number): Change => {
  const { stay, rooms } = asBooked(booking)
  return { rooms, stay: { ...stay, end: later(stay.end, more) } }
}
const quote = (holder: Visitor, { reference }: Booking, change: Change) =>
  call<Amendment>(app, `/api/bookings/${reference}/amendments`, holder, {
    body: { change: { product: 'hotel', ...change } },
  })
const accept = (
  holder: Visitor,
  { reference }: Booking,
  { id }: Pick<Amendment, 'id'>,
  key = newKey(),
  body = {},
) => call<Booking>(app, `/api/bookings/${reference}/amendments/${id}/acceptance`, holder, { body, key })
const confirm = (holder: Visitor, { reference }: Booking, { id }: Pick<Amendment, 'id'>) =>
  call<Booking>(app, `/api/bookings/${reference}/amendments/${id}/confirmation`, holder, { body: {} })
const amendmentOf = (booking: Booking) => itemOf(booking).amendments?.at(-1)
/** Pays for an accepted amendment at the sandbox. */
const payFor = (holder: Visitor, accepted: Booking, token?: string) => {
  const payment = amendmentOf(accepted)?.payment
  if (payment === undefined) throw new Error('something is due')
  return pay(app, holder, { ...accepted, payment }, token)
}
const now = async (holder: Visitor, booking: Booking) => (await read(app, holder, booking)).data
/** Ends the validity of a quoted price, by the clock of the database. */
const expire = ({ id }: Amendment) =>
  app.database.transaction((tx) =>
    tx.execute(sql`update amendments set expires_at = clock_timestamp() where id = ${id}`),
  )
const mailsOf = async ({ reference }: Booking, kind: string) =>
  (await app.mails()).filter((mail) => mail.kind === kind && mail.text.includes(reference))
const paymentsOf = async ({ reference }: Booking) => {
  const stored = await app.repositories.bookings.findByReference(reference)
  return app.repositories.payments.ofBooking(stored?.id ?? '')
}

/** A stay with two more nights accepted and paid, before the supplier is called. */
async function acceptedLonger() {
  const { booking, holder } = await paid()
  const { data: offer } = await quote(holder, booking, nights(booking, 2))
  const { data: accepted } = await accept(holder, booking, offer)
  await payFor(holder, accepted)
  return { booking, holder, offer }
}

describe('a longer stay', () => {
  it('is quoted with the amount due, accepted, paid and then booked', async () => {
    const { booking, holder } = await paid()
    expect(itemOf(booking).availableActions).toEqual(['cancel', 'change'])
    const { status, data: offer } = await quote(holder, booking, nights(booking, 2))
    expect(status).toBe(201)
    expect(offer.due.amount).toBe(offer.becomesTotal.amount - offer.wasTotal.amount)
    expect([offer.due.amount > 0, offer.refund.amount, offer.state]).toEqual([true, 0, 'proposed'])
    // A quote changes nothing.
    expect(itemOf(await now(holder, booking)).subject).toEqual(itemOf(booking).subject)

    const { data: accepted } = await accept(holder, booking, offer)
    expect(amendmentOf(accepted)).toMatchObject({
      state: 'accepted',
      payment: { state: 'requires_payment_method' },
    })
    expect(itemOf(accepted).availableActions).toEqual(['cancel'])
    expect(stayOf(accepted).stay).toEqual(stayOf(booking).stay)
    await payFor(holder, accepted)
    const { data: applied } = await confirm(holder, booking, offer)
    expect(amendmentOf(applied)?.state).toBe('applied')
    expect(stayOf(applied).stay).toEqual(nights(booking, 2).stay)
    expect(applied.total).toEqual(offer.becomesTotal)
    await app.doTasks()
    const after = await now(holder, booking)
    expect(after.payment.paid.amount).toBe(offer.becomesTotal.amount)
    expect(itemOf(after).availableActions).toEqual(['cancel', 'change'])
    expect(after.history?.map(({ what }) => what)).toContain('amended')
    const [mail, ...more] = await mailsOf(booking, 'bookingAmended')
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/It costs \$[\d.,]+ more\./)
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([
      `${booking.reference}.pdf`,
      `${booking.reference}.ics`,
    ])
  })

  it('repeats no goodwill refund in its cost', async () => {
    const { booking, holder } = await paid()
    const [payment] = await paymentsOf(booking)
    const goodwill = { paymentId: payment?.id ?? '', amount: 1000 }
    await app.repositories.tasks.enqueue({ kind: 'refund', payload: goodwill })
    await app.doTasks()
    expect((await now(holder, booking)).payment.refunded.amount).toBe(1000)
    const { data: longer } = await quote(holder, booking, nights(booking, 2))
    expect(longer.due.amount).toBe(longer.becomesTotal.amount - longer.wasTotal.amount)
    const { data: shorter } = await quote(holder, booking, nights(booking, -1))
    expect(shorter.refund.amount).toBe(shorter.wasTotal.amount - shorter.becomesTotal.amount)
    // Its cancellation refunds the rest and frees its room for others.
    const at = `/api/bookings/${booking.reference}`
    const { data: cost } = await call<{ id: string }>(app, `${at}/cancellation-quote`, holder, { body: {} })
    await call(app, `${at}/cancellation`, holder, { body: { quoteId: cost.id }, key: newKey() })
    await app.doTasks()
    expect((await now(holder, booking)).payment.refunded.amount).toBe(booking.total.amount)
  })

  it('refunds both payments when it is cancelled', async () => {
    const { booking, holder, offer } = await acceptedLonger()
    await confirm(holder, booking, offer)
    await app.doTasks()
    const at = `/api/bookings/${booking.reference}`
    const { data: cost } = await call<{ id: string; refund: { amount: number } }>(
      ...([app, `${at}/cancellation-quote`, holder, { body: {} }] as const),
    )
    expect(cost.refund.amount).toBe(offer.becomesTotal.amount)
    await call(app, `${at}/cancellation`, holder, { body: { quoteId: cost.id }, key: newKey() })
    await app.doTasks()
    expect((await now(holder, booking)).payment.refunded.amount).toBe(offer.becomesTotal.amount)
    expect((await paymentsOf(booking)).map(({ captured, refunded }) => captured - refunded)).toEqual([0, 0])
  })

  it('is refused by its supplier: nothing changes, and the authorisation is voided', async () => {
    const { booking, holder, offer } = await acceptedLonger()
    ways = [refuses]
    const { data } = await confirm(holder, booking, offer)
    expect(amendmentOf(data)).toMatchObject({ state: 'rejected', reason: 'sold_out' })
    await app.doTasks()
    const after = await now(holder, booking)
    expect([after.total, itemOf(after).subject]).toEqual([booking.total, itemOf(booking).subject])
    expect((await paymentsOf(booking)).map(({ state }) => state)).toEqual(['succeeded', 'canceled'])
    expect(await mailsOf(booking, 'bookingNotAmended')).toHaveLength(1)
    expect(itemOf(after).availableActions).toEqual(['cancel', 'change'])
  })

  it('is in doubt without an answer: neither cancelled nor amended, and settled later', async () => {
    const { booking, holder, offer } = await acceptedLonger()
    ways = [silentButDone]
    const { data } = await confirm(holder, booking, offer)
    expect(amendmentOf(data)?.state).toBe('in_doubt')
    expect(itemOf(data).availableActions).toEqual([])
    const at = `/api/bookings/${booking.reference}`
    const cancel = await call(app, `${at}/cancellation-quote`, holder, { body: {} })
    expect([cancel.status, cancel.problem.code]).toEqual([409, 'conflict'])
    await app.doTasks()
    const after = await now(holder, booking)
    expect([amendmentOf(after)?.state, stayOf(after).stay]).toEqual(['applied', nights(booking, 2).stay])
    await app.doTasks()
    expect((await now(holder, booking)).payment.paid.amount).toBe(offer.becomesTotal.amount)
  })

  it('fails after some questions if the supplier never received it', async () => {
    const { booking, holder, offer } = await acceptedLonger()
    ways = [silent]
    await confirm(holder, booking, offer)
    for (let question = 0; question < 4; question += 1) await app.doTasks()
    const after = await now(holder, booking)
    expect(amendmentOf(after)).toMatchObject({ state: 'rejected', reason: 'no_answer' })
    await app.doTasks()
    expect((await paymentsOf(booking)).map(({ state }) => state)).toEqual(['succeeded', 'canceled'])
  })

  it('is applied by its task if the server died before the answer', async () => {
    const { booking, holder, offer } = await acceptedLonger()
    const dies =
      (amend: Amend): Amend =>
      async (request) => {
        await amend(request)
        return new Promise(() => {})
      }
    ways = [dies]
    void confirm(holder, booking, offer)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(amendmentOf(await now(holder, booking))?.state).toBe('applying')
    await app.doTasks()
    expect(amendmentOf(await now(holder, booking))?.state).toBe('applied')
  })

  it('is applied if only the gateway knows of the payment', async () => {
    const { booking, holder } = await acceptedLonger()
    await app.deliverWebhooks()
    expect(amendmentOf(await now(holder, booking))?.state).toBe('applied')
  })

  it('is not applied after a declined payment, and can be paid another way', async () => {
    const { booking, holder } = await paid()
    const { data: offer } = await quote(holder, booking, nights(booking, 2))
    const { data: accepted } = await accept(holder, booking, offer)
    await payFor(holder, accepted, 'sandbox_insufficient_funds')
    const declined = await confirm(holder, booking, offer)
    expect([declined.status, declined.problem.code]).toEqual([402, 'payment_declined'])
    expect(stayOf(await now(holder, booking)).stay).toEqual(stayOf(booking).stay)
    await payFor(holder, accepted)
    expect(amendmentOf((await confirm(holder, booking, offer)).data)?.state).toBe('applied')
  })
})

describe('a shorter stay', () => {
  it('is applied at once, and the difference is refunded', async () => {
    const { booking, holder } = await paid()
    const { data: offer } = await quote(holder, booking, nights(booking, -1))
    expect([offer.due.amount, offer.refund.amount]).toEqual([
      0,
      offer.wasTotal.amount - offer.becomesTotal.amount,
    ])
    const { data } = await accept(holder, booking, offer)
    expect([amendmentOf(data)?.state, stayOf(data).stay]).toEqual(['applied', nights(booking, -1).stay])
    await app.doTasks()
    const after = await now(holder, booking)
    expect(after.payment.refunded).toEqual(offer.refund)
    // A later cancellation refunds the rest.
    const at = `/api/bookings/${booking.reference}`
    const { data: cost } = await call<{ id: string; refund: unknown }>(
      app,
      `${at}/cancellation-quote`,
      holder,
      {
        body: {},
      },
    )
    expect(cost.refund).toEqual(offer.becomesTotal)
  })
})

describe('other guests', () => {
  it('need a name for the lead of another room, which is then booked', async () => {
    const { booking, holder } = await paid((rate) => refundable(rate) && rate.roomsLeft > 1)
    const [room] = asBooked(booking).rooms
    if (!room) throw new Error('there is a room')
    const { status, data: offer } = await quote(holder, booking, {
      ...asBooked(booking),
      rooms: [room, { adults: 1, childAges: [] }],
    })
    expect(status).toBe(201)
    expect(offer.requirements).toHaveLength(2)
    const unnamed = await accept(holder, booking, offer)
    expect([unnamed.status, unnamed.problem.errors?.[0]?.field]).toEqual([422, 'party.travellers'])
    expect(amendmentOf(await now(holder, booking))).toBeUndefined()
    const travellers = offer.requirements.map(({ fields: _, ...who }, index) => ({
      ...who,
      firstName: `Bo ${index}`,
      lastName: 'Byron',
    }))
    const { data: accepted } = await accept(holder, booking, offer, newKey(), { party: { travellers } })
    if (offer.due.amount > 0) await payFor(holder, accepted)
    const { data } = await confirm(holder, booking, offer)
    expect(itemOf(data).party.travellers).toMatchObject(travellers)
    expect(stayOf(data).rooms).toHaveLength(2)
  })
})

it('refuse a payment card number in a name', async () => {
  const { booking, holder } = await paid()
  const { data: offer } = await quote(holder, booking, nights(booking, 1))
  const travellers = offer.requirements.map(({ fields: _, ...who }) => ({
    ...who,
    firstName: '4242 4242 4242 4242',
    lastName: 'Byron',
  }))
  const { status, problem } = await accept(holder, booking, offer, newKey(), { party: { travellers } })
  expect([status, problem.errors?.[0]?.field]).toEqual([422, 'party.travellers[0].firstName'])
  expect(JSON.stringify(problem)).not.toContain('4242')
})

describe('an amendment that is not possible', () => {
  it.each([
    [
      'dates in the past',
      (b: Booking) => ({ ...asBooked(b), stay: { start: '2025-01-01', end: '2025-01-03' } }),
      'change.stay.start',
    ],
    [
      'no nights',
      (b: Booking) => ({ ...asBooked(b), stay: { ...asBooked(b).stay, end: asBooked(b).stay.start } }),
      'change.stay.end',
    ],
    ['the same stay', asBooked, 'change'],
    [
      'too many for a room',
      (b: Booking) => ({ ...asBooked(b), rooms: [{ adults: 9, childAges: [] }] }),
      'change.rooms[0]',
    ],
  ])('for %s is refused with its field, and nothing is stored', async (_, change, field) => {
    const { booking, holder } = await paid()
    const { status, problem } = await quote(holder, booking, change(booking))
    expect([status, problem.errors?.[0]?.field]).toEqual([422, field])
    expect(await now(holder, booking)).toEqual(booking)
  })

  it('is refused and not listed once a cancellation costs something', async () => {
    const { booking, holder } = await paid()
    const { data: offer } = await quote(holder, booking, nights(booking, -1))
    const begins = Date.parse(stayOf(booking).stay.start) - testNow.getTime()
    // Half a day before the first night, no rate of the property can be cancelled free of charge.
    const wait = Math.floor(begins / 1000) - 43_200
    app.passSeconds(wait)
    try {
      expect(itemOf(await now(holder, booking)).availableActions).toEqual(['cancel'])
      const [quoted, accepted] = [
        await quote(holder, booking, nights(booking, -1)),
        await accept(holder, booking, offer),
      ]
      expect([quoted.status, accepted.status]).toEqual([409, 409])
      expect(stayOf(await now(holder, booking)).stay).toEqual(stayOf(booking).stay)
    } finally {
      app.passSeconds(-wait)
    }
  })

  it('is refused and not listed for a non-refundable stay', async () => {
    const { booking, holder } = await paid(({ payment, isRefundable }) => payment === 'now' && !isRefundable)
    expect(itemOf(booking).availableActions).toEqual(['cancel'])
    const { status, problem } = await quote(holder, booking, nights(booking, 1))
    expect([status, problem.code]).toEqual([409, 'conflict'])
  })

  it('cannot be requested, accepted or paid by others, or through another booking', async () => {
    const { booking, holder } = await paid()
    const other = await paid()
    const { data: offer } = await quote(holder, booking, nights(booking, 1))
    for (const stranger of [{}, other.holder]) {
      expect((await quote(stranger, booking, nights(booking, 1))).status).toBe(404)
      expect((await accept(stranger, booking, offer)).status).toBe(404)
      expect((await confirm(stranger, booking, offer)).status).toBe(404)
    }
    expect((await accept(other.holder, other.booking, offer)).status).toBe(404)
    expect((await quote({ ...holder, host: 'meridian.localhost' }, booking, nights(booking, 1))).status).toBe(
      404,
    )
  })

  it('lapses with its quote', async () => {
    const { booking, holder } = await paid()
    const { data: offer } = await quote(holder, booking, nights(booking, 1))
    await expire(offer)
    const { status, problem } = await accept(holder, booking, offer)
    expect([status, problem.code]).toEqual([409, 'quote_expired'])
    expect((await now(holder, booking)).total).toEqual(booking.total)
  })

  it('fails if it is not paid in time, and the begun payment is voided', async () => {
    const { booking, holder } = await paid()
    const { data: offer } = await quote(holder, booking, nights(booking, 2))
    await accept(holder, booking, offer)
    await expire(offer)
    await app.doTasks()
    const after = await now(holder, booking)
    expect(amendmentOf(after)).toMatchObject({ state: 'failed', reason: 'lapsed' })
    expect(itemOf(after).availableActions).toEqual(['cancel', 'change'])
    await app.doTasks()
    expect((await paymentsOf(booking)).at(-1)?.state).toBe('canceled')
  })

  it('is refused after a cancellation', async () => {
    const { booking, holder } = await paid()
    const { data: offer } = await quote(holder, booking, nights(booking, 1))
    const at = `/api/bookings/${booking.reference}`
    const { data: cost } = await call<{ id: string }>(app, `${at}/cancellation-quote`, holder, { body: {} })
    await call(app, `${at}/cancellation`, holder, { body: { quoteId: cost.id }, key: newKey() })
    for (const tried of [accept(holder, booking, offer), quote(holder, booking, nights(booking, 1))]) {
      const { status, problem } = await tried
      expect([status, problem.code]).toEqual([409, 'conflict'])
    }
  })

  it('fails when the stay is cancelled before its payment', async () => {
    const { booking, holder, offer } = await acceptedLonger()
    const at = `/api/bookings/${booking.reference}`
    const { data: cost } = await call<{ id: string }>(app, `${at}/cancellation-quote`, holder, { body: {} })
    await call(app, `${at}/cancellation`, holder, { body: { quoteId: cost.id }, key: newKey() })
    await confirm(holder, booking, offer)
    await app.doTasks()
    const after = await now(holder, booking)
    expect([after.state, amendmentOf(after)?.reason]).toEqual(['cancelled', 'cancelled'])
    expect((await paymentsOf(booking)).at(-1)?.state).toBe('canceled')
  })
})

describe('simultaneous requests', () => {
  it('accept one amendment: of two, of the same twice, and once per key', async () => {
    const { booking, holder } = await paid()
    const offers = [
      (await quote(holder, booking, nights(booking, 1))).data,
      (await quote(holder, booking, nights(booking, 2))).data,
    ]
    const both = await Promise.all(offers.map((offer) => accept(holder, booking, offer)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await paymentsOf(booking)).filter(({ state }) => state !== 'canceled')).toHaveLength(2)
  })

  it('apply an amendment once, however often its payment is confirmed', async () => {
    const { booking, holder, offer } = await acceptedLonger()
    await Promise.all([1, 2, 3].map(() => confirm(holder, booking, offer)))
    await app.doTasks()
    expect((await app.stepsOf(booking)).filter(({ event }) => event === 'amend')).toHaveLength(1)
    expect((await now(holder, booking)).payment.paid.amount).toBe(offer.becomesTotal.amount)
  })

  it('cancel or apply, but not both, and the amounts agree', async () => {
    const { booking, holder, offer } = await acceptedLonger()
    const at = `/api/bookings/${booking.reference}`
    const { data: cost } = await call<{ id: string }>(app, `${at}/cancellation-quote`, holder, { body: {} })
    await Promise.all([
      confirm(holder, booking, offer),
      call(app, `${at}/cancellation`, holder, { body: { quoteId: cost.id }, key: newKey() }),
    ])
    await app.doTasks()
    await app.doTasks()
    const after = await now(holder, booking)
    const left = after.payment.paid.amount - after.payment.refunded.amount
    expect([after.state, left]).toEqual(
      after.state === 'cancelled' ? ['cancelled', 0] : ['confirmed', offer.becomesTotal.amount],
    )
  })
})
