import { beforeAll, describe, expect, it } from 'vitest'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import type { Booking, Proposal, ProposalSummary, Quote } from '../../../../contract/types.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { bookingRequest, call, hold, itemOf, newKey, type Visitor } from '../booking/testing-booking-flow.ts'
import { lastDay, proposalRequest, propose, say as sayTo } from './testing-proposals.ts'

let app: TestApp
let agent: Visitor
let owner: Visitor
const client: Visitor = {}

beforeAll(async () => {
  app = await openTestApp()
  agent = { cookie: await app.signIn('sales@test.example') }
  owner = { cookie: await app.signIn('owner@test.example') }
})

const look = (visitor: Visitor, id: string, from = app) =>
  call<Proposal>(from, `/api/proposals/${id}`, visitor, { method: 'GET' })
const say = (id: string, answer: string) => sayTo(app, id, answer)
const list = async (visitor: Visitor) =>
  (await call<{ proposals: ProposalSummary[] }>(app, '/api/proposals', visitor, { method: 'GET' })).data
    .proposals
const quote = (visitor: Visitor, body: object) => call<Quote>(app, '/api/quotes', visitor, { body })

describe('a proposal', () => {
  it('shows its client hotel, stay, note and the current price, without the wholesale rate', async () => {
    const made = await propose(app, agent)
    expect(made.price).toHaveProperty('net')
    const { data, status } = await look(client, made.id)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      state: 'open',
      availability: 'available',
      note: 'Quiet at night',
      clientName: 'Tor Vik',
      validUntil: lastDay,
      keepsPrice: true,
      rateKey: expect.any(String),
      price: { total: made.proposedTotal.amount },
    })
    for (const field of ['net', 'base', 'markup', 'rule', 'trace', 'retail']) {
      expect(data.price).not.toHaveProperty(field)
    }
    expect(JSON.stringify(data)).not.toContain('tor@reader.example')
  })

  it('shows its price even if visitors see none, and nothing more', async () => {
    const closed = await openTestApp({}, { aurora: { allowNonLoginFlow: false } })
    const made = await propose(closed, { cookie: await closed.signIn('sales@test.example') })
    const { data } = await look(client, made.id, closed)
    expect(data.price?.total).toBe(made.proposedTotal.amount)
    expect(data.price).not.toHaveProperty('retail')
    const { status } = await call(closed, '/api/quotes', client, {
      body: { items: [{ product: 'hotel', rateKey: data.rateKey }], proposalId: made.id },
    })
    expect(status).toBe(403)
  })

  it.each([
    ['traveller@test.example', 403],
    [null, 401],
  ])('is made by agents alone: %s is answered with %i', async (email, expected) => {
    const visitor = email ? { cookie: await app.signIn(email) } : {}
    const body = await proposalRequest(app, visitor)
    expect((await call(app, '/api/proposals', visitor, { body })).status).toBe(expected)
  })

  it.each<[string, object, string]>([
    ['a day in the past', { validUntil: '2026-01-01' }, 'validUntil'],
    ['a day after the arrival', { validUntil: '2026-05-09' }, 'validUntil'],
    ['a rate that there is not', { rateKey: 'not-a-key-of-ours' }, 'rateKey'],
    ['the number of a card', { note: 'Pay with 4242 4242 4242 4242' }, 'note'],
    ['no address', { client: { name: '', email: 'tor' } }, 'client.email'],
  ])('with %s is refused', async (_, parts, field) => {
    const body = await proposalRequest(app, agent, parts)
    const { status, problem } = await call(app, '/api/proposals', agent, { body })
    expect(status).toBe(422)
    expect(problem.errors?.map((error) => error.field)).toContain(field)
  })

  it('is not made if the agent saw another price', async () => {
    const body = await proposalRequest(app, agent, { shownTotal: { amount: 1, currency: 'USD' } })
    const { problem } = await call(app, '/api/proposals', agent, { body })
    expect(problem.code).toBe('price_changed')
  })

  it("is listed for its agent and the agents' manager, with the client’s answer", async () => {
    const made = await propose(app, agent)
    const own = await propose(app, owner, { client: undefined })
    await say(made.id, 'accept')
    const theirs = await list(agent)
    expect(theirs.map(({ id }) => id)).not.toContain(own.id)
    expect(theirs[0]).toMatchObject({
      id: made.id,
      state: 'accepted',
      answeredAt: expect.any(String),
      client: { name: 'Tor Vik', email: 'tor@reader.example' },
    })
    expect((await list(owner)).slice(0, 2).map(({ id }) => id)).toEqual([own.id, made.id])
  })

  it('has no price after it was declined, and is neither accepted nor booked', async () => {
    const { id, rateKey } = await propose(app, agent)
    const { data } = await say(id, 'decline')
    expect(data.state).toBe('declined')
    for (const field of ['price', 'rateKey', 'availability']) expect(data).not.toHaveProperty(field)
    expect((await say(id, 'decline')).status).toBe(200)
    expect((await say(id, 'accept')).status).toBe(409)
    expect(
      (await quote(client, { items: [{ product: 'hotel', rateKey }], proposalId: id })).problem.code,
    ).toBe('proposal_over')
  })

  it('has no price, accepts no answer and is not booked after it is withdrawn', async () => {
    const { id, rateKey } = await propose(app, agent)
    const quoted = (await quote(client, { items: [{ product: 'hotel', rateKey }], proposalId: id })).data
    const takeBack = (visitor: Visitor, what = id) =>
      call<Proposal>(app, `/api/proposals/${what}`, visitor, { method: 'DELETE' })
    const own = await propose(app, owner)
    expect((await takeBack(agent, own.id)).status).toBe(404)
    expect((await look(client, own.id)).data.state).toBe('open')
    const { data, status } = await takeBack(agent)
    expect([status, data.state]).toEqual([200, 'withdrawn'])
    for (const field of ['price', 'rateKey', 'availability']) expect(data).not.toHaveProperty(field)
    expect((await takeBack(owner)).data.state).toBe('withdrawn')
    expect((await list(agent))[0]).toMatchObject({ id, state: 'withdrawn' })
    expect((await say(id, 'accept')).problem.code).toBe('proposal_over')
    const booking = { body: bookingRequest(quoted), key: newKey() }
    expect((await call(app, '/api/bookings', client, booking)).problem.code).toBe('proposal_over')
    const declined = await propose(app, agent)
    await say(declined.id, 'decline')
    expect((await takeBack(owner, declined.id)).problem.code).toBe('proposal_over')
  })
})

describe('the price of a proposal', () => {
  const raise = (value: number) =>
    app.call('/api/agency/markups', {
      method: 'PUT',
      body: { rules: [{ kind: 'percent', value }] },
      headers: { cookie: owner.cookie ?? '', 'if-match': '"0"' },
    })

  it('stays fixed if the agency wants that, whatever it adds to other rates since', async () => {
    const [kept, free] = [await propose(app, agent), await propose(app, agent, { keepsPrice: false })]
    expect((await raise(18)).status).toBe(200)
    const [ofKept, ofFree] = [(await look(client, kept.id)).data, (await look(client, free.id)).data]
    expect(ofKept).toMatchObject({ availability: 'available', price: { total: kept.proposedTotal.amount } })
    expect(ofFree.availability).toBe('price_changed')
    expect(ofFree.price?.total).toBeGreaterThan(free.proposedTotal.amount)
    for (const { id, price, rateKey } of [ofKept, ofFree]) {
      // Another currency or another rate does not lead to another price.
      const { data } = await quote(client, {
        items: [{ product: 'hotel', rateKey }],
        proposalId: id,
        currency: 'JPY',
      })
      expect(itemOf(data).price).toMatchObject({ total: price?.total, currency: 'USD' })
    }
  })

  it('is what is booked, and the agent sees the booking’s reference', async () => {
    const { id, rateKey, proposedTotal } = await propose(app, agent)
    const { data: quoted } = await quote(client, {
      items: [{ product: 'hotel', rateKey }],
      proposalId: id,
      shownTotal: proposedTotal,
    })
    expect(quoted).toMatchObject({ status: 'available', dueNow: proposedTotal })
    const { booking } = await hold(app, client, quoted)
    const [first] = await list(agent)
    expect(first).toMatchObject({ id, state: 'booked', bookingReference: booking.reference })
    expect((await look(client, id)).data.state).toBe('booked')
    expect((await quote(client, { items: [{ product: 'hotel', rateKey }], proposalId: id })).status).toBe(409)
  })

  it('is booked once, however many fixed prices exist, and not after a decline', async () => {
    const { id, rateKey } = await propose(app, agent)
    const fixed = async (proposalId: string, key = rateKey) =>
      (await quote(client, { items: [{ product: 'hotel', rateKey: key }], proposalId })).data
    const quotes = [await fixed(id), await fixed(id)]
    const book = (quoted: Quote) =>
      call<Booking>(app, '/api/bookings', client, { body: bookingRequest(quoted), key: newKey() })
    const answers = await Promise.all(quotes.map(book))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.map(({ problem }) => problem.code).filter(Boolean)).toEqual(['proposal_over'])
    const { data: booking, cookies } = answers.find(({ status }) => status === 201) ?? {}
    expect((await list(agent))[0]).toMatchObject({ id, bookingReference: booking?.reference })
    // A booking that failed lets the proposal be booked again.
    const holder = { cookie: (cookies ?? []).join('; ') }
    await call(app, `/api/bookings/${booking?.reference}/hold`, holder, { method: 'DELETE' })
    expect((await book(await fixed(id))).status).toBe(201)

    const declined = await propose(app, agent)
    const quoted = await fixed(declined.id, declined.rateKey)
    await say(declined.id, 'decline')
    expect((await book(quoted)).status).toBe(409)
  })

  it('does not exist if nothing is left', async () => {
    const supplier = createInventory({ geo: await sharedGeo(), clock: () => testNow })
    let isSoldOut = false
    const selling = withProduct(supplier, 'hotel', (hotels) => ({
      quote: async (key) => (isSoldOut ? { status: 'sold_out' } : hotels.quote(key)),
    }))
    const other = await openTestApp({ supplier: selling })
    const { id } = await propose(other, { cookie: await other.signIn('sales@test.example') })
    isSoldOut = true
    const { data } = await look(client, id, other)
    expect(data).toMatchObject({ state: 'open', availability: 'sold_out' })
    for (const field of ['price', 'rateKey']) expect(data).not.toHaveProperty(field)
  })
})
