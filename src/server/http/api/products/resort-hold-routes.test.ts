import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, Quote, ResortHold } from '../../../../contract/types.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import { type BookingApp, openBookingApp } from '../booking/testing-booking-app.ts'
import { booked, call, confirm, hold, pay, type Visitor } from '../booking/testing-booking-flow.ts'
import { findWeek } from './resort/testing-resorts.ts'

let app: BookingApp
/** References that were released at the supplier. */
const released: string[] = []
beforeAll(async () => {
  app = await openBookingApp({
    supplier: (sample) =>
      withProduct(sample, 'resort', ({ release }) => ({
        release(reference) {
          released.push(reference)
          return release(reference)
        },
      })),
  })
})

async function heldWeek(visitor: Visitor = {}): Promise<{ booking: Booking; holder: Visitor }> {
  const items = [{ product: 'resort', rateKey: await findWeek(app, visitor) }]
  const { data } = await call<Quote>(app, '/api/quotes', visitor, { body: { items, currency: 'USD' } })
  return hold(app, visitor, data)
}
const headers = ({ cookie }: Visitor) => ({
  'x-session-id': 'a-test-visit',
  'x-correlation-id': 'search-0001',
  ...(cookie && { cookie }),
})
async function check(visitor: Visitor, reference?: string): Promise<ResortHold | null> {
  const query = reference === undefined ? '' : `?reference_number=${reference}`
  const response = await app.call(`/api/resort/properties/hold-check${query}`, { headers: headers(visitor) })
  const answer = (await response.json()) as { data: ResortHold | null }
  expect(response.status).toBe(200)
  expectContract('checkResortHold', answer)
  return answer.data
}
async function release(visitor: Visitor, reference: string) {
  const path = `/api/resort/itineraries?reference_number=${reference}&status=RELEASE`
  const response = await app.call(path, { method: 'PUT', headers: headers(visitor), body: {} })
  const answer = (await response.json()) as { data?: ResortHold; code?: string }
  return [response.status, answer.data?.status ?? answer.code]
}

describe('the hold of a resort booking', () => {
  it('is returned to its owner by its reference and as the latest', async () => {
    const { booking, holder } = await heldWeek()
    const held = {
      reference_number: booking.reference,
      status: 'HOLD',
      expiresAt: booking.hold?.expiresAt,
    }
    expect(await check(holder, booking.reference)).toEqual(held)
    expect(await check(holder)).toEqual(held)
    const later = await heldWeek(holder)
    // A browser stores the last cookie of a name, which has the keys of both bookings.
    const cookie = later.holder.cookie?.split('; ').at(-1) ?? ''
    expect((await check({ cookie }))?.reference_number).toBe(later.booking.reference)
    expect((await check({ cookie }, booking.reference))?.status).toBe('HOLD')
  })

  it('is the latest of a signed-in person also in a browser without its key', async () => {
    const traveller = { cookie: await app.signIn('traveller@test.example') }
    const { booking } = await heldWeek(traveller)
    expect(await check(traveller)).toMatchObject({ reference_number: booking.reference, status: 'HOLD' })
  })

  // §4.30
  it('is released at its supplier, also by a repeated call', async () => {
    const { booking, holder } = await heldWeek()
    const before = released.length
    expect(await release(holder, booking.reference)).toEqual([200, 'RELEASE'])
    expect(released).toHaveLength(before + 1)
    expect(await release(holder, booking.reference)).toEqual([200, 'RELEASE'])
    expect(released).toHaveLength(before + 1)
    expect((await check(holder, booking.reference))?.status).toBe('RELEASE')
  })

  it('is refused once it has expired or become a booking', async () => {
    const paid = await heldWeek()
    await pay(app, paid.holder, paid.booking)
    await confirm(app, paid.holder, paid.booking)
    expect((await check(paid.holder, paid.booking.reference))?.status).toBe('CONFIRMED')
    expect(await release(paid.holder, paid.booking.reference)).toEqual([409, 'conflict'])
    const lapsed = await heldWeek()
    app.passSeconds(16 * 60)
    expect((await check(lapsed.holder, lapsed.booking.reference))?.status).toBe('EXPIRED')
    expect(await release(lapsed.holder, lapsed.booking.reference)).toEqual([409, 'hold_expired'])
  })

  it('does not exist for other people, at another agency, or without a resort', async () => {
    const { booking, holder } = await heldWeek()
    const { reference } = booking
    for (const visitor of [{}, { cookie: await app.signIn('traveller@test.example') }]) {
      expect(await check(visitor, reference)).toBeNull()
      expect(await release(visitor, reference)).toEqual([404, 'not_found'])
    }
    const host = 'meridian.localhost:4000'
    const path = `/api/resort/properties/hold-check?reference_number=${reference}`
    const elsewhere = await app.call(path, { host, headers: headers(holder) })
    expect(await elsewhere.json()).toEqual({ data: null })
    const stay = await booked(app)
    expect(await check(stay.holder)).toBeNull()
    expect(await check(stay.holder, stay.booking.reference)).toBeNull()
    expect(await release(stay.holder, stay.booking.reference)).toEqual([404, 'not_found'])
  })
})
