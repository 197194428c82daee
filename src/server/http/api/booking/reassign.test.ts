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

describe('a booking that was taken over', () => {
  it('is an unknown one to whoever had a key: no page, paper or price of a cancellation of it, and no way to cancel it', async () => {
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

  it('is opened by no key that was mailed before, whoever has it, and by the account it is in', async () => {
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

  it('has no key in what is mailed of it from then on, which leads to its page all the same', async () => {
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

  it('is not given to who booked it as a guest and sends that very request again', async () => {
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

describe('a booking that comes into an account out of no other', () => {
  it('keeps its keys, also where a press and not a look put it there', async () => {
    const owner = await at.traveller()
    const { booking, holder } = await booked(at.app, {}, { email: owner.email })
    expect((await at.claim(at.withKey(holder, owner.visitor), booking)).status).toBe(200)
    expect((await at.claimSteps(booking)).map(({ reason }) => reason)).toEqual(['address'])
    expect(await at.isSeen(holder, booking)).toBe(true)
  })
})

describe('who presses and has the very address, which nobody has shown to be theirs', () => {
  it('gets no mail that speaks of another, and can lose it to nobody but who proves it', async () => {
    const owner = await at.traveller(false)
    const { booking, holder } = await booked(at.app, {}, { email: owner.email.toUpperCase() })
    expect((await at.claim(at.withKey(holder, owner.visitor), booking)).status).toBe(200)
    expect((await at.claimSteps(booking)).map(({ reason }) => reason)).toEqual(['link'])
    expect(await at.mailsOf(booking, 'bookingClaimed')).toEqual([])
    const other = at.withKey(holder, (await at.traveller()).visitor)
    expect((await at.claim(other, booking)).status).toBe(409)
  })

  it('is told of whose account has another, whether that was shown or not', async () => {
    const owner = await at.traveller(false)
    const { booking, holder } = await booked(at.app, {}, { email: owner.email })
    const stranger = await at.traveller(false)
    await at.claim(at.withKey(holder, stranger.visitor), booking)
    expect(await at.mailsOf(booking, 'bookingClaimed')).toHaveLength(1)
  })
})
