import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proofRuns } from '../../../../scripts/proof-cases.ts'
import { everyTag, firstSchemaRows, veteran, withMigrations } from '../../db/testing-first-schema.ts'
import type { AgencyRepositories } from './agency-repositories.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { silentLog, testBundle } from './testing.ts'
import { testBooking } from './testing-booking.ts'
import { lastRoomRounds } from './testing-last-room.ts'
import { testSandboxPayment } from './testing-sandbox-payment.ts'
import { createTestDatabase, type TestDatabase } from './testing-shared-postgres.ts'

/** Races repeat, since one round can end well by chance. */
const rounds = proofRuns({ few: 2, all: 5 })

let database: TestDatabase
/** Two servers on one database. */
let stores: Store[] = []
let agencies: AgencyRepositories[] = []

const open = ({ url }: TestDatabase) => openStore({ mode: 'demo', dataDir: '', databaseUrl: url }, silentLog)
/** Locks of this database; other test files use the same server. */
const ourLocks = `select from pg_locks where database = (select oid from pg_database where datname = current_database())`

beforeAll(async () => {
  database = await createTestDatabase()
  stores = [await open(database), await open(database)]
  const imported = await stores[0]?.importTenant(testBundle('booked'))
  agencies = stores.map((store) => store.forAgency(imported?.agencyId ?? ''))
}, 60_000)
afterAll(async () => {
  await Promise.allSettled(stores.map((store) => store.close()))
  await database?.drop()
}, 60_000)

/** One of the two servers, alternating. */
function server(index: number): AgencyRepositories {
  const agency = agencies[index % 2]
  if (agency === undefined) throw new Error('no server is open')
  return agency
}
const first = () => server(0)
const second = () => server(1)

/** Does the same this many times in parallel, alternating between the servers. */
function atOnce<Result>(times: number, work: (agency: AgencyRepositories, index: number) => Promise<Result>) {
  return Promise.all(Array.from({ length: times }, (_, index) => work(server(index), index)))
}

describe('the last room, at two servers', () => {
  it('goes to one of 200 simultaneous callers in each round, without any error', async () => {
    await lastRoomRounds(
      stores.map(({ supplyLedger }) => supplyLedger),
      { rounds, takers: 200 },
    )
  }, 120_000)

  it('goes to one caller when many hold it very briefly and then confirm it', async () => {
    const ledgers = stores.map(({ supplyLedger }) => supplyLedger)
    const wanted = { stock: 'lapsing', nights: [{ date: '2026-12-04', free: 1 }], rooms: 1, detail: {} }
    for (let round = 0; round < rounds; round += 1) {
      const confirmed = await atOnce(40, async (_, index) => {
        const ledger = ledgers[index % 2]
        const reference = `lapsing/${round}/${index}`
        const seconds = index % 3 === 0 ? 0.005 : 0
        await ledger?.hold({ ...wanted, stock: `lapsing/${round}`, reference, seconds })
        if (index % 4 === 0) await ledger?.extend(reference, 60)
        return ledger?.confirm(reference)
      })
      expect(confirmed.filter((one) => one === 'confirmed')).toHaveLength(1)
    }
  }, 60_000)

  it('is lost by a caller whose hold expired while waiting for its turn', async () => {
    const [here, there] = stores.map(({ supplyLedger }) => supplyLedger)
    const wanted = { stock: 'line', nights: [{ date: '2026-12-04', free: 1 }], rooms: 1, detail: {} }
    const pool = database.pool()
    const before = await pool.connect()
    await here?.hold({ ...wanted, reference: 'slow', seconds: 1 })
    await before.query('begin')
    await before.query("select pg_advisory_xact_lock(hashtextextended('supply reference slow', 0))")
    const slow = here?.confirm('slow')
    const waits = async () =>
      (await pool.query(`${ourLocks} and locktype = 'advisory' and not granted`)).rowCount
    await expect.poll(waits).toBe(1)
    const quick = { ...wanted, reference: 'quick', seconds: 60 }
    await expect.poll(() => there?.hold(quick)).not.toBe('sold_out')
    await before.query('commit')
    before.release()
    expect(await slow).toBe('expired')
    expect(await there?.confirm('quick')).toBe('confirmed')
    await pool.end()
  }, 30_000)

  it('is held once for one reference, whatever stock is requested under it', async () => {
    const ledgers = stores.map(({ supplyLedger }) => supplyLedger)
    const nights = [{ date: '2026-12-04', free: 1 }]
    const answers = await atOnce(30, async (_, index) =>
      ledgers[index % 2]?.hold({
        reference: 'same',
        stock: `same/${index % 5}`,
        nights,
        rooms: 1,
        seconds: 60,
        detail: {},
      }),
    )
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    const stocks = Array.from({ length: 5 }, (_, index) => `same/${index}`)
    const taken = await ledgers[0]?.taken(stocks, '2026-12-01', '2026-12-31')
    expect([...(taken ?? [])].filter(([, days]) => days.size > 0)).toHaveLength(1)
  }, 60_000)
})

describe('two servers', () => {
  it('answer a request with a key once, and take over a dead one’s once', async () => {
    const request = { operation: 'book', caller: 'ada', bodyHash: 'b' }
    const begun = await atOnce(40, (agency) => agency.idempotency.begin({ ...request, key: 'crowd' }))
    expect(begun.filter(({ kind }) => kind === 'new')).toHaveLength(1)
    await first().idempotency.begin({ ...request, key: 'dead' }, 0)
    const taken = await atOnce(40, (agency) => agency.idempotency.begin({ ...request, key: 'dead' }))
    expect(taken.filter(({ kind }) => kind === 'new')).toHaveLength(1)
    expect(taken.filter(({ kind }) => kind === 'in_flight')).toHaveLength(39)
  })

  it("change an item's state once among many attempts, and wait for the booking's lock", async () => {
    const booking = await first().bookings.create(testBooking())
    const id = booking.items[0]?.id ?? ''
    const outcomes = await atOnce(40, (agency) =>
      agency.bookings.moveItem(id, { event: 'wait', actor: 'system' }).then(
        () => 'done',
        (error: Error) => error.name,
      ),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'IllegalStep')).toHaveLength(39)

    const order: string[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const holding = first().transaction(async ({ bookings }) => {
      await bookings.lock(booking.id)
      order.push('first holds')
      await held
      order.push('first ends')
    })
    await expect.poll(() => order).toEqual(['first holds'])
    const waiting = second().transaction(async ({ bookings }) => {
      await bookings.lock(booking.id)
      order.push('second holds')
    })
    release()
    await Promise.all([holding, waiting])
    expect(order).toEqual(['first holds', 'first ends', 'second holds'])
  })

  it('lock items and bookings in any order without a deadlock', async () => {
    const extend = { event: 'extend', actor: 'system' } as const
    for (let round = 0; round < rounds; round += 1) {
      const { id, items } = await first().bookings.create(testBooking())
      const item = items[0]?.id ?? ''
      const moved = await atOnce(40, (agency, index) =>
        agency.transaction(async ({ bookings }) => {
          if (index % 4 > 1) await bookings.lock(id)
          return (await bookings.moveItem(item, extend))?.state
        }),
      )
      expect(moved).toEqual(Array.from({ length: 40 }, () => 'on_hold'))
    }
  }, 60_000)

  it('hold two bookings in opposite orders, and retry the loser', async () => {
    const bookings = [
      await first().bookings.create(testBooking()),
      await first().bookings.create(testBooking()),
    ]
    const ids = bookings.map(({ id }) => id)
    let waiting = 2
    let bothHold = () => {}
    const meeting = new Promise<void>((resolve) => {
      bothHold = resolve
    })
    let begun = 0
    const inOrder = (agency: AgencyRepositories, [one = '', other = '']: string[]) =>
      agency.transaction(async (records) => {
        begun += 1
        await records.bookings.lock(one)
        waiting -= 1
        if (waiting === 0) bothHold()
        await meeting
        await records.bookings.lock(other)
        return one
      })
    const held = await Promise.all([inOrder(first(), ids), inOrder(second(), ids.toReversed())])
    expect(held).toEqual(ids)
    expect(begun).toBe(3)
  })

  it('assign a booking to an account during another step, with one history', async () => {
    const { id, items } = await first().bookings.create(testBooking())
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const moving = first().transaction(async ({ bookings }) => {
      await bookings.moveItem(items[0]?.id ?? '', { event: 'wait', actor: 'system' })
      await held
    })
    const pool = database.pool()
    const locks = async (isGranted: boolean) => {
      // A lock of a transaction has no database: its process has one.
      const { rowCount } = await pool.query(`
        select from pg_locks join pg_stat_activity using (pid)
        where datname = current_database() and locktype = 'transactionid' and ${isGranted ? '' : 'not '}granted`)
      return rowCount ?? 0
    }
    await expect.poll(() => locks(true)).toBeGreaterThan(0)
    const claiming = second().bookings.claim(id, randomUUID(), 'link')
    await expect.poll(() => locks(false)).toBe(1)
    release()
    await Promise.all([moving, pool.end()])
    expect((await claiming)?.items[0]?.state).toBe('in_doubt')
    const steps = await first().bookings.events(id)
    expect(steps.map(({ event, from, to }) => [event, from, to])).toEqual([
      ['hold', null, 'on_hold'],
      ['wait', 'on_hold', 'in_doubt'],
      ['claim', 'in_doubt', 'in_doubt'],
    ])
  })

  it('assign a booking to one of many simultaneous claims and one reassignment', async () => {
    const { id } = await first().bookings.create(testBooking())
    const claimed = async (by: 'link' | 'reassignment') =>
      (await atOnce(20, (agency) => agency.bookings.claim(id, randomUUID(), by))).filter(Boolean)
    expect(await claimed('link')).toHaveLength(1)
    expect(await claimed('reassignment')).toHaveLength(1)
  })

  it("store a payment's outcome while one of them locks its booking", async () => {
    const { id: bookingId } = await first().bookings.create(testBooking())
    await first().transaction(async ({ bookings }) => {
      await bookings.lock(bookingId)
      const payment = { bookingId, gateway: 'sandbox', currency: 'DKK', amount: 22_000, actor: 'gateway' }
      await second().payments.create({ id: randomUUID(), ...payment })
    })
    expect(await first().payments.ofBooking(bookingId)).toHaveLength(1)
  })

  it('do each task once', async () => {
    for (let index = 0; index < 12; index += 1)
      await first().tasks.enqueue({ kind: 'void', payload: { index } })
    const ids: number[] = []
    const work = async (agency: AgencyRepositories) => {
      for (let task = await agency.tasks.claim(60); task !== null; task = await agency.tasks.claim(60)) {
        ids.push(task.id)
        await agency.tasks.done(task)
      }
    }
    // A server that finds a locked task gets nothing; the next attempt finds the rest.
    await atOnce(6, work)
    await atOnce(1, work)
    expect(ids).toHaveLength(12)
    expect(new Set(ids).size).toBe(12)
  })

  it('let credits be spent once, and a quote become one booking', async () => {
    const personId = randomUUID()
    const entry = { personId, currency: 'EUR', reason: 'booking', bookingId: null }
    await first().credits.add({ ...entry, amount: 1000 })
    const spent = await atOnce(40, (agency) => agency.credits.add({ ...entry, amount: -300 }))
    expect(spent.filter((balance) => balance !== null).toSorted()).toEqual([100, 400, 700])
    const quote = await first().quotes.create({ product: 'hotel', snapshot: {}, visit: null, personId })
    const booked = await atOnce(40, (agency) => agency.quotes.booked(quote.id, randomUUID()))
    expect(booked.filter(Boolean)).toHaveLength(1)
  })

  it('change a sandbox payment one after the other, also at its creation', async () => {
    const counted = await atOnce(40, (agency) =>
      agency.sandboxPayments.change('sandbox_pi_1', (found) => {
        const captured = (found?.captured ?? 0) + 1
        return { payment: testSandboxPayment({ captured }), result: captured }
      }),
    )
    expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })

  it('give different references to bookings made at the same moment', async () => {
    const personId = randomUUID()
    const made = await atOnce(40, (agency) => agency.bookings.create(testBooking({ personId })))
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(40)
    const listed = await second().bookings.list({ personId }, { limit: 100 })
    expect(listed.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  })
})

describe('a database of the last release without bookings', () => {
  it('opens, and accepts bookings and holds', async () => {
    const before = await createTestDatabase()
    const pool = before.pool(1)
    const upTo = (tags: readonly string[]) =>
      withMigrations(tags, (migrationsFolder) => migrate(drizzle({ client: pool }), { migrationsFolder }))
    await upTo(['0000_agencies'])
    await pool.query(firstSchemaRows)
    await upTo(everyTag.filter((tag) => tag < '0018'))
    await pool.end()
    const store = await open(before)
    const { bookings } = store.forAgency(veteran.agencyId)
    const booking = await bookings.create(testBooking())
    expect(await bookings.findByReference(booking.reference)).toEqual(booking)
    await lastRoomRounds([store.supplyLedger], { rounds: 1, takers: 5 })
    await store.forgetPast()
    await store.close()
    await before.drop()
  }, 60_000)
})
