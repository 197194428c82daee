import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import type { Database } from '../../db/database.ts'
import { outbox } from './checkout-schema.ts'
import { ClaimLost } from './claim-lost.ts'
import { maximumAttempts, waitAfter } from './task-repository.ts'

let database: Database
let store: Store
let agencyId: string
let agency: AgencyRepositories

const clock = () => new Date()

beforeAll(async () => {
  database = await openTestDatabase()
  store = await createStore(database, { demo: true, clock, log: silentLog })
})
beforeEach(async () => {
  await database.transaction((tx) => tx.delete(outbox))
  agencyId = (await store.importTenant(testBundle('tasks'))).agencyId
  agency = store.forAgency(agencyId)
})
afterAll(() => store.close())

/** Makes claimed and waiting tasks due again. */
async function passTime(): Promise<void> {
  await database.transaction((tx) =>
    tx
      .update(outbox)
      .set({ dueAt: sql`now() - interval '1 second'` })
      .where(sql`${outbox.dueAt} is not null`),
  )
}

const stored = async (kind: string) =>
  (await database.transaction((tx) => tx.select().from(outbox).where(eq(outbox.kind, kind))))?.[0]

describe('a task', () => {
  it('is stored with its cause, or not at all', async () => {
    const failing = agency.transaction(async ({ tasks }) => {
      await tasks.enqueue({ kind: 'capture', payload: {} })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await agency.tasks.claim(60)).toBeNull()
  })

  it('is claimed once, the one due longest first, with its payload', async () => {
    await agency.tasks.enqueue({ kind: 'second', payload: { a: [1] } })
    await agency.tasks.enqueue({ kind: 'first', payload: {}, due: new Date(Date.now() - 60_000) })
    await agency.tasks.enqueue({ kind: 'later', payload: {}, due: { inSeconds: 600 } })
    expect(await store.agenciesWithTasks()).toEqual([agencyId])
    expect(await agency.tasks.claim(60)).toMatchObject({ kind: 'first', attempts: 1, error: null })
    expect(await agency.tasks.claim(60)).toMatchObject({ kind: 'second', payload: { a: [1] } })
    expect(await agency.tasks.claim(60)).toBeNull()
    expect(await store.agenciesWithTasks()).toEqual([])
  })

  it('is done once; a server that lost its lease learns so and stores nothing', async () => {
    await agency.tasks.enqueue({ kind: 'refund', payload: {} })
    const slow = await agency.tasks.claim(0)
    const quick = await agency.tasks.claim(60)
    if (slow === null || quick === null) throw new Error('nothing was claimed')
    expect(quick).toMatchObject({ id: slow.id, attempts: 2 })
    await expect(agency.tasks.failed(slow, 'slow')).rejects.toThrow(ClaimLost)
    const slowServer = agency.transaction(async ({ tasks }) => {
      await tasks.enqueue({ kind: 'effect', payload: {} })
      await tasks.done(slow)
    })
    await expect(slowServer).rejects.toThrow(ClaimLost)
    await agency.tasks.done(quick)
    await expect(agency.tasks.done(quick)).rejects.toThrow(ClaimLost)
    expect(await stored('refund')).toMatchObject({ doneAt: expect.any(Date), dueAt: null, error: null })
    await passTime()
    expect(await agency.tasks.claim(60)).toBeNull()
  })

  it('that failed waits longer each time, and is given up after a day', async () => {
    await agency.tasks.enqueue({ kind: 'void', payload: { id: 1 } })
    let waited = 0
    for (let attempt = 1; attempt <= maximumAttempts; attempt += 1) {
      const task = await agency.tasks.claim(60)
      expect(task).toMatchObject({ attempts: attempt, error: attempt === 1 ? null : `no ${attempt - 1}` })
      if (task === null) throw new Error('nothing was claimed')
      const outcome = await agency.tasks.failed(task, `no ${attempt}`)
      expect(outcome).toBe(attempt === maximumAttempts ? 'given_up' : 'later')
      if (outcome === 'given_up') break
      const { dueAt } = (await stored('void')) ?? {}
      const seconds = ((dueAt?.getTime() ?? 0) - Date.now()) / 1000
      expect(Math.abs(seconds - waitAfter(attempt))).toBeLessThan(5)
      waited += waitAfter(attempt)
      expect(await agency.tasks.claim(60)).toBeNull()
      await passTime()
    }
    expect(waited / 3600).toBeGreaterThan(20)
    expect(await agency.tasks.claim(60)).toBeNull()
    expect(await agency.tasks.givenUp(10)).toMatchObject([
      { kind: 'void', payload: { id: 1 }, error: `no ${maximumAttempts}` },
    ])
  })

  it('that ends every server that runs it is given up too', async () => {
    await agency.tasks.enqueue({ kind: 'poison', payload: {} })
    await database.transaction((tx) => tx.update(outbox).set({ attempts: maximumAttempts - 1 }))
    expect(await agency.tasks.claim(0)).toMatchObject({ kind: 'poison', attempts: maximumAttempts })
    expect(await agency.tasks.claim(0)).toBeNull()
    expect(await agency.tasks.givenUp(10)).toMatchObject([{ error: 'no server came to an end with it' }])
  })

  it('that was given up is retried or closed by a person, once', async () => {
    await agency.tasks.enqueue({ kind: 'refund', payload: {} })
    await agency.tasks.enqueue({ kind: 'void', payload: {} })
    await database.transaction((tx) => tx.update(outbox).set({ dueAt: null, attempts: maximumAttempts }))
    const [voiding, refund] = await agency.tasks.givenUp(10)
    expect(await store.openIncidents()).toBe(2)
    expect([voiding?.kind, refund?.kind, voiding?.booking]).toEqual(['void', 'refund', null])
    expect(await agency.tasks.again(refund?.id ?? 0)).toMatchObject({ kind: 'refund' })
    expect(await agency.tasks.close(voiding?.id ?? 0)).toMatchObject({ kind: 'void' })
    expect(await agency.tasks.givenUp(10)).toEqual([])
    expect(await store.openIncidents()).toBe(0)
    expect(await agency.tasks.again(voiding?.id ?? 0)).toBeNull()
    expect(await agency.tasks.close(Number.NaN)).toBeNull()
    expect(await agency.tasks.claim(60)).toMatchObject({ kind: 'refund', attempts: 1 })
    expect(await agency.tasks.claim(60)).toBeNull()
  })

  it('for people opens one incident, even if it is found again after they settled it', async () => {
    const payload = { paymentId: agencyId, amount: 1 }
    const dispute = { kind: 'disputed', payload, error: 'said the bank' } as const
    await agency.tasks.raise(dispute)
    await agency.tasks.raise(dispute)
    await agency.tasks.raise({ ...dispute, payload: { ...dispute.payload, amount: 2 } })
    const [second, first] = await agency.tasks.givenUp(10)
    expect([first?.error, second?.payload]).toEqual(['said the bank', { paymentId: agencyId, amount: 2 }])
    expect(await agency.tasks.givenUp(10)).toHaveLength(2)
    await agency.tasks.close(first?.id ?? 0)
    await agency.tasks.raise(dispute)
    expect(await agency.tasks.givenUp(10)).toHaveLength(1)
    expect(await agency.tasks.claim(60)).toBeNull()
  })

  it('of the demo is done by no server in production', async () => {
    await agency.tasks.enqueue({ kind: 'capture', payload: {} })
    if (database === undefined) throw new Error('no database')
    const production = await createStore(database, { demo: false, clock, log: silentLog })
    expect(await production.agenciesWithTasks()).toEqual([])
    expect(await production.forAgency(agencyId).tasks.claim(60)).toBeNull()
    expect(await agency.tasks.claim(60)).not.toBeNull()
  })
})
