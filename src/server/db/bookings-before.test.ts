import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import type { Booking, Proposal } from '../../contract/types.ts'
import type { TestApp } from '../hosts/testing-app.ts'
import {
  call,
  confirm,
  hold,
  itemOf,
  newKey,
  pay,
  read,
  stayOf,
} from '../http/api/booking/testing-booking-flow.ts'
import { say } from '../http/api/proposals/testing-proposals.ts'
import { dayNumber } from '../kernel/dates/calendar.ts'
import { agencyScope } from './scope.ts'
import { openAppOn } from './testing-app-before.ts'
import {
  type FactsBefore,
  type Opened,
  openFolderBefore,
  openPostgresBefore,
  type ShownBefore,
} from './testing-bookings-before.ts'

function shown({ payment, ...booking }: Booking, cookie: string): ShownBefore {
  const { price, cancellation, confirmationNumber } = itemOf(booking)
  const hotel = stayOf(booking)
  return {
    reference: booking.reference,
    cookie,
    state: booking.state,
    hotel: hotel.hotel.name,
    stay: hotel.stay,
    total: price.total,
    currency: price.currency,
    discounts: booking.discounts.map(({ amount }) => amount),
    travellers: itemOf(booking).party.travellers.map(({ firstName }) => firstName ?? ''),
    gateway: payment.gateway ?? '',
    payment: payment.state,
    due: payment.due.amount,
    paid: payment.paid.amount,
    refunded: payment.refunded.amount,
    confirmationNumber: confirmationNumber ?? null,
    penalty: cancellation.penalty?.amount ?? null,
    refund: cancellation.refund?.amount ?? null,
    steps: hotel.rate.policy.steps.map(({ penalty }) => penalty ?? 0),
    history: (booking.history ?? []).map(({ what }) => what),
  }
}

// The migrations are the same for both; as PostgreSQL's user has fewer rights, it comes first.
const databases: [string, () => Promise<Opened>][] = [
  ['a PostgreSQL database', openPostgresBefore],
  ['a demo folder', openFolderBefore],
]

describe.each(proofCases(databases, 1))('%s of the version before items stored their quotes', (_, open) => {
  let opened: Opened
  let app: TestApp
  let doTasks: () => Promise<void>
  let facts: FactsBefore
  beforeAll(async () => {
    opened = await open()
    ;({ app, doTasks } = await openAppOn(opened))
    facts = opened.facts
  }, 120_000)
  afterAll(() => opened?.end(), 60_000)

  const look = async ({ cookie, reference }: ShownBefore) => (await read(app, { cookie }, { reference })).data
  const cancellationOf = ({ cookie, reference }: ShownBefore) =>
    call<{ id: string; penalty: { amount: number }; refund: { amount: number } }>(
      ...([app, `/api/bookings/${reference}/cancellation-quote`, { cookie }, { body: {} }] as const),
    )
  const cancel = ({ cookie, reference }: ShownBefore, quoteId: string) =>
    call<Booking>(
      app,
      `/api/bookings/${reference}/cancellation`,
      { cookie },
      { body: { quoteId }, key: newKey() },
    )

  it('shows every booking as before', async () => {
    for (const before of Object.values(facts.bookings)) {
      expect(shown(await look(before), before.cookie)).toEqual(before)
    }
  })

  it('has the parts of each stored price, with the same total as before', async () => {
    for (const before of Object.values(facts.bookings)) {
      const { price } = itemOf(await look(before))
      const nights = dayNumber(before.stay.end) - dayNumber(before.stay.start)
      expect(price.breakdown.map(({ label }) => label)).toEqual(Array(nights).fill('night'))
      expect(price.breakdown[0]?.date).toBe(before.stay.start)
      expect(price.priceLines).toMatchObject([{ code: 'vat', kind: 'tax', treatment: 'standard' }])
      expect(price.dueLocally).toMatchObject([{ code: 'city_tax', currency: 'EUR' }])
      const parts = [...price.breakdown, ...price.priceLines]
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(before.total)
    }
  })

  it("assigns each item its booking's people, grouped by room", async () => {
    for (const before of Object.values(facts.bookings)) {
      const { party } = itemOf(await look(before))
      expect(party.travellers).toEqual(
        before.travellers.map((firstName, index) => ({
          group: index + 1,
          type: 'adult',
          role: 'lead',
          firstName,
          lastName: 'Byron',
        })),
      )
    }
  })

  it('stores no price under its former names', async () => {
    const aurora = (await app.store.agencyBySlug('aurora'))?.id ?? ''
    const count = await agencyScope(
      opened.database,
      aurora,
    )(async (tx) => {
      const stored = sql`(select snapshot::text from quotes union all select snapshot::text from booking_items
        union all select snapshot::text from proposals) as stored`
      const former = sql`snapshot ~ '"(nightly|dueAtProperty|taxes|fees)"'`
      return { all: await tx.$count(stored), former: await tx.$count(stored, former) }
    })
    expect(count.all).toBeGreaterThan(15)
    expect(count.former).toBe(0)
  })

  it('cancels a refundable booking and refunds what was paid', async () => {
    const { refundable } = facts.bookings
    const { data } = await cancellationOf(refundable)
    expect(data).toMatchObject({ penalty: { amount: 0 }, refund: { amount: refundable.paid } })
    expect((await cancel(refundable, data.id)).data.state).toBe('cancelled')
    await doTasks()
    expect((await look(refundable)).payment.refunded.amount).toBe(refundable.paid)
  })

  it('cancels a booking of a non-refundable rate', async () => {
    const { firm } = facts.bookings
    const { data } = await cancellationOf(firm)
    expect(data).toMatchObject({ penalty: { amount: firm.total }, refund: { amount: 0 } })
    expect((await cancel(firm, data.id)).data.state).toBe('cancelled')
  })

  it('cancels a booking that is paid at the property', async () => {
    const { atProperty } = facts.bookings
    const { data } = await cancellationOf(atProperty)
    expect((await cancel(atProperty, data.id)).data.state).toBe('cancelled')
  })

  it('resolves the pending booking by its task and captures its payment', async () => {
    const { pending } = facts.bookings
    await doTasks()
    await doTasks()
    expect(await look(pending)).toMatchObject({
      state: 'confirmed',
      payment: { state: 'succeeded', paid: { amount: pending.due } },
    })
  })

  it('confirms the booking on hold that was paid with a promotion', async () => {
    const { held } = facts.bookings
    const { status, data } = await confirm(app, { cookie: held.cookie }, await look(held))
    expect([status, data.state]).toEqual([200, 'confirmed'])
    await doTasks()
    expect((await look(held)).payment).toMatchObject({ state: 'succeeded', paid: { amount: held.due } })
    expect(held.due).toBe(held.total - (held.discounts[0] ?? 0))
  })

  it('books the open quote at its price', async () => {
    const { quote } = facts
    const { data } = await call<Parameters<typeof hold>[2]>(
      app,
      `/api/quotes/${quote.id}`,
      {},
      { method: 'GET' },
    )
    expect(data.total.amount).toBe(quote.total)
    const { booking, holder } = await hold(app, {}, data)
    await pay(app, holder, booking)
    const confirmed = (await confirm(app, holder, booking)).data
    expect(confirmed).toMatchObject({ state: 'confirmed', total: { amount: quote.total } })
    expect(stayOf(confirmed).rate.policy.steps.map(({ penalty }) => penalty)).toEqual(quote.steps)
  })

  it('shows the proposals, of which the open one is accepted and booked', async () => {
    const proposal = async (id: string) =>
      (await call<Proposal>(app, `/api/proposals/${id}`, {}, { method: 'GET' })).data
    const { open: offered, booked } = facts.proposals
    for (const { id, state, hotel, total } of [offered, booked]) {
      expect(await proposal(id)).toMatchObject({
        state,
        subject: { hotel: { hotel: { name: hotel } } },
        proposedTotal: { amount: total },
      })
    }
    expect((await say(app, offered.id, 'accept')).status).toBe(200)
    const { rateKey } = await proposal(offered.id)
    const { data: quote } = await call<Parameters<typeof hold>[2]>(
      app,
      '/api/quotes',
      {},
      {
        body: { items: [{ product: 'hotel', rateKey }], currency: 'USD', proposalId: offered.id },
      },
    )
    expect(quote.total.amount).toBe(offered.total)
    const { booking, holder } = await hold(app, {}, quote)
    await pay(app, holder, booking)
    expect((await confirm(app, holder, booking)).data.state).toBe('confirmed')
  })
})
