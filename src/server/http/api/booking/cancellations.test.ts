import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Booking, HotelRate } from '../../../../contract/types.ts'
import { quotedOf } from '../../../domain/booking/booking-snapshot.ts'
import type { ProductBooking } from '../../../domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../../../domain/suppliers/supplier-timeout.ts'
import { suppliedProduct, withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, call, itemOf, newKey, read, type Visitor } from './testing-booking-flow.ts'

type Cancel = ProductBooking['cancel']

let app: BookingApp
/** The supplier's answers to the next cancellations; the last one repeats, and without any its default applies. */
let ways: ((cancel: Cancel) => Cancel)[] = []
/** What the supplier charges for a cancellation; its own answer by default. */
let penalty: Money | null = null
beforeAll(async () => {
  app = await openBookingApp({
    supplier(inventory) {
      const hotels = suppliedProduct(inventory, 'hotel')
      const cancel: Cancel = (...asked) => {
        const way = ways.length > 1 ? ways.shift() : ways[0]
        const own: Cancel = (...again) => hotels.cancel(...again)
        return (way?.(own) ?? own)(...asked)
      }
      const cancelQuote: ProductBooking['cancelQuote'] = async (reference) => {
        const said = await hotels.cancelQuote(reference)
        return said && penalty ? { ...said, penalty } : said
      }
      return withProduct(inventory, 'hotel', () => ({ cancel, cancelQuote }))
    },
  })
})
beforeEach(() => {
  ways = []
})

const refuses = () => () => Promise.reject(new SupplierRefusal('price_changed'))
const silent = () => () => Promise.reject(new SupplierTimeout('cancel'))
const silentButDone =
  (cancel: Cancel): Cancel =>
  async (...asked) => {
    await cancel(...asked)
    throw new SupplierTimeout('cancel')
  }
const own = (cancel: Cancel): Cancel => cancel

const refundable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable

async function paid() {
  const made = await booked(app, {}, { choose: refundable })
  await app.doTasks()
  return made
}

async function quoted(holder: Visitor, { reference }: Booking) {
  const path = `/api/bookings/${reference}/cancellation-quote`
  const { data } = await call<{ id: string; refund: { amount: number } }>(app, path, holder, { body: {} })
  return data
}
const cancel = (holder: Visitor, { reference }: Booking, quoteId: string, key = newKey()) =>
  call<Booking>(app, `/api/bookings/${reference}/cancellation`, holder, { body: { quoteId }, key })
const stateOf = async (holder: Visitor, booking: Booking) => (await read(app, holder, booking)).data.state
const mailsOf = async ({ reference }: Booking) =>
  (await app.mails()).filter(({ text }) => text.includes(reference)).map(({ kind }) => kind)
const cancelledMail = async ({ reference }: Booking) =>
  (await app.mails())
    .find(({ kind, text }) => kind === 'bookingCancelled' && text.includes(reference))
    ?.text.replaceAll(/\s+/g, ' ')
const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
/** Refunds part of the payment at the gateway, as the agency may, before the cancellation. */
async function giveBack({ reference }: Booking, amount: number) {
  const stored = await app.repositories.bookings.findByReference(reference)
  const [payment] = await app.repositories.payments.ofBooking(stored?.id ?? '')
  await app.repositories.tasks.enqueue({ kind: 'refund', payload: { paymentId: payment?.id, amount } })
  await app.doTasks()
}
const problems = async ({ reference }: Booking) =>
  (await app.repositories.tasks.givenUp(100)).filter(({ booking }) => booking?.reference === reference)

describe('a cancellation quote', () => {
  it("does not reveal the supplier's fee, which may be the whole wholesale rate", async () => {
    const { booking, holder } = await booked(app, {}, { choose: ({ payment }) => payment === 'now' })
    const stored = await app.repositories.bookings.findByReference(booking.reference)
    if (stored === null) throw new Error('what was booked is not there')
    const [item] = stored.items
    const { net } = quotedOf({ snapshot: item?.snapshot ?? {} }).supplierPrice
    // A non-refundable stay costs its full price.
    penalty = { amount: net, currency: 'USD' }
    const { id, ...said } = await quoted(holder, booking)
    penalty = null
    const text = JSON.stringify(said)
    const readable = Buffer.from(id, 'base64url').toString('latin1')
    for (const one of [id, readable, text]) expect(one).not.toContain(String(net))
    expect(text).toContain(String(itemOf(booking).price?.total))
  })
})

describe('a cancellation', () => {
  it("is requested without a supplier's answer, shown as such, and completed later", async () => {
    const { booking, holder } = await paid()
    const { id, refund } = await quoted(holder, booking)
    ways = [silentButDone, own]
    const key = newKey()
    const answer = await cancel(holder, booking, id, key)
    expect([answer.status, answer.data.state]).toEqual([200, 'cancellation_requested'])
    expect((await cancel(holder, booking, id, key)).data.state).toBe('cancellation_requested')
    await app.doTasks()
    expect((await cancel(holder, booking, id, key)).data.state).toBe('cancelled')
    expect((await read(app, holder, booking)).data.payment.refunded).toEqual(refund)
    expect((await mailsOf(booking)).filter((kind) => kind === 'bookingCancelled')).toHaveLength(1)
  })

  it('includes an earlier refund, shown next to its own', async () => {
    const { booking, holder } = await paid()
    await giveBack(booking, 100)
    const { id, refund } = await quoted(holder, booking)
    const { data } = await cancel(holder, booking, id)
    expect(itemOf(data).cancellation).toMatchObject({
      refund,
      refundedBefore: { amount: 100, currency: 'USD' },
    })
    await app.doTasks()
    const after = await read(app, holder, booking)
    expect(after.data.payment.refunded.amount).toBe(refund.amount + 100)
    expect(itemOf(after.data).cancellation.refundedBefore?.amount).toBe(100)
    // The mail has no line for the earlier refund: total, fee and refunds add up. It promises the rest.
    const mail = await cancelledMail(booking)
    expect(mail).toContain(`Refund: ${dollars(refund.amount + 100)}`)
    expect(mail).toContain(`${dollars(refund.amount)} will be refunded`)
    const other = await paid()
    const none = await cancel(other.holder, other.booking, (await quoted(other.holder, other.booking)).id)
    expect(itemOf(none.data).cancellation).not.toHaveProperty('refundedBefore')
  })

  it.each([
    ['all of it had been given back before', refundable, 1],
    [
      'the terms keep what had not been',
      ({ payment, isRefundable }: HotelRate) => payment === 'now' && !isRefundable,
      0.5,
    ],
  ] as const)('promises no money by mail if %s', async (_, choose, share) => {
    const { booking, holder } = await booked(app, {}, { choose })
    await app.doTasks()
    const before = Math.floor((itemOf(booking).price?.total ?? 0) * share)
    await giveBack(booking, before)
    const { id, refund } = await quoted(holder, booking)
    expect(refund.amount).toBe(0)
    await cancel(holder, booking, id)
    await app.doTasks()
    const mail = await cancelledMail(booking)
    expect(mail).toContain(`Refund: ${dollars(before)}`)
    expect(mail).not.toMatch(/will be refunded|there is no refund/)
  })

  it('that is refused later leaves the booking unchanged and notifies the traveller', async () => {
    const { booking, holder } = await paid()
    ways = [silent, refuses]
    expect((await cancel(holder, booking, (await quoted(holder, booking)).id)).status).toBe(200)
    await app.doTasks()
    expect(await stateOf(holder, booking)).toBe('confirmed')
    expect((await mailsOf(booking)).filter((kind) => kind === 'bookingNotCancelled')).toHaveLength(1)
    ways = []
    const again = await cancel(holder, booking, (await quoted(holder, booking)).id)
    expect(again.data.state).toBe('cancelled')
  })

  it('that is refused at once reports it at once, without a mail', async () => {
    const { booking, holder } = await paid()
    ways = [refuses]
    const { status, problem } = await cancel(holder, booking, (await quoted(holder, booking)).id)
    expect([status, problem.code]).toEqual([409, 'price_changed'])
    await app.doTasks()
    expect(await mailsOf(booking)).not.toContain('bookingNotCancelled')
  })

  it('that was refused leaves the next one alone, although its task is still due', async () => {
    const { booking, holder } = await paid()
    ways = [refuses]
    await cancel(holder, booking, (await quoted(holder, booking)).id)
    const { id } = await quoted(holder, booking)
    let goOn = () => {}
    const asked = new Promise<void>((resolve) => {
      const slow = (cancelling: Cancel): Cancel => {
        return async (...wanted) => {
          const done = await cancelling(...wanted)
          resolve()
          await new Promise<void>((next) => {
            goOn = next
          })
          return done
        }
      }
      ways = [slow, refuses]
    })
    const second = cancel(holder, booking, id)
    await asked
    // Each request has its own quote; the second comes while the first answer is on its way.
    await app.database.transaction((tx) =>
      tx.execute(sql`update outbox set due_at = now() where kind = 'cancel' and done_at is null and id = (
        select min(id) from outbox where kind = 'cancel' and done_at is null)`),
    )
    await app.doDue()
    expect(await stateOf(holder, booking)).toBe('cancellation_requested')
    goOn()
    expect((await second).data.state).toBe('cancelled')
  })

  it('that a supplier accepted is stored, also with another answer in between', async () => {
    const { booking, holder } = await paid()
    const { id, refund } = await quoted(holder, booking)
    const between =
      (cancelling: Cancel): Cancel =>
      async (...wanted) => {
        const done = await cancelling(...wanted)
        const found = await app.repositories.bookings.findByReference(booking.reference)
        const step = { event: 'refuse_cancellation', actor: 'supplier', outcome: {} } as const
        await app.repositories.bookings.moveItem(found?.items[0]?.id ?? '', step)
        return done
      }
    ways = [between, own]
    expect((await cancel(holder, booking, id)).data.state).toBe('cancelled')
    await app.doTasks()
    expect((await read(app, holder, booking)).data.payment.refunded).toEqual(refund)
  })

  it('is shown in its current state to a repeated request after its server died', async () => {
    const { booking, holder } = await paid()
    const { id } = await quoted(holder, booking)
    const key = newKey()
    ways = [own]
    await app.database.transaction((tx) =>
      tx.execute(sql`create function no_answer() returns trigger language plpgsql as
        $$ begin raise exception 'the server is gone'; end $$`),
    )
    await app.database.transaction((tx) =>
      tx.execute(sql`create trigger no_answer before update of status on idempotency_keys for each row
        when (new.status is not null) execute function no_answer()`),
    )
    expect((await cancel(holder, booking, id, key)).status).toBeGreaterThanOrEqual(500)
    await app.database.transaction((tx) => tx.execute(sql`drop function no_answer cascade`))
    const { status, data } = await cancel(holder, booking, id, key)
    expect([status, ['cancelled', 'cancellation_requested'].includes(data.state)]).toEqual([200, true])
    await app.doTasks()
    expect(await stateOf(holder, booking)).toBe('cancelled')
  })

  it('is reported to the agency if the supplier refunds less or knew no booking', async () => {
    const short = await paid()
    ways = [
      (cancelling) =>
        async (...wanted) => {
          const done = await cancelling(...wanted)
          if (!done) throw new Error('it is booked')
          const penalty = { ...done.penalty, amount: done.penalty.amount + 700 }
          return { ...done, penalty, status: 'partial' as const }
        },
    ]
    await cancel(short.holder, short.booking, (await quoted(short.holder, short.booking)).id)
    expect(await problems(short.booking)).toMatchObject([
      { kind: 'cancelled_short', payload: { money: { amount: 700, currency: 'USD' } } },
    ])
    const found = await app.repositories.bookings.findByReference(short.booking.reference)
    expect(found?.items[0]?.outcome).toMatchObject({ supplier: { status: 'partial' } })
    const unknown = await paid()
    ways = [() => async () => null]
    await cancel(unknown.holder, unknown.booking, (await quoted(unknown.holder, unknown.booking)).id)
    expect(await stateOf(unknown.holder, unknown.booking)).toBe('cancelled')
    expect(await problems(unknown.booking)).toMatchObject([{ kind: 'cancelled_unknown' }])
  })
})

it('completes a stay that ended before the cancellation was refused', async () => {
  const { booking, holder } = await paid()
  ways = [silent, silent, refuses]
  await cancel(holder, booking, (await quoted(holder, booking)).id)
  const complete = () =>
    app.database.transaction((tx) =>
      tx.execute(sql`update outbox set due_at = now() where kind = 'complete' and done_at is null`),
    )
  await complete()
  await app.doDue()
  expect(await stateOf(holder, booking)).toBe('cancellation_requested')
  await app.doTasks()
  await app.doTasks()
  expect(await stateOf(holder, booking)).toBe('confirmed')
  await complete()
  await app.doDue()
  expect(await stateOf(holder, booking)).toBe('completed')
})

it('sends no late mail about an outdated state', async () => {
  const { booking, holder } = await booked(app, {}, { choose: refundable })
  await cancel(holder, booking, (await quoted(holder, booking)).id)
  await app.doTasks()
  expect(await mailsOf(booking)).toEqual(['bookingCancelled'])
})
