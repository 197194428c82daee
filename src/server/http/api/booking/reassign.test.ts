import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import {
  booked,
  bookingRequest,
  call,
  itemOf,
  newKey,
  quoteOf,
  read,
  type Visitor,
} from './testing-booking-flow.ts'
import { openClaims } from './testing-claims.ts'

let at: Awaited<ReturnType<typeof openClaims>>
beforeAll(async () => {
  at = await openClaims()
})

/** A booking that a stranger had claimed by its mailed key, after its owner had it reassigned. */
async function reassigned() {
  const claimed = await at.claimedByStranger(({ payment, isRefundable }) => payment === 'now' && isRefundable)
  const { booking, holder, owner } = claimed
  const [mail] = await at.mailsOf(booking, 'bookingConfirmed')
  const key = mail?.text.match(/#key=([\w-]+)/)?.[1] ?? ''
  const opened = await openedBy(key, booking, {})
  expect(opened.status).toBe(200)
  expect((await at.claim(at.withKey(holder, owner.visitor), booking)).status).toBe(200)
  return { ...claimed, key }
}
const openedBy = (key: string, { reference }: Booking, visitor: Visitor) =>
  call<Booking>(at.app, `/api/bookings/${reference}/access`, visitor, { body: { key } })

describe('a reassigned booking', () => {
  it('does not exist for key holders: no page, document, quote or cancellation', async () => {
    const { booking, holder, stranger } = await reassigned()
    const path = `/api/bookings/${booking.reference}`
    const unknown = await read(at.app, holder, { reference: 'LV-AAAAAA' })
    for (const visitor of [holder, at.withKey(holder, stranger.visitor)]) {
      for (const [tried, options] of [
        [path, { method: 'GET' }],
        [`${path}/cancellation-quote`, { body: {} }],
        [`${path}/cancellation`, { body: { quoteId: 'never-said-so' }, key: newKey() }],
        [`${path}/hold`, { method: 'DELETE' }],
        [`${path}/payment`, { body: {}, key: newKey() }],
        [`${path}/confirmation`, { body: {}, key: newKey() }],
        [`${path}/claim`, { body: {} }],
      ] as const) {
        const { status, problem } = await call(at.app, tried, visitor, options)
        expect([tried, status, problem.detail]).toEqual([tried, 404, unknown.problem.detail])
      }
      for (const paper of ['voucher', 'calendar']) {
        const headers = { cookie: visitor.cookie ?? '' }
        expect((await at.app.call(`${path}/${paper}`, { headers })).status).toBe(404)
      }
    }
    expect((await at.app.stepsOf(booking)).at(-1)?.event).not.toMatch(/cancel/)
  })

  it('is opened by its account, and by no key that was mailed before', async () => {
    const { booking, owner, stranger, key } = await reassigned()
    for (const visitor of [{}, stranger.visitor]) {
      const { status, cookies } = await openedBy(key, booking, visitor)
      expect([status, cookies.join()]).toEqual([404, expect.not.stringContaining(booking.reference)])
    }
    const { data } = await read(at.app, owner.visitor, booking)
    expect([data.reference, itemOf(data).availableActions]).toEqual([
      booking.reference,
      itemOf(booking).availableActions,
    ])
  })

  it('has no key in later mails, which still link to its page', async () => {
    const { booking, owner } = await reassigned()
    const path = `/api/bookings/${booking.reference}`
    const quoted = await call<{ id: string }>(at.app, `${path}/cancellation-quote`, owner.visitor, {
      body: {},
    })
    const body = { quoteId: quoted.data.id }
    await call(at.app, `${path}/cancellation`, owner.visitor, { body, key: newKey() })
    expect(quoted.status).toBe(200)
    const [mail] = await at.mailsOf(booking, 'bookingCancelled')
    expect(mail?.text).toContain(`/confirm-payment?reference=${booking.reference}`)
    expect(mail?.html).not.toContain('key=')
  })

  it('is not returned to the former guest who repeats the original request', async () => {
    const [owner, stranger] = [await at.traveller(), await at.traveller()]
    const wish = { body: bookingRequest(await quoteOf(at.app, {}), owner.email), key: newKey() }
    const send = () => call<Booking>(at.app, '/api/bookings', {}, wish)
    const { data: booking, cookies: keys } = await send()
    const holder = { cookie: keys.join('; ') }
    expect((await send()).data.reference).toBe(booking.reference)
    for (const { visitor } of [stranger, owner])
      expect((await at.claim(at.withKey(holder, visitor), booking)).status).toBe(200)
    const { status, cookies } = await send()
    expect([status, cookies.join()]).toEqual([404, expect.not.stringContaining(booking.reference)])
  })
})

describe('a booking claimed from no other account', () => {
  it('keeps its keys, whether it was claimed explicitly or by opening', async () => {
    const owner = await at.traveller()
    const { booking, holder } = await booked(at.app, {}, { email: owner.email })
    expect((await at.claim(at.withKey(holder, owner.visitor), booking)).status).toBe(200)
    expect((await at.claimSteps(booking)).map(({ reason }) => reason)).toEqual(['address'])
    expect(await at.isSeen(holder, booking)).toBe(true)
  })
})

describe("a claiming account with the booking's address, not yet verified", () => {
  it('gets no mail about another account, and loses the booking only to a verified one', async () => {
    const owner = await at.traveller(false)
    const { booking, holder } = await booked(at.app, {}, { email: owner.email.toUpperCase() })
    expect((await at.claim(at.withKey(holder, owner.visitor), booking)).status).toBe(200)
    expect((await at.claimSteps(booking)).map(({ reason }) => reason)).toEqual(['link'])
    expect(await at.mailsOf(booking, 'bookingClaimed')).toEqual([])
    const other = at.withKey(holder, (await at.traveller()).visitor)
    expect((await at.claim(other, booking)).status).toBe(409)
  })

  it('is notified if another account has the booking, verified or not', async () => {
    const owner = await at.traveller(false)
    const { booking, holder } = await booked(at.app, {}, { email: owner.email })
    const stranger = await at.traveller(false)
    await at.claim(at.withKey(holder, stranger.visitor), booking)
    expect(await at.mailsOf(booking, 'bookingClaimed')).toHaveLength(1)
  })
})
