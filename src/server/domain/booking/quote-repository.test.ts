import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import type { Database } from '../../db/database.ts'
import { quotes } from './booking-schema.ts'
import { idempotencyKeys, outbox } from './checkout-schema.ts'

let database: Database
let store: Store
let agency: AgencyRepositories

beforeAll(async () => {
  database = await openTestDatabase()
  // This server's own clock is wrong: the database's decides how long a quote is valid.
  const clock = () => new Date('2001-01-01T00:00:00Z')
  store = await createStore(database, { demo: true, clock, log: silentLog })
  agency = store.forAgency((await store.importTenant(testBundle('quoted'))).agencyId)
})
afterAll(() => store.close())

const wanted = { product: 'hotel', snapshot: { total: 1, list: ['ö', null] }, visit: 'v-1', personId: null }

describe('a quote', () => {
  it('is found for half an hour by the database’s clock, and as ended for a day', async () => {
    const quote = await agency.quotes.create(wanted)
    expect(quote).toEqual({
      ...wanted,
      id: quote.id,
      createdAt: expect.any(Date),
      expiresAt: expect.any(Date),
      isExpired: false,
      bookingId: null,
    })
    expect(Math.abs(quote.expiresAt.getTime() - Date.now() - 1_800_000)).toBeLessThan(60_000)
    expect(await agency.quotes.find(quote.id)).toEqual(quote)
    const ended = await agency.quotes.create(wanted, 0)
    expect(await agency.quotes.find(ended.id)).toMatchObject({ isExpired: true })
    expect(await agency.quotes.lock(ended.id)).toMatchObject({ isExpired: true })
    for (const id of ['', 'none', randomUUID()]) expect(await agency.quotes.find(id)).toBeNull()
  })

  it('becomes one booking', async () => {
    const { id } = await agency.quotes.create(wanted)
    const bookings = Array.from({ length: 5 }, () => randomUUID())
    const booked = await Promise.all(bookings.map((one) => agency.quotes.booked(id, one)))
    expect(booked.filter(Boolean)).toHaveLength(1)
    const winner = bookings[booked.indexOf(true)]
    expect(await agency.quotes.find(id)).toMatchObject({ bookingId: winner })
  })
})

describe('clean-up', () => {
  it('deletes quotes and keys after a day and finished tasks after a month, and nothing else', async () => {
    const old = await agency.quotes.create(wanted, -86_500)
    const ended = await agency.quotes.create(wanted, -86_000)
    const request = { operation: 'book', caller: 'c', bodyHash: 'b' }
    await agency.idempotency.begin({ ...request, key: 'old' })
    await agency.idempotency.begin({ ...request, key: 'new' })
    for (const kind of ['old', 'done', 'given up']) await agency.tasks.enqueue({ kind, payload: {} })
    await database.transaction(async (tx) => {
      const dayAgo = sql`now() - interval '86500 seconds'`
      await tx.update(idempotencyKeys).set({ createdAt: dayAgo }).where(eq(idempotencyKeys.key, 'old'))
      const longAgo = { dueAt: null, createdAt: sql`now() - interval '60 days'` }
      await tx.update(outbox).set({ ...longAgo, doneAt: sql`now() - interval '29 days'` })
      await tx.update(outbox).set({ doneAt: sql`now() - interval '31 days'` }).where(eq(outbox.kind, 'old'))
      await tx.update(outbox).set({ doneAt: null }).where(eq(outbox.kind, 'given up'))
    })
    await store.forgetPast()
    const left = await database.transaction(async (tx) => ({
      quotes: (await tx.select({ id: quotes.id }).from(quotes)).map(({ id }) => id),
      keys: (await tx.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).map(({ key }) => key),
      tasks: (await tx.select({ kind: outbox.kind }).from(outbox)).map(({ kind }) => kind),
    }))
    expect(left.quotes).not.toContain(old.id)
    expect(left.quotes).toContain(ended.id)
    expect(left.keys).toEqual(['new'])
    expect(left.tasks.toSorted()).toEqual(['done', 'given up'])
  })
})
