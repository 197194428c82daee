import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { resolveRoute } from '../../../../tenant/resolve-route.ts'
import { publishContent } from '../../../adapters/store/testing-publish.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, call, findRate, newKey, read, type Visitor } from './testing-booking-flow.ts'

const remotes = [{ name: 'booking', routes: ['/booknow/hotels/*'] }]

describe('a booking of a product that the agency has switched off since', () => {
  let app: BookingApp
  let stay: { booking: Booking; holder: Visitor }
  let rateKey = ''
  const file = (name: string) =>
    app.call(`/api/bookings/${stay.booking.reference}/${name}`, {
      headers: { cookie: stay.holder.cookie ?? '' },
    })

  beforeAll(async () => {
    app = await openBookingApp()
    stay = await booked(app)
    rateKey = (await findRate(app, {}, {})).rateKey
    const aurora = await app.aurora()
    const published = await app.store.forAgency(aurora.id).versions.published()
    if (published === null) throw new Error('aurora has a version')
    const agency = { ...published.agency, bookingMenuItemOptions: [] }
    await publishContent(app.store, aurora.id, { ...published, agency })
  })

  it('allows no new quote of the product', async () => {
    const items = [{ product: 'hotel', rateKey }]
    const { status } = await call(app, '/api/quotes', {}, { body: { items, currency: 'USD' } })
    expect(status).toBe(404)
  })

  it('is mailed with a link to a page that answers', async () => {
    await app.doTasks()
    const [mail] = (await app.mails()).filter(({ kind }) => kind === 'bookingConfirmed')
    const link = /https?:\/\/\S+#key=\S+/.exec(mail?.text ?? '')?.[0]
    const { pathname } = new URL(link ?? '')
    const { agency } = await app.aurora()
    const session = { signedIn: false, isTravelAgent: false }
    expect(resolveRoute({ agency, session, path: pathname, remotes, environment: 'prod' })).toEqual({
      kind: 'remote',
      remote: 'booking',
    })
  })

  it('is paid at its checkout, which is closed to all else', async () => {
    const { agency } = await app.aurora()
    const session = { signedIn: false, isTravelAgent: false }
    const routeOf = (search: string) =>
      resolveRoute({
        agency,
        session,
        path: '/booknow/hotels/checkout',
        search,
        remotes,
        environment: 'prod',
      })
    expect(routeOf(`?reference=${stay.booking.reference}&pay=2027-01-01`)).toEqual({
      kind: 'remote',
      remote: 'booking',
    })
    for (const search of ['', '?reference=', '?rateKey=r']) {
      expect(routeOf(search)).toEqual({ kind: 'unavailable' })
    }
  })

  it('can be read, printed and added to calendars', async () => {
    expect((await read(app, stay.holder, stay.booking)).data.state).toBe('confirmed')
    expect((await file('voucher')).status).toBe(200)
    expect((await file('calendar')).status).toBe(200)
  })

  it('is cancelled and refunded', async () => {
    const { reference } = stay.booking
    const path = `/api/bookings/${reference}`
    const quoted = await call<{ id: string }>(app, `${path}/cancellation-quote`, stay.holder, { body: {} })
    expect(quoted.status).toBe(200)
    const { status, data } = await call<Booking>(app, `${path}/cancellation`, stay.holder, {
      body: { quoteId: quoted.data.id },
      key: newKey(),
    })
    expect([status, data.state]).toEqual([200, 'cancelled'])
    await app.doTasks()
    const after = (await read(app, stay.holder, stay.booking)).data
    expect(after.payment.refunded.amount).toBeGreaterThan(0)
  })
})
