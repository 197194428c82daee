import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeSupplyLedger } from '../../../../packages/sample-inventory/testing-supply-ledger.ts'
import { proofRuns } from '../../../../scripts/proof-cases.ts'
import type { Database } from '../../db/database.ts'
import { agencyScope, platformScope, type Scope } from '../../db/scope.ts'
import { jointNights } from '../../domain/suppliers/ledger-night.ts'
import type { SupplyLedger } from '../../domain/suppliers/supply-ledger.ts'
import { createStore } from './create-store.ts'
import { storedSupplyLedger } from './stored-supply-ledger.ts'
import { supplyHolds, supplyNights } from './supply-schema.ts'
import { openTestDatabase, silentLog } from './testing.ts'
import { lastRoomRounds } from './testing-last-room.ts'

let opened: Database
beforeAll(async () => {
  opened = await openTestDatabase()
})
/** One store for all tests, emptied each time. */
async function database(): Promise<Database> {
  await opened.transaction((tx) => tx.delete(supplyHolds))
  return opened
}

describeSupplyLedger('the ledger in the database', async () => {
  let passed = 0
  const now = () => sql`clock_timestamp() + make_interval(secs => ${passed})`
  return {
    ledger: storedSupplyLedger(platformScope(await database()), now),
    async pass(seconds) {
      passed += seconds
    },
  }
})

/** Returns a scope in which the process dies at the n-th query of a transaction. */
function dyingAt(query: number, scope: Scope): Scope {
  const methods: readonly (string | symbol)[] = ['execute', 'select', 'insert', 'update', 'delete']
  return (work) =>
    scope((tx) => {
      let count = 0
      const dying = new Proxy(tx, {
        get(target, name) {
          count += methods.includes(name) ? 1 : 0
          if (count === query) throw new Error('killed')
          return Reflect.get(target, name)
        },
      })
      return work(dying)
    })
}

describe('the stored supply ledger', () => {
  async function open(): Promise<SupplyLedger> {
    const options = { demo: true, clock: () => new Date(0), log: silentLog }
    return (await createStore(await database(), options)).supplyLedger
  }
  const nights = [{ date: '2026-12-04', free: 1 }]
  const wanted = (reference: string) => ({
    reference,
    stock: 'hotel/h1/suite',
    nights,
    rooms: 1,
    seconds: 900,
    detail: null,
  })

  it('uses the database’s clock, whatever the server’s own', async () => {
    const ledger = await open()
    const held = await ledger.hold(wanted('r'))
    if (held === 'sold_out') throw new Error('it was free')
    expect(Math.abs(held.expiresAt.getTime() - Date.now() - 900_000)).toBeLessThan(60_000)
  })

  it('gives the last room to one of 200 simultaneous callers, in each round', async () => {
    const ledger = await open()
    await lastRoomRounds([ledger], { rounds: proofRuns({ few: 1, all: 3 }), takers: 200 })
  }, 60_000)

  it('gives a released room to one of many again, and a lapsed one too', async () => {
    const ledger = await open()
    for (const end of ['release', 'lapse', 'cancel'] as const) {
      const first = `${end}-first`
      expect(await ledger.hold({ ...wanted(first), seconds: end === 'lapse' ? 0 : 900 })).not.toBe('sold_out')
      if (end === 'release') await ledger.release(first)
      if (end === 'cancel') {
        await ledger.confirm(first)
        await ledger.cancel(first, null)
      }
      const next = Array.from({ length: 20 }, (_, index) => `${end}-${index}`)
      const answers = await Promise.all(next.map((one) => ledger.hold(wanted(one))))
      const winners = next.filter((_, index) => answers[index] !== 'sold_out')
      expect(winners).toHaveLength(1)
      // The holder of the lapsed room is too late.
      if (end === 'lapse') expect(await ledger.confirm(first)).toBe('expired')
      await ledger.release(winners[0] ?? '')
    }
  })

  it('changes all stocks of an entry or none when the process dies at any query', async () => {
    const scope = platformScope(await database())
    const ledger = storedSupplyLedger(scope)
    const journey = (reference: string, names: readonly string[]) => ({
      ...wanted(reference),
      ...jointNights(names.map((name) => ({ stock: `${reference}/${name}`, date: '2026-12-04', free: 1 }))),
    })
    const steps = {
      hold: (on: SupplyLedger, reference: string) => on.hold(journey(reference, ['out', 'on'])),
      extend: (on: SupplyLedger, reference: string) => on.extend(reference, 1_800),
      confirm: (on: SupplyLedger, reference: string) => on.confirm(reference),
      move: (on: SupplyLedger, reference: string) => on.move(journey(reference, ['out', 'other'])),
      cancel: (on: SupplyLedger, reference: string) => on.cancel(reference, { penalty: 1 }),
    }
    const reference = 'killed'
    const stocks = ['out', 'on', 'other'].map((name) => `${reference}/${name}`)
    const state = async () => ({
      entry: await ledger.find(reference),
      taken: await ledger.taken(stocks, '2026-12-04', '2026-12-04'),
    })
    for (const [name, step] of Object.entries(steps)) {
      const before = await state()
      let query = 1
      for (; ; query += 1) {
        const end = await step(storedSupplyLedger(dyingAt(query, scope)), reference).catch(String)
        if (end !== 'Error: killed') break
        expect(await state(), `${name}, query ${query}`).toEqual(before)
      }
      expect(query, name).toBeGreaterThan(3)
      expect(await state(), name).not.toEqual(before)
    }
  })

  it('stores a text, a number and nothing without a change', async () => {
    const ledger = await open()
    for (const detail of ['"quoted"', '12', 12, null, [], { a: null }]) {
      const reference = randomUUID()
      await ledger.hold({ ...wanted(reference), stock: reference, detail })
      await ledger.confirm(reference)
      await ledger.cancel(reference, detail)
      expect(await ledger.find(reference)).toMatchObject({ detail, outcome: detail })
    }
  })

  it('counts many stocks in one query', async () => {
    const ledger = await open()
    const stocks = Array.from({ length: 1500 }, (_, index) => `hotel/h${index}/standard`)
    for (const stock of stocks.slice(0, 3)) await ledger.hold({ ...wanted(stock), stock })
    const taken = await ledger.taken(stocks, '2026-12-01', '2026-12-31')
    expect(taken.size).toBe(1500)
    expect([...taken].filter(([, days]) => days.size > 0).map(([stock]) => stock)).toEqual(stocks.slice(0, 3))
  })

  it('belongs to no agency: none can read the reserved stock', async () => {
    const one = await database()
    for (const table of [supplyHolds, supplyNights]) {
      const read = agencyScope(one, randomUUID())((tx) => tx.select().from(table))
      await expect(read).rejects.toThrow('permission denied')
    }
  })

  it('deletes what was released a month ago, and never what was confirmed', async () => {
    const ledger = await open()
    for (const reference of ['lapsed', 'released', 'confirmed', 'cancelled', 'recent']) {
      await ledger.hold({ ...wanted(reference), stock: reference })
    }
    await ledger.release('released')
    for (const reference of ['confirmed', 'cancelled']) await ledger.confirm(reference)
    await ledger.cancel('cancelled', null)
    const one = (await opened) as Database
    await one.transaction((tx) =>
      tx
        .update(supplyHolds)
        .set({ expiresAt: sql`now() - interval '31 days'` })
        .where(sql`${supplyHolds.reference} <> 'recent'`),
    )
    const store = await createStore(one, { demo: true, clock: () => new Date(), log: silentLog })
    await store.forgetPast()
    const left = await one.transaction((tx) =>
      tx.select({ reference: supplyHolds.reference }).from(supplyHolds),
    )
    expect(left.map(({ reference }) => reference).toSorted()).toEqual(['cancelled', 'confirmed', 'recent'])
    const nightsLeft = await one.transaction((tx) => tx.$count(supplyNights))
    expect(nightsLeft).toBe(3)
  })
})
