import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import { testBooking, testItem } from '../../adapters/store/testing-booking.ts'
import type { Database } from '../../db/database.ts'
import { agencyScope } from '../../db/scope.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import type { BookingFilter } from './booking.ts'
import { bookingItems, bookings } from './booking-schema.ts'

const clock = () => new Date()

let database: Database
let store: Store
let ownId: string
let agency: AgencyRepositories
let inProduction: AgencyRepositories

beforeAll(async () => {
  database = await openTestDatabase()
  const demo = await createStore(database, { demo: true, clock, log: silentLog })
  const { agencyId } = await demo.importTenant(testBundle('booked'))
  ownId = agencyId
  agency = demo.forAgency(agencyId)
  store = await createStore(database, { demo: false, clock, log: silentLog })
  inProduction = store.forAgency(agencyId)
})
afterAll(() => store.close())

const steps = async (bookingId: string) =>
  (await agency.bookings.events(bookingId)).map(({ event, from, to, actor }) => [event, from, to, actor])

describe('a booking', () => {
  it('is found by its id and by its reference, as it was stored', async () => {
    const wanted = testBooking({
      personId: randomUUID(),
      total: 9_007_199_254_740_991,
      items: [
        testItem({ holdExpiresAt: new Date('2026-12-01T10:00:00Z'), supplierReference: 'S-1' }),
        testItem(),
      ],
    })
    const { actor, items, ...kept } = wanted
    const made = await agency.bookings.create(wanted)
    expect(made).toEqual({
      ...kept,
      reference: expect.stringMatching(/^LV-[2-9A-HJKMNP-TV-Z]{6}$/),
      createdAt: expect.any(Date),
      isReassigned: false,
      items: items.map((item) => ({ ...item, bookingId: kept.id, state: 'on_hold', outcome: null })),
    })
    expect(await agency.bookings.find(made.id)).toEqual(made)
    expect(await agency.bookings.findByReference(made.reference)).toEqual(made)
    expect(await steps(made.id)).toEqual(items.map(() => ['hold', null, 'on_hold', actor]))
  })

  it('is null for an invalid or unknown id', async () => {
    for (const id of ['', 'none', randomUUID()]) {
      expect(await agency.bookings.find(id)).toBeNull()
      expect(await agency.bookings.lock(id)).toBeNull()
      expect(await agency.bookings.moveItem(id, { event: 'confirm', actor: 'system' })).toBeNull()
      expect(await agency.bookings.events(id)).toEqual([])
    }
    expect(await agency.bookings.findByReference('LV-000000')).toBeNull()
  })

  it('is not stored if one of its items cannot be stored', async () => {
    const twice = testItem()
    const booking = testBooking({ items: [twice, twice] })
    await expect(agency.bookings.create(booking)).rejects.toThrow('unique')
    expect(await agency.bookings.find(booking.id)).toBeNull()
  })

  it('of the demo does not exist in production, nor do its payments, steps and items', async () => {
    const booking = await agency.bookings.create(testBooking())
    const money = { id: randomUUID(), bookingId: booking.id, gateway: 'sandbox', amount: 1, currency: 'DKK' }
    await agency.payments.create({ ...money, actor: 'guest' })
    expect(await agency.payments.attach(money.id, 'demo-pi')).toBe(true)
    const quote = await agency.quotes.create({ product: 'hotel', snapshot: {}, visit: null, personId: null })
    const [item] = booking.items
    const { bookings, payments, quotes } = inProduction
    expect(await bookings.find(booking.id)).toBeNull()
    expect(await bookings.findByReference(booking.reference)).toBeNull()
    expect(await bookings.list('agency', { limit: 10 })).toEqual([])
    expect(await bookings.events(booking.id)).toEqual([])
    expect(await bookings.moveItem(item?.id ?? '', { event: 'confirm', actor: 'system' })).toBeNull()
    expect(await bookings.holdUntil(item?.id ?? '', new Date())).toBe(false)
    expect(await payments.find(money.id)).toBeNull()
    expect(await payments.findByGateway('sandbox', 'demo-pi')).toBeNull()
    expect(await payments.ofBooking(booking.id)).toEqual([])
    expect(await payments.move(money.id, { event: 'cancel', actor: 'system' })).toBeNull()
    expect(await quotes.find(quote.id)).toBeNull()
    expect(await quotes.booked(quote.id, booking.id)).toBe(false)
  })
})

describe('a step of an item', () => {
  it('is stored with its event, actor, reason and outcome', async () => {
    const booking = await agency.bookings.create(testBooking())
    const [item] = booking.items
    const id = item?.id ?? ''
    const until = new Date('2026-12-01T10:00:00Z')
    await agency.bookings.moveItem(id, { event: 'extend', actor: 'guest', holdExpiresAt: until })
    await agency.bookings.moveItem(id, { event: 'wait', actor: 'system' })
    const outcome = { confirmationNumber: 'ABC' }
    const step = {
      event: 'confirm',
      actor: 'supplier',
      reason: 'asked again',
      supplierReference: 'S-9',
    } as const
    const moved = await agency.bookings.moveItem(id, { ...step, outcome })
    const after = { ...item, state: 'confirmed', supplierReference: 'S-9', holdExpiresAt: until, outcome }
    expect(moved).toEqual(after)
    expect((await agency.bookings.find(booking.id))?.items).toEqual([after])
    expect(await steps(booking.id)).toEqual([
      ['hold', null, 'on_hold', 'guest'],
      ['extend', 'on_hold', 'on_hold', 'guest'],
      ['wait', 'on_hold', 'in_doubt', 'system'],
      ['confirm', 'in_doubt', 'confirmed', 'supplier'],
    ])
    const [, , , last] = await agency.bookings.events(booking.id)
    expect(last).toMatchObject({ itemId: id, paymentId: null, reason: 'asked again', amount: null })
  })

  it('is refused if its state does not allow it, and nothing is stored', async () => {
    const booking = await agency.bookings.create(testBooking())
    const id = booking.items[0]?.id ?? ''
    await agency.bookings.moveItem(id, { event: 'release', actor: 'guest' })
    const before = [await agency.bookings.find(booking.id), await steps(booking.id)]
    const extended = agency.transaction(async ({ bookings, tasks }) => {
      await tasks.enqueue({ kind: 'never', payload: {} })
      await bookings.moveItem(id, { event: 'confirm', actor: 'supplier', outcome: { isLeftOut: true } })
    })
    await expect(extended).rejects.toThrow(IllegalStep)
    await expect(extended).rejects.toMatchObject({ state: 'released', event: 'confirm' })
    expect([await agency.bookings.find(booking.id), await steps(booking.id)]).toEqual(before)
    expect(await agency.tasks.claim(60)).toBeNull()
  })

  it('succeeds once among many simultaneous attempts', async () => {
    const booking = await agency.bookings.create(testBooking())
    const id = booking.items[0]?.id ?? ''
    const tries = Array.from({ length: 20 }, (_, index) =>
      agency.bookings.moveItem(id, { event: index % 2 ? 'release' : 'wait', actor: 'system' }),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await agency.bookings.events(booking.id)).toHaveLength(2)
  })

  it('extends the hold only while the item is on hold', async () => {
    const booking = await agency.bookings.create(testBooking({ items: [testItem(), testItem()] }))
    const [item, other] = booking.items
    const id = item?.id ?? ''
    const until = new Date('2026-12-01T10:00:00Z')
    expect(await agency.bookings.holdUntil(id, until)).toBe(true)
    expect(await agency.bookings.holdUntil(id, until, 'guest')).toBe(true)
    const held = { ...item, state: 'on_hold', holdExpiresAt: until }
    expect((await agency.bookings.find(booking.id))?.items).toEqual([held, other])
    await agency.bookings.moveItem(id, { event: 'wait', actor: 'system' })
    const later = new Date('2026-12-01T11:00:00Z')
    // Also next to other changes, which are stored all the same.
    const isHeld = await agency.transaction(async ({ bookings }) => {
      const isOnHold = await bookings.holdUntil(id, later)
      await bookings.moveItem(id, { event: 'confirm', actor: 'supplier' })
      return isOnHold
    })
    expect(isHeld).toBe(false)
    expect((await agency.bookings.find(booking.id))?.items[0]).toMatchObject({ holdExpiresAt: until })
    expect(await agency.bookings.holdUntil(randomUUID(), later)).toBe(false)
    expect(await agency.bookings.holdUntil('none', later)).toBe(false)
    expect(await steps(booking.id)).toEqual([
      ['hold', null, 'on_hold', 'guest'],
      ['hold', null, 'on_hold', 'guest'],
      ['extend', 'on_hold', 'on_hold', 'system'],
      ['extend', 'on_hold', 'on_hold', 'guest'],
      ['wait', 'on_hold', 'in_doubt', 'system'],
      ['confirm', 'in_doubt', 'confirmed', 'supplier'],
    ])
  })

  it('never changes what was bought', async () => {
    const booking = await agency.bookings.create(testBooking())
    const scope = agencyScope(database, ownId)
    const isIts = eq(bookingItems.bookingId, booking.id)
    for (const change of [
      scope((tx) => tx.update(bookingItems).set({ snapshot: {} }).where(isIts)),
      scope((tx) => tx.update(bookingItems).set({ endsOn: '2027-01-01' }).where(isIts)),
      scope((tx) => tx.update(bookings).set({ total: 1 }).where(eq(bookings.id, booking.id))),
      agency.bookings.reprice(booking.id, { total: 1, snapshot: {} }),
    ])
      await expect(change).rejects.toThrow('permission denied')
    expect(await agency.bookings.find(booking.id)).toEqual(booking)
  })
})

describe('a list of bookings', () => {
  it('belongs to a person or the agency, latest first, page by page', async () => {
    const [personId, other] = [randomUUID(), randomUUID()]
    const made: string[] = []
    for (let index = 0; index < 5; index += 1) {
      made.push((await agency.bookings.create(testBooking({ personId: index % 2 ? personId : other }))).id)
    }
    const ids = async (...page: Parameters<typeof agency.bookings.list>) =>
      (await agency.bookings.list(...page)).map(({ id }) => id)
    const [a, b, c, d, e] = made
    expect(await ids({ personId }, { limit: 10 })).toEqual([d, b])
    expect(await ids({ personId: other }, { limit: 2 })).toEqual([e, c])
    expect(await ids({ personId: other }, { limit: 2, after: c })).toEqual([a])
    expect(await ids({ personId: other }, { limit: 2, after: a })).toEqual([])
    expect(await ids('agency', { limit: 3 })).toEqual([e, d, c])
    expect(await ids('agency', { limit: 2, after: d })).toEqual([c, b])
    expect(await ids('agency', { limit: 2, after: 'none' })).toEqual([])
    expect(await ids('agency', { limit: 2, after: randomUUID() })).toEqual([])
  })

  it('puts each booking among upcoming, past or failed', async () => {
    const personId = randomUUID()
    const make = async (...events: ('wait' | 'confirm' | 'release' | 'complete')[]) => {
      const booking = await agency.bookings.create(testBooking({ personId }))
      for (const event of events) {
        await agency.bookings.moveItem(booking.items[0]?.id ?? '', { event, actor: 'system' })
      }
      return booking.id
    }
    const held = await make()
    const released = await make('release')
    const completed = await make('wait', 'confirm', 'complete')
    const confirmed = await make('wait', 'confirm')
    const listed = async (is: 'upcoming' | 'past' | 'cancelled', today: string) =>
      (await agency.bookings.list({ personId }, { limit: 10, phase: { is, today } })).map(({ id }) => id)
    expect(await listed('upcoming', '2026-12-06')).toEqual([confirmed, held])
    expect(await listed('past', '2026-12-06')).toEqual([completed])
    expect(await listed('cancelled', '2026-12-06')).toEqual([released])
    expect(await listed('upcoming', '2026-12-07')).toEqual([])
    expect(await listed('past', '2026-12-07')).toEqual([confirmed, completed, held])
  })

  it('orders upcoming by date, past in reverse, page by page, and counts each', async () => {
    const personId = randomUUID()
    const make = async (startsOn: string) => {
      const booking = testBooking({ personId })
      const items = booking.items.map((item) => ({ ...item, startsOn, endsOn: startsOn }))
      return (await agency.bookings.create({ ...booking, items })).id
    }
    const later = await make('2027-03-05')
    const soon = await make('2027-03-01')
    const [first, second] = [await make('2027-03-03'), await make('2027-03-03')]
    const ids = async (is: 'upcoming' | 'past', today: string, limit: number, after?: string) =>
      (await agency.bookings.list({ personId }, { limit, after, phase: { is, today } })).map(({ id }) => id)
    expect(await ids('upcoming', '2027-02-01', 10)).toEqual([soon, second, first, later])
    expect(await ids('upcoming', '2027-02-01', 2)).toEqual([soon, second])
    expect(await ids('upcoming', '2027-02-01', 2, second)).toEqual([first, later])
    expect(await agency.bookings.count({ personId }, '2027-03-04')).toEqual({
      upcoming: 1,
      past: 3,
      cancelled: 0,
    })
  })

  it('is filtered by literal search text, by state and by days', async () => {
    const personId = randomUUID()
    const snapshot = {
      contact: { firstName: 'Ada', lastName: 'Byron_King' },
      parties: [{ travellers: [{ firstName: 'Grace', lastName: 'Hopper' }] }],
    }
    const made = await agency.bookings.create(testBooking({ personId, snapshot }))
    await agency.bookings.create(testBooking({ personId, contactEmail: 'other@reader.example' }))
    const [item] = made.items
    const found = async (filter: BookingFilter) =>
      (await agency.bookings.list({ personId }, { limit: 10, filter })).map(({ id }) => id)
    for (const search of [made.reference.toLowerCase(), 'a byron', 'n_K', 'HOPPER', ' grace '])
      expect(await found({ search }), search).toEqual([made.id])
    for (const search of ['%', '_____', 'a%n', '\\', 'nobody'])
      expect(await found({ search }), search).toEqual([])
    expect(await found({ search: 'other@' })).toHaveLength(1)
    expect(await found({ state: 'confirmed' })).toEqual([])
    for (const event of ['wait', 'confirm'] as const)
      await agency.bookings.moveItem(item?.id ?? '', { event, actor: 'system' })
    expect(await found({ state: 'confirmed' })).toEqual([made.id])
    expect(await found({ from: item?.startsOn ?? '', to: item?.startsOn ?? '' })).toHaveLength(2)
    expect(await found({ to: '2026-01-01' })).toEqual([])
    expect(await found({ from: '2030-01-01' })).toEqual([])
    expect(await agency.bookings.count({ personId }, '2026-01-01', { search: 'hopper' })).toMatchObject({
      upcoming: 1,
    })
  })

  it("gives a guest's booking to an account once, with its step, and returns the previous state", async () => {
    const [personId, other] = [randomUUID(), randomUUID()]
    const ofOtherAgency = await agency.bookings.create(testBooking())
    const taken = await agency.bookings.create(testBooking({ personId: other }))
    const references = [ofOtherAgency, taken].map(({ reference }) => reference)
    expect((await agency.bookings.nobodys(references)).map(({ id }) => id)).toEqual([ofOtherAgency.id])
    expect(await agency.bookings.nobodys([])).toEqual([])
    expect(await agency.bookings.claim(ofOtherAgency.id, personId, 'address')).toEqual(ofOtherAgency)
    for (const by of ['address', 'link', 'reassignment'] as const) {
      expect(await agency.bookings.claim(ofOtherAgency.id, personId, by)).toBeNull()
      expect(await agency.bookings.claim(ofOtherAgency.id, other, by)).toBeNull()
      expect(await agency.bookings.claim(taken.id, personId, by)).toBeNull()
      expect(await agency.bookings.claim('none', personId, by)).toBeNull()
    }
    expect(await agency.bookings.nobodys(references)).toEqual([])
    const claims = async ({ id }: { id: string }) =>
      (await agency.bookings.events(id)).filter(({ event }) => event === 'claim')
    expect(await claims(ofOtherAgency)).toMatchObject([
      { actor: personId, reason: 'address', from: 'on_hold', to: 'on_hold' },
    ])
    expect(await claims(taken)).toEqual([])
  })

  it('reassigns a booking that was claimed by link, and never back', async () => {
    const [personId, other] = [randomUUID(), randomUUID()]
    const { id } = await agency.bookings.create(testBooking())
    await agency.bookings.claim(id, other, 'link')
    for (const by of ['address', 'link'] as const)
      expect(await agency.bookings.claim(id, personId, by)).toBeNull()
    expect(await agency.bookings.find(id)).toMatchObject({ personId: other, isReassigned: false })
    expect((await agency.bookings.claim(id, personId, 'reassignment'))?.personId).toBe(other)
    expect(await agency.bookings.find(id)).toMatchObject({ personId, isReassigned: true })
    expect(await agency.bookings.claim(id, other, 'reassignment')).toBeNull()
    expect((await agency.bookings.find(id))?.personId).toBe(personId)
  })
})
