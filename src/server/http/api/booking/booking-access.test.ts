import { beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../../../contract/products.ts'
import type { Booking, HotelRate } from '../../../../contract/types.ts'
import { bookingKey } from '../../../domain/booking/booking-key.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import {
  booked,
  call,
  confirm,
  hold,
  itemOf,
  newKey,
  pay,
  quoteOf,
  read,
  type Visitor,
} from './testing-booking-flow.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

const guest: Visitor = {}
const refundable = ({ payment, isRefundable }: HotelRate) => payment === 'now' && isRefundable
const open = ({ reference }: Booking, key: string, visitor = guest) =>
  call<Booking>(app, `/api/bookings/${reference}/access`, visitor, { body: { key } })
const held = async (visitor: Visitor) => hold(app, visitor, await quoteOf(app, visitor))
const signedIn = async (name: string) => ({ cookie: await app.signIn(`${name}@test.example`) })

/** The key in the link of a booking's mail. */
async function mailedKey({ reference }: Booking): Promise<string> {
  await app.doTasks()
  const mail = (await app.mails()).find(({ text }) => text.includes(reference))
  return (
    new RegExp(`/confirm-payment\\?reference=${reference}#key=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''
  )
}

describe('the key of a booking', () => {
  it('is in its mail, where no server receives it, and in no file for forwarding', async () => {
    const { booking, holder } = await booked(app)
    const key = await mailedKey(booking)
    expect(key).not.toBe('')
    const { headers } = { headers: { cookie: holder.cookie ?? '' } }
    const calendar = await app.call(`/api/bookings/${booking.reference}/calendar`, { headers })
    const file = (await calendar.text()).replaceAll(/\r\n[ \t]/g, '')
    expect(file).toContain(`/booknow/hotels/confirm-payment?reference=${booking.reference}`)
    expect(file).not.toContain('key=')
    expect(file).not.toContain(key)
    const { mails } = app.store.forAgency(await app.agencyId('aurora'))
    const mail = (await app.mails()).find(({ text }) => text.includes(booking.reference))
    const attached = (await mails.files(mail?.id ?? 0)).map(({ bytes }) => new TextDecoder().decode(bytes))
    expect(attached).toHaveLength(2)
    for (const text of attached) expect(text.replaceAll(/\r\n[ \t]/g, '')).not.toContain(key)
  })

  it('is sent to no other site by its page', async () => {
    const others = products.flatMap(({ confirmationPaths }) => confirmationPaths)
    const named = others.map((path) => path.replace(/:\w+/, 'LV-AAAAAA'))
    expect(named).toContain('/booknow/cruise/confirmation/LV-AAAAAA')
    for (const path of [...named, '/BookNow/Hotels/Confirm-Payment/']) {
      const { headers } = await app.call(`${path}?reference=LV-AAAAAA`)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
    const other = await app.call('/booknow/hotels')
    expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('expires a month after the stay, in a mail and in a browser', async () => {
    const later = await openBookingApp()
    const { booking, holder } = await booked(later)
    const found = await later.store
      .forAgency(await later.agencyId('aurora'))
      .bookings.findByReference(booking.reference)
    const key = bookingKey(found?.id ?? '', later.store.hash)
    const tried = () =>
      call<Booking>(later, `/api/bookings/${booking.reference}/access`, guest, { body: { key } })
    const toEnd = (Date.parse(found?.items[0]?.endsOn ?? '') - Date.parse('2026-03-10T12:00:00Z')) / 1000
    later.passSeconds(toEnd + 29 * 86_400)
    expect([(await tried()).status, (await read(later, holder, booking)).status]).toEqual([200, 200])
    later.passSeconds(2 * 86_400)
    expect([(await tried()).status, (await read(later, holder, booking)).status]).toEqual([404, 404])
  })

  it('no longer opens anything in its former format', async () => {
    const { booking } = await booked(app)
    const found = await app.store
      .forAgency(await app.agencyId('aurora'))
      .bookings.findByReference(booking.reference)
    expect((await open(booking, app.store.hash(`key of booking ${found?.id}`))).status).toBe(404)
    expect((await open(booking, await mailedKey(booking))).status).toBe(200)
  })
})

describe('a shared browser', () => {
  it('stores no key for what a signed-in user booked or opened', async () => {
    const traveller = await signedIn('traveller')
    const { booking, holder } = await booked(app, traveller)
    expect(holder.cookie).toBe(traveller.cookie)
    const opened = await open(booking, await mailedKey(booking), traveller)
    expect([opened.status, opened.cookies.join()]).toEqual([
      200,
      expect.not.stringContaining('livery_bookings'),
    ])
  })

  it('opens nothing that was booked in it after its user signs out', async () => {
    const { holder } = await held(guest)
    const traveller = await signedIn('traveller')
    const cookie = `${holder.cookie}; ${traveller.cookie}`
    const out = await app.call('/api/user/logout', { method: 'POST', body: {}, headers: { cookie } })
    expect(out.headers.getSetCookie().join('\n')).toMatch(/livery_bookings=; Max-Age=0; Path=\/; HttpOnly/)
  })
})

describe("another person's booking", () => {
  it('is visible to a restricted agent, and changeable by other agents', async () => {
    const { booking } = await booked(app, guest, { choose: refundable })
    const [restricted, sales] = [await signedIn('restricted'), await signedIn('sales')]
    const path = `/api/bookings/${booking.reference}`
    const seen = await read(app, restricted, booking)
    expect([seen.status, itemOf(seen.data).availableActions]).toEqual([200, []])
    const nobody = '6f1c1f0e-0000-4000-8000-000000000000'
    const change = {
      product: 'hotel',
      stay: { start: '2026-06-01', end: '2026-06-03' },
      rooms: [{ adults: 2, childAges: [] }],
    }
    for (const [tried, options] of [
      [`${path}/cancellation-quote`, { body: {} }],
      [`${path}/cancellation`, { body: { quoteId: 'never-said-so' }, key: newKey() }],
      [`${path}/hold`, { body: {} }],
      [`${path}/hold`, { method: 'DELETE' }],
      [`${path}/payment`, { body: {}, key: newKey() }],
      [`${path}/confirmation`, { body: {}, key: newKey() }],
      [`${path}/amendments`, { body: { change } }],
      [`${path}/amendments/${nobody}/acceptance`, { body: {}, key: newKey() }],
      [`${path}/amendments/${nobody}/confirmation`, { body: {} }],
      [`${path}/supplier-changes/${nobody}/answer`, { body: { answer: 'accept' }, key: newKey() }],
    ] as const) {
      const { status, problem } = await call(app, tried, restricted, options)
      expect([tried, status, problem.code]).toEqual([tried, 403, 'forbidden'])
    }
    expect(itemOf((await read(app, sales, booking)).data).availableActions).toEqual(['cancel', 'change'])
    const quoted = await call<{ id: string }>(app, `${path}/cancellation-quote`, sales, { body: {} })
    const cancelled = await call<Booking>(app, `${path}/cancellation`, sales, {
      body: { quoteId: quoted.data.id },
      key: newKey(),
    })
    expect(cancelled.data.state).toBe('cancelled')
  })

  it('is paid by its holder alone, though agents can confirm it', async () => {
    const { booking, holder } = await held(guest)
    const owner = await signedIn('owner')
    expect((await read(app, holder, booking)).data.payment.clientSecret).toBeDefined()
    const { data } = await read(app, owner, booking)
    expect(data.payment).toMatchObject({ gateway: 'sandbox', state: 'requires_payment_method' })
    expect(data.payment).not.toHaveProperty('clientSecret')
    await pay(app, holder, booking)
    // The gateway's current state is shown to both, so that no second payment is requested.
    const paid = (await read(app, owner, booking)).data.payment
    expect(paid).toMatchObject({ state: 'requires_capture' })
    expect(paid).not.toHaveProperty('clientSecret')
    expect((await read(app, holder, booking)).data.payment.state).toBe(paid.state)
    expect((await confirm(app, owner, booking)).data.state).toBe('confirmed')
  })
})
