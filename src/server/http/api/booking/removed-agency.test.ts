import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, HotelRate } from '../../../../contract/types.ts'
import { startBookingTasks } from '../../../domain/booking/start-booking-tasks.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, confirm, hold, newKey, pay, quoteOf } from './testing-booking-flow.ts'

let app: BookingApp
let agencyId: string
let paymentId: string
let mailsBefore: number
const host = 'aurora.localhost'

const refundable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable

beforeAll(async () => {
  app = await openBookingApp()
  agencyId = (await app.aurora()).id
  const quote = await quoteOf(app, {}, { choose: refundable })
  const { booking, holder } = await hold(app, {}, quote)
  await pay(app, holder, booking, 'sandbox_success')
  await confirm(app, holder, booking)
  await app.doTasks()
  const path = `/api/bookings/${booking.reference}`
  const { data } = await call<{ id: string }>(app, `${path}/cancellation-quote`, holder, { body: {} })
  const cancellation = { body: { quoteId: data.id }, key: newKey() }
  expect((await call<Booking>(app, `${path}/cancellation`, holder, cancellation)).status).toBe(200)
  const stored = await app.repositories.bookings.findByReference(booking.reference)
  paymentId = (await app.repositories.payments.ofBooking(stored?.id ?? '')).at(-1)?.id ?? ''
})

const payment = () => app.store.forAgency(agencyId).payments.find(paymentId)

describe('an agency that is removed during a refund', () => {
  it('completes the refund and sends no mail', async () => {
    expect((await payment())?.refunded).toBe(0)
    expect((await app.store.registry.holdings(agencyId)).open.tasks).toBeGreaterThan(0)
    const slug = (await app.aurora()).slug
    await app.store.registry.remove(slug, true)
    mailsBefore = (await app.store.forAgency(agencyId).mails.latest(50)).length
    expect(mailsBefore).toBe(0)
    await app.database.transaction((tx) =>
      tx.execute(sql`update outbox set due_at = now() where due_at is not null`),
    )
    const job = startBookingTasks({ store: app.store, booking: app.dependencies, every: 5 })
    const due = (await payment())?.captured ?? 0
    expect(due).toBeGreaterThan(0)
    await expect.poll(async () => (await payment())?.refunded, { timeout: 20_000 }).toBe(due)
    await expect
      .poll(async () => (await app.store.registry.holdings(agencyId)).open.tasks, { timeout: 20_000 })
      .toBe(0)
    await job.stop()
    expect(await app.store.forAgency(agencyId).mails.latest(50)).toEqual([])
  })

  it('answers "Agency not found!" on its host, to pages, calls and sign-in', async () => {
    const page = await app.call('/', { host, headers: { accept: 'text/html' } })
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Agency not found!')
    const body = { email: 'owner@aurora.example', password: 'livery-demo-1' }
    const signIn = await app.call('/api/user/login', { host, method: 'POST', body })
    expect(signIn.status).toBe(404)
  })
})
