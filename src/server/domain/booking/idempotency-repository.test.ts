import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import { testBooking } from '../../adapters/store/testing-booking.ts'
import type { Database } from '../../db/database.ts'
import { idempotencyKeys } from './checkout-schema.ts'
import { ClaimLost } from './claim-lost.ts'
import type { Begun, Claim, RequestKey } from './idempotency-repository.ts'

let database: Database
let store: Store
let agency: AgencyRepositories

beforeAll(async () => {
  database = await openTestDatabase()
  store = await createStore(database, { demo: true, clock: () => new Date(), log: silentLog })
  agency = store.forAgency((await store.importTenant(testBundle('once'))).agencyId)
})
afterAll(() => store.close())

const request = (key: string, part: Partial<RequestKey> = {}): RequestKey => ({
  operation: 'book',
  caller: 'ada',
  key,
  bodyHash: 'body',
  ...part,
})
const answer = { status: 201, response: { reference: 'LV-7K3QX9', list: [1, null] } }

function claimOf(begun: Begun): Claim {
  if (begun.kind !== 'new') throw new Error(`${begun.kind} is not new`)
  return begun.claim
}
const begin = async (...args: Parameters<typeof agency.idempotency.begin>) =>
  claimOf(await agency.idempotency.begin(...args))

describe('a request with a key', () => {
  it('runs once, and gets the same answer each time after', async () => {
    const claim = await begin(request('same'))
    expect(claim).toMatchObject({ attempts: 1, key: 'same' })
    expect(await agency.idempotency.begin(request('same'))).toEqual({ kind: 'in_flight' })
    await agency.idempotency.finish(claim, answer)
    expect(await agency.idempotency.begin(request('same'))).toEqual({ kind: 'done', ...answer })
    const empty = await begin(request('empty'))
    await agency.idempotency.finish(empty, { status: 204, response: null })
    expect(await agency.idempotency.begin(request('empty'))).toEqual({
      kind: 'done',
      status: 204,
      response: null,
    })
  })

  it('with a different body is refused, whether the first was answered or not', async () => {
    const claim = await begin(request('other'))
    const other = request('other', { bodyHash: 'another' })
    expect(await agency.idempotency.begin(other)).toEqual({ kind: 'other_body' })
    await agency.idempotency.finish(claim, answer)
    expect(await agency.idempotency.begin(other)).toEqual({ kind: 'other_body' })
  })

  it('is separate for another caller and another operation', async () => {
    await begin(request('mine'))
    await begin(request('mine', { caller: 'bob' }))
    await begin(request('mine', { operation: 'cancel' }))
  })

  it('is begun once among many simultaneous calls', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, () => agency.idempotency.begin(request('crowd'))),
    )
    expect(all.filter(({ kind }) => kind === 'new')).toHaveLength(1)
    expect(all.filter(({ kind }) => kind === 'in_flight')).toHaveLength(29)
  })

  it('continues at another server after the lease, with the same subject, and the first cannot finish', async () => {
    const dead = await begin(request('dead'), 0)
    const heir = await begin(request('dead'))
    expect(heir).toMatchObject({ subject: dead.subject, attempts: 2 })
    const booking = testBooking({ id: dead.subject })
    const slow = agency.transaction(async ({ bookings, idempotency }) => {
      await bookings.create(booking)
      await idempotency.finish(dead, answer)
    })
    await expect(slow).rejects.toThrow(ClaimLost)
    expect(await agency.bookings.find(booking.id)).toBeNull()
    await agency.idempotency.abandon(dead)
    expect(await agency.idempotency.begin(request('dead'))).toEqual({ kind: 'in_flight' })
    await agency.transaction(async ({ bookings, idempotency }) => {
      await bookings.create(booking)
      await idempotency.finish(heir, answer)
    })
    expect(await agency.bookings.find(booking.id)).toMatchObject({ id: dead.subject })
    expect(await agency.idempotency.begin(request('dead'))).toEqual({ kind: 'done', ...answer })
    await expect(agency.idempotency.finish(heir, answer)).rejects.toThrow(ClaimLost)
  })

  it('is held for longer by its server, until another one continues it', async () => {
    const slow = await begin(request('slow'), 0)
    await agency.idempotency.renew(slow)
    expect(await agency.idempotency.begin(request('slow'))).toEqual({ kind: 'in_flight' })
    await agency.idempotency.renew(slow, 0)
    await begin(request('slow'))
    await expect(agency.idempotency.renew(slow)).rejects.toThrow(ClaimLost)
  })

  it('stores neither effect nor answer if one of them fails', async () => {
    const claim = await begin(request('failed'))
    const booking = testBooking()
    const work = agency.transaction(async ({ bookings, idempotency }) => {
      await idempotency.finish(claim, answer)
      await bookings.create(booking)
      throw new Error('too much')
    })
    await expect(work).rejects.toThrow('too much')
    expect(await agency.bookings.find(booking.id)).toBeNull()
    expect(await agency.idempotency.begin(request('failed'))).toEqual({ kind: 'in_flight' })
  })

  it('without an effect can be made again at once, even with a different body', async () => {
    const claim = await begin(request('again'))
    expect(await agency.idempotency.forget(claim)).toBe(true)
    const next = await begin(request('again', { bodyHash: 'mended' }))
    expect(next.subject).not.toBe(claim.subject)
    expect(await agency.idempotency.forget(claim)).toBe(false)
  })

  it('with an effect can only be repeated with the same body, and keeps its subject', async () => {
    const claim = await begin(request('left'))
    await agency.idempotency.abandon(claim)
    const other = request('left', { bodyHash: 'another' })
    expect(await agency.idempotency.begin(other)).toEqual({ kind: 'other_body' })
    const next = await begin(request('left'))
    expect(next).toMatchObject({ subject: claim.subject, attempts: 2 })
    await expect(agency.idempotency.finish(claim, answer)).rejects.toThrow(ClaimLost)
  })

  it('starts afresh after a day, whatever it was answered', async () => {
    await agency.idempotency.finish(await begin(request('yesterday')), answer)
    await database.transaction((tx) =>
      tx
        .update(idempotencyKeys)
        .set({ createdAt: sql`now() - interval '25 hours'` })
        .where(sql`key = 'yesterday'`),
    )
    expect(await begin(request('yesterday', { bodyHash: 'new' }))).toMatchObject({ attempts: 1 })
  })
})
