import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, FlightFare, Quote } from '../../../../contract/types.ts'
import { findFare } from '../products/flight/testing-flights.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, confirm, contact, itemOf, newKey, pay, read, type Visitor } from './testing-booking-flow.ts'

let app: BookingApp
let agent: Visitor
beforeAll(async () => {
  app = await openBookingApp()
  agent = { cookie: await app.signIn('sales@test.example') }
})

async function priced(visitor: Visitor): Promise<{ fare: FlightFare; bag: FlightFare; shown: number }> {
  const { fare, answer } = await findFare(app, visitor, () => true)
  const service = answer.services.find(({ kind }) => kind === 'checked_bag')
  const body = { rateKey: fare.rateKey, services: [{ id: service?.id, passenger: 0, count: 1 }], seats: [] }
  const { data } = await call<FlightFare>(app, '/api/flight/price', visitor, { body })
  return { fare, bag: data, shown: service?.price?.amount ?? Number.NaN }
}

const ada = {
  group: 1,
  type: 'adult',
  title: 'ms',
  gender: 'female',
  firstName: 'Ada',
  lastName: 'Byron',
  dateOfBirth: '1985-02-01',
}

describe('an agent who books flights for a client', () => {
  it('sees net price, markup and the rule that set it, which visitors never see', async () => {
    const { fare, bag, shown } = await priced(agent)
    for (const { price } of [fare, bag]) {
      expect(price?.markup).toBeGreaterThan(0)
      expect((price?.net ?? 0) + (price?.markup ?? 0)).toBe(price?.total)
      expect(price?.rule).toBeDefined()
    }
    // The bag costs what its line says, with its markup.
    expect((bag.price?.total ?? 0) - (fare.price?.total ?? 0)).toBe(shown)
    const visitor = await priced({})
    for (const hidden of ['net', 'markup', 'rule']) {
      expect(visitor.fare.price).not.toHaveProperty(hidden)
      expect(visitor.bag.price).not.toHaveProperty(hidden)
    }
    expect(visitor.bag.price?.total).toBe(bag.price?.total)
  })

  it('books the journey, and the client reads it without what the agency earns', async () => {
    const { bag } = await priced(agent)
    const items = [{ product: 'flight', rateKey: bag.rateKey }]
    const quote = await call<Quote>(app, '/api/quotes', agent, { body: { items, currency: 'USD' } })
    expect(itemOf(quote.data).price.markup).toBeGreaterThan(0)
    const client = { ...contact, email: 'client@reader.example' }
    const body = {
      quoteId: quote.data.id,
      shownTotal: quote.data.dueNow,
      contact: client,
      parties: [{ travellers: [ada] }],
    }
    const { data: held, problem } = await call<Booking>(app, '/api/bookings', agent, { body, key: newKey() })
    expect(problem.errors).toBeUndefined()
    await pay(app, agent, held)
    await confirm(app, agent, held)
    const { price, state } = itemOf((await read(app, agent, held)).data)
    expect(state).toBe('confirmed')
    expect((price.net ?? 0) + (price.markup ?? 0)).toBe(price.total)
    await app.doTasks()
    const mail = (await app.mails()).find(({ text }) => text.includes(held.reference))
    expect(mail?.recipient).toBe('client@reader.example')
    expect(mail?.text).not.toMatch(/markup|wholesale/i)
  })
})
