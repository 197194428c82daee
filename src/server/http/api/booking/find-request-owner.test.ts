import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { bookingRequest, call, newKey, quoteOf, read, type Visitor } from './testing-booking-flow.ts'

let app: BookingApp
beforeAll(async () => {
  app = await openBookingApp()
})

/** A guest with held rooms who lost the answer, and with it all that the browser would have stored. */
async function lost() {
  const guest: Visitor = { visit: `visit-${newKey()}` }
  const [body, key] = [bookingRequest(await quoteOf(app, guest)), newKey()]
  const { data, status } = await call<Booking>(app, '/api/bookings', guest, { body, key })
  expect(status).toBe(201)
  const send = (visitor: Visitor, request = body) =>
    call<Booking>(app, '/api/bookings', visitor, { body: request, key })
  const signedIn: Visitor = { ...guest, cookie: await app.signIn('traveller@test.example') }
  return { held: data, guest, signedIn, body, send }
}

describe('a guest who signs in after a lost answer', () => {
  it('gets the same booking when they repeat the request, and holds nothing twice', async () => {
    const { held, signedIn, send } = await lost()
    const holds = app.supply.holds.length
    const { status, data, cookies } = await send(signedIn)
    expect([status, data.reference, data.payment.clientSecret]).toEqual([
      201,
      held.reference,
      held.payment.clientSecret,
    ])
    expect(app.supply.holds).toHaveLength(holds)
    const mine = { ...signedIn, cookie: [signedIn.cookie, ...cookies].join('; ') }
    expect((await read(app, mine, held)).status).toBe(200)
  })

  it('is not recognised in another visit with the same key and body', async () => {
    const { signedIn, send } = await lost()
    expect((await send({ ...signedIn, visit: 'another-visit' })).status).toBe(409)
    const { visit: _, ...without } = signedIn
    expect((await send(without)).status).toBe(409)
  })

  it('is not recognised with another body under the key', async () => {
    const { signedIn, body, send } = await lost()
    const { status, problem } = await send(signedIn, {
      ...body,
      contact: { ...body.contact, lastName: 'Other' },
    })
    expect([status, problem.code]).toEqual([409, 'conflict'])
  })

  it('is not the person who was signed in before in that visit', async () => {
    const traveller = { visit: 'shared', cookie: await app.signIn('traveller@test.example') }
    const [body, key] = [bookingRequest(await quoteOf(app, traveller)), newKey()]
    const send = (visitor: Visitor) => call<Booking>(app, '/api/bookings', visitor, { body, key })
    expect((await send(traveller)).status).toBe(201)
    const sales = { visit: 'shared', cookie: await app.signIn('sales@test.example') }
    for (const other of [sales, { visit: 'shared' }]) expect((await send(other)).status).toBe(404)
  })
})
