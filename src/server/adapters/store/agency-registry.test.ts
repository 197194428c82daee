import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { platformScope } from '../../db/scope.ts'
import { agencyIdForSlug } from '../../domain/agencies/agency-id.ts'
import type { QuotedItem } from '../../domain/products/spine/quoted-item.ts'
import { SlugBlocked } from '../../domain/tenant-folders/slug-blocked.ts'
import { deletedTables, preservedTables } from './agency-tables.ts'
import { createStore } from './create-store.ts'
import { OpenMatters } from './remove-agency.ts'
import { SlugTaken } from './rename-agency.ts'
import type { Store } from './store.ts'
import { openTestDatabase, silentLog, testBundle } from './testing.ts'
import { testBooking, testItem } from './testing-booking.ts'
import { fillAgency } from './testing-full-agency.ts'

let database: Database
let store: Store
let count = 0
let slug: string

beforeAll(async () => {
  database = await openTestDatabase()
  store = await createStore(database, { demo: true, clock: () => new Date(), log: silentLog })
})
afterAll(() => store.close())
beforeEach(() => {
  count += 1
  slug = `agency-${count}`
})

/** Rows of each table that belong to an agency, without row-level security. */
async function rowsOf(agencyId: string): Promise<Record<string, number>> {
  const tables = [...deletedTables, ...preservedTables]
  return database.transaction(async (tx) => {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      counts[getTableName(table)] = await tx.$count(table, sql`${table.agencyId} = ${agencyId}`)
    }
    return counts
  })
}

/** The same database for another store, whose close does nothing. */
function shared(of: Database): Database {
  return { ...of, close: async () => undefined }
}

/** Ends all open matters of an agency, as the server and its people do over time. */
async function settle(agencyId: string): Promise<void> {
  await database.transaction(async (tx) => {
    for (const change of [
      sql`update booking_items set state = 'cancelled' where agency_id = ${agencyId}`,
      sql`update payments set state = 'canceled', refunding = 0 where agency_id = ${agencyId}`,
      sql`update outbox set due_at = null, done_at = now() where agency_id = ${agencyId}`,
    ])
      await tx.execute(change)
  })
}

describe('the tables of an agency', () => {
  it('are each either deleted or retained by a removal', async () => {
    const found = await database.transaction((tx) =>
      tx.execute(
        sql`select table_name from information_schema.columns
            where table_schema = 'public' and column_name = 'agency_id' order by 1`,
      ),
    )
    const { rows } = found as unknown as { rows: { table_name: string }[] }
    const listed = [...deletedTables, ...preservedTables].map((table) => getTableConfig(table).name)
    expect(listed.toSorted()).toEqual(rows.map((row) => row.table_name))
  })
})

describe('removing an agency', () => {
  it('deletes its site and people, and keeps bookings, payments and the audit log', async () => {
    const id = await fillAgency(database, store, slug)
    const other = await fillAgency(database, store, `${slug}-other`)
    const [before, othersBefore] = [await rowsOf(id), await rowsOf(other)]
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([])
    const { keptUntil } = await store.registry.remove(slug, true)
    // The last stay ends on 2026-12-06.
    const year = Math.max(2026, new Date().getUTCFullYear()) + 10
    expect(keptUntil.slice(0, 4)).toBe(String(year))
    const after = await rowsOf(id)
    for (const table of deletedTables) expect(after[getTableName(table)], getTableName(table)).toBe(0)
    const { agency_versions: versions, audit_log: audit, ...kept } = after
    for (const [name, rows] of Object.entries(kept)) {
      const isDeleted = deletedTables.some((table) => getTableName(table) === name)
      if (!isDeleted) expect(rows, name).toBe(before[name])
    }
    // The booked version and the last one.
    expect(versions).toBe(2)
    expect(audit).toBe((before.audit_log ?? 0) + 1)
    expect(await rowsOf(other)).toEqual(othersBefore)
  })

  it("deletes the travellers' documents in the bookings that are retained", async () => {
    const { agencyId } = await store.importTenant(testBundle(slug))
    const document = {
      type: 'passport' as const,
      number: 'X1234567',
      issuingCountry: 'GB',
      expiresOn: '2031-05-01',
    }
    const ada = { group: 1, type: 'adult', firstName: 'Ada' }
    const answers = [{ question: 'entrance', value: 'North' }]
    const parties = [
      { travellers: [{ ...ada, document }, ada] },
      { travellers: [{ ...ada, document }], answers },
    ]
    const { bookings, amendments } = store.forAgency(agencyId)
    const { id, items } = await bookings.create(testBooking({ snapshot: { parties, requests: 'A cot' } }))
    const was = {} as QuotedItem
    const snapshot = { was, becomes: was, due: 0, refund: 0, period: { start: '', end: '' } }
    const asked = { id: randomUUID(), bookingId: id, itemId: items[0]?.id ?? '', snapshot }
    await amendments.create(asked, 60)
    const lovelace = { ...ada, type: 'adult', lastName: 'Lovelace', document } as const
    await amendments.move(asked.id, { event: 'accept', party: { travellers: [lovelace] } })
    await store.registry.remove(slug, true)
    const kept = await store.registry.kept(agencyId)
    expect(kept.bookings?.find((one) => 'id' in one && one.id === id)).toMatchObject({
      snapshot: {
        requests: 'A cot',
        parties: [{ travellers: [ada, ada] }, { travellers: [ada], answers }],
      },
    })
    expect(kept.amendments).toMatchObject([{ party: { travellers: [{ lastName: 'Lovelace' }] } }])
    expect(JSON.stringify(kept)).not.toContain(document.number)
  })

  it.each([false, true])(
    'exports no saved method, and keeps none if nothing is open (open matters: %s)',
    async (isOpen) => {
      const { agencyId } = await store.importTenant(testBundle(slug))
      const { bookings, payments, tasks } = store.forAgency(agencyId)
      const { id: bookingId, items } = await bookings.create(testBooking())
      await bookings.moveItem(items[0]?.id ?? '', { event: 'release', actor: 'guest' })
      const id = randomUUID()
      const money = { amount: 100, currency: 'EUR' }
      await payments.create({ id, bookingId, gateway: 'stripe', ...money, actor: 'guest' })
      await payments.saveMethod(id, 'cus_secret pm_secret')
      await payments.move(id, { event: 'authorise', actor: 'gateway' })
      await payments.move(id, { event: 'capture', amount: 100, actor: 'gateway' })
      if (isOpen) await tasks.enqueue({ kind: 'collect', payload: { bookingId } })
      await store.registry.remove(slug, isOpen)
      const kept = await store.registry.kept(agencyId)
      expect(kept.payments).toMatchObject([{ id, captured: 100 }])
      expect(JSON.stringify(kept)).not.toMatch(/secret|savedMethod/)
      const { rows } = (await database.transaction((tx) =>
        tx.execute(sql`select saved_method from payments where agency_id = ${agencyId}`),
      )) as unknown as { rows: { saved_method: string | null }[] }
      expect(rows[0]?.saved_method === null).toBe(!isOpen)
    },
  )

  it('deletes every version of an agency without bookings', async () => {
    const { agencyId } = await store.importTenant(testBundle(slug))
    await store.registry.remove(slug, false)
    expect(await rowsOf(agencyId)).toMatchObject({ agency_versions: 0, agency_pointer: 0, audit_log: 2 })
  })

  it('frees its hosts and its slug at once, and notifies the caches', async () => {
    const host = `www.${slug}.example`
    await store.importTenant(testBundle(slug, { hosts: [host] }))
    expect(await store.agencyByHost(host)).toMatchObject({ slug })
    const heard: (string | null)[] = []
    const stop = store.onPublished((agencyId) => heard.push(agencyId))
    await store.registry.remove(slug, false)
    stop()
    expect(heard).toContain(null)
    expect(await store.agencyByHost(host)).toBeNull()
    expect(await store.agencyByHost(`${slug}.localhost`)).toBeNull()
    expect((await store.agencies()).map((one) => one.slug)).not.toContain(slug)
    expect((await store.importedFolders()).has(slug)).toBe(false)
    const taken = await store.importTenant(testBundle(`${slug}-new`, { hosts: [host] }))
    expect(await store.agencyByHost(host)).toMatchObject({ id: taken.agencyId })
  })

  it('gives a new agency with the same slug none of the retained bookings', async () => {
    const id = await fillAgency(database, store, slug)
    const [booking] = await store.forAgency(id).bookings.list('agency', { limit: 1 })
    await store.registry.remove(slug, true)
    await settle(id)
    const { agencyId, result } = await store.importTenant(testBundle(slug, { hosts: [`${slug}.example`] }))
    expect(result).toBe('created')
    expect(agencyId).not.toBe(id)
    const heir = store.forAgency(agencyId)
    expect(await heir.bookings.list('agency', { limit: 10 })).toEqual([])
    expect(await heir.bookings.findByReference(booking?.reference ?? '')).toBeNull()
    expect(await heir.users.findByEmail('a@b.example')).toBeNull()
    expect(await store.forAgency(id).bookings.find(booking?.id ?? '')).toMatchObject({ id: booking?.id })
    // After its own removal, the second is found by the slug, and both keep their rows.
    await store.registry.remove(slug, false)
    expect(await store.registry.removed(slug)).toMatchObject([{ id: agencyId }, { id }])
    expect(await store.forAgency(id).bookings.find(booking?.id ?? '')).not.toBeNull()
  })

  it('is refused while a trip, a hold, a payment, a task or an incident is open', async () => {
    const { agencyId } = await store.importTenant(testBundle(slug))
    const agency = store.forAgency(agencyId)
    const refusal = async () => {
      const error = await store.registry.remove(slug, false).then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(OpenMatters)
      expect(await store.agencyBySlug(slug)).not.toBeNull()
      return (error as OpenMatters).open
    }
    const later = new Date(Date.now() + 600_000)
    const item = testItem({ startsOn: '2099-01-01', endsOn: '2099-01-03', holdExpiresAt: later })
    const booking = await agency.bookings.create(testBooking({ items: [item] }))
    const open = { trips: 0, holds: 1, payments: 0, tasks: 0, incidents: 0 }
    expect(await refusal()).toEqual(open)
    for (const event of ['wait', 'confirm'] as const)
      await agency.bookings.moveItem(item.id, { event, actor: 'system' })
    expect(await refusal()).toEqual({ ...open, holds: 0, trips: 1 })
    const payment = { id: randomUUID(), bookingId: booking.id, gateway: 'sandbox', actor: 'guest' }
    await agency.payments.create({ ...payment, amount: 100, currency: 'DKK' })
    await agency.payments.move(payment.id, { event: 'authorise', actor: 'gateway' })
    await agency.tasks.enqueue({ kind: 'capture', payload: { paymentId: payment.id } })
    await agency.tasks.enqueue({ kind: 'mail', payload: {} })
    await agency.tasks.raise({ kind: 'unpaid', payload: {}, error: 'declined' })
    expect(await refusal()).toEqual({ trips: 1, holds: 0, payments: 1, tasks: 1, incidents: 1 })
    await store.registry.remove(slug, true)
    expect(await store.agencyBySlug(slug)).toBeNull()
  })

  it('ignores past trips and ended holds', async () => {
    const { agencyId } = await store.importTenant(testBundle(slug))
    const { bookings } = store.forAgency(agencyId)
    const past = { startsOn: '2020-01-01', endsOn: '2020-01-03' }
    const over = testItem(past)
    const ended = testItem({ ...past, holdExpiresAt: new Date(0) })
    await bookings.create(testBooking({ items: [over, ended] }))
    for (const event of ['wait', 'confirm'] as const)
      await bookings.moveItem(over.id, { event, actor: 'system' })
    await store.registry.remove(slug, false)
    expect(await store.registry.removed(slug)).toHaveLength(1)
  })

  it('refuses the writes of a request that began before, and lets bookings be settled', async () => {
    const id = await fillAgency(database, store, slug)
    const agency = store.forAgency(id)
    const [booking] = await agency.bookings.list('agency', { limit: 1 })
    await store.registry.remove(slug, true)
    for (const write of [
      () => agency.bookings.create(testBooking()),
      () => agency.businessInfo.submit({ ...info }),
      () => agency.shares.create('x', 'A', 60),
      () => agency.assets.add({ contentType: 'image/svg+xml', bytes: new TextEncoder().encode('<svg />') }),
    ]) {
      await expect(write()).rejects.toMatchObject({ code: 'LV001' })
    }
    await agency.tasks.enqueue({ kind: 'refund', payload: {} })
    const paid = { id: randomUUID(), bookingId: booking?.id ?? '', gateway: 'sandbox', actor: 'system' }
    const payments = await agency.payments.ofBooking(paid.bookingId)
    expect(payments).toHaveLength(1)
    expect(await store.agenciesWithTasks()).toContain(id)
    expect(await agency.versions.published()).toBeNull()
    expect(await agency.versions.lastOfRemoved()).toMatchObject({ id, slug, version: 2 })
  })

  it('reserves the slug until nothing is open', async () => {
    const id = await fillAgency(database, store, slug)
    const other = `${slug}-other`
    await store.importTenant(testBundle(other))
    await store.registry.remove(slug, true)
    expect(await store.registry.blockedSlugs([slug, other, 'none'])).toEqual(new Set([slug]))
    const hosts = [`${slug}.example`]
    await expect(store.importTenant(testBundle(slug, { hosts }))).rejects.toBeInstanceOf(SlugBlocked)
    await expect(store.registry.rename(other, slug)).rejects.toBeInstanceOf(SlugBlocked)
    expect(await store.agencyByHost(`${slug}.example`)).toBeNull()
    const beside = testBundle(`${slug}-b`, { hosts })
    expect(await store.importTenants([testBundle(slug, { hosts }), beside])).toMatchObject([
      { name: 'SlugBlocked' },
      { result: 'created' },
    ])
    await settle(id)
    expect(await store.registry.blockedSlugs([slug])).toEqual(new Set())
    await store.registry.rename(other, slug)
    expect(await store.agencyBySlug(slug)).not.toBeNull()
  })

  it('frees the slug if only incidents are open, and keeps them with the removed agency', async () => {
    const { agencyId } = await store.importTenant(testBundle(slug))
    const agency = store.forAgency(agencyId)
    const past = testItem({ startsOn: '2020-01-01', endsOn: '2020-01-03' })
    const booking = await agency.bookings.create(testBooking({ items: [past] }))
    for (const event of ['wait', 'confirm'] as const)
      await agency.bookings.moveItem(past.id, { event, actor: 'system' })
    const payment = { id: randomUUID(), bookingId: booking.id, gateway: 'stripe', actor: 'guest' }
    await agency.payments.create({ ...payment, amount: 100, currency: 'DKK' })
    await agency.payments.move(payment.id, { event: 'authorise', actor: 'gateway' })
    await agency.tasks.enqueue({ kind: 'capture', payload: { paymentId: payment.id } })
    await store.registry.remove(slug, true)
    expect(await store.registry.blockedSlugs([slug])).toEqual(new Set([slug]))
    const task = await agency.tasks.claim(60)
    if (task === null) throw new Error('the capture is due')
    await agency.tasks.done(task)
    expect(await store.registry.blockedSlugs([slug])).toEqual(new Set([slug]))
    await agency.tasks.raise({ kind: 'unpaid', payload: { paymentId: payment.id, amount: 100 }, error: 'no' })
    expect((await store.registry.holdings(agencyId)).open).toEqual({
      trips: 0,
      holds: 0,
      payments: 0,
      tasks: 0,
      incidents: 1,
    })
    expect(await store.registry.blockedSlugs([slug])).toEqual(new Set())
    const heir = await store.importTenant(testBundle(slug))
    expect(heir.agencyId).not.toBe(agencyId)
    expect(await store.forAgency(heir.agencyId).tasks.givenUp(10)).toEqual([])
    expect(await agency.tasks.givenUp(10)).toMatchObject([{ kind: 'unpaid' }])
  })

  it('deletes the demo’s bookings and credits in production, and keeps others', async () => {
    const id = await fillAgency(database, store, slug)
    const production = await createStore(shared(database), {
      demo: false,
      clock: () => new Date(),
      log: silentLog,
    })
    const later = new Date(Date.now() + 600_000)
    const held = testBooking({ items: [testItem({ holdExpiresAt: later })] })
    await store.forAgency(id).bookings.create(held)
    const none = { trips: 0, holds: 0, payments: 0, tasks: 0, incidents: 0 }
    expect(await production.registry.holdings(id)).toMatchObject({
      kept: { bookings: 0, payments: 0, refunds: 0 },
      open: none,
    })
    expect((await store.registry.holdings(id)).open).not.toEqual(none)
    const past = testItem({ startsOn: '2020-01-01', endsOn: '2020-01-03' })
    const own = await production.forAgency(id).bookings.create(testBooking({ items: [past] }))
    for (const event of ['wait', 'confirm'] as const)
      await production.forAgency(id).bookings.moveItem(past.id, { event, actor: 'system' })
    await production.registry.remove(slug, false)
    const { booking_items: items, bookings, payments, refunds, outbox } = await rowsOf(id)
    expect({ items, bookings, payments, refunds, outbox }).toEqual({
      items: 1,
      bookings: 1,
      payments: 0,
      refunds: 0,
      outbox: 0,
    })
    expect(await production.forAgency(id).bookings.find(own.id)).not.toBeNull()
  })

  it('throws for a slug that no agency has', async () => {
    await expect(store.registry.remove('none', true)).rejects.toThrow('there is no agency none')
    await expect(store.registry.rename('none', 'other')).rejects.toThrow('there is no agency none')
  })
})

/** The platform may delete these tables' expired rows of any agency. */
const forgotten = ['hosts', 'sign_in_attempts', 'sso_attempts', 'account_tokens', 'known_devices']

describe("the platform's role", () => {
  it('deletes no row of an agency that is not removed', async () => {
    const id = await fillAgency(database, store, slug)
    const before = await rowsOf(id)
    await platformScope(database)(async (tx) => {
      for (const table of [...deletedTables, ...preservedTables]) {
        if (forgotten.includes(getTableName(table))) continue
        await tx.delete(table).where(sql`${table.agencyId} = ${id}`)
      }
    })
    expect(await rowsOf(id)).toEqual(before)
  })
})

describe('the retained rows of a removed agency', () => {
  it('are deleted on the day after their term, and not before', async () => {
    const [old, recent] = [
      await fillAgency(database, store, slug),
      await fillAgency(database, store, `${slug}-b`),
    ]
    await store.registry.remove(slug, true)
    await store.registry.remove(`${slug}-b`, true)
    const until = (id: string, days: number) =>
      database.transaction((tx) =>
        tx.execute(sql`update agencies set kept_until = current_date - ${days}::integer where id = ${id}`),
      )
    await until(old, 1)
    await until(recent, 0)
    const before = await rowsOf(recent)
    await store.forgetRemoved()
    expect(Object.values(await rowsOf(old)).every((rows) => rows === 0)).toBe(true)
    expect(await store.registry.removed(slug)).toEqual([])
    expect(await rowsOf(recent)).toEqual(before)
  })
})

describe('renaming an agency', () => {
  it('changes its slug and keeps its id, hosts, people, sessions and bookings', async () => {
    const id = await fillAgency(database, store, slug)
    const [before, agency] = [await rowsOf(id), await store.agencyBySlug(slug)]
    const renamed = `${slug}-renamed`
    await store.registry.rename(slug, renamed)
    expect(await rowsOf(id)).toEqual({ ...before, audit_log: (before.audit_log ?? 0) + 1 })
    expect(await store.agencyBySlug(slug)).toBeNull()
    const now = await store.agencyBySlug(renamed)
    expect(now).toMatchObject({ id, version: agency?.version, agency: { subdomain: renamed } })
    expect(await store.agencyByHost(`${slug}.example`)).toMatchObject({ id, slug: renamed })
    expect((await store.forAgency(id).drafts.find())?.content.agency.subdomain).toBe(renamed)
    expect((await store.importedFolders()).has(renamed)).toBe(true)
  })

  it("is refused for another agency's slug", async () => {
    await store.importTenant(testBundle(slug))
    await store.importTenant(testBundle(`${slug}-other`))
    await expect(store.registry.rename(slug, `${slug}-other`)).rejects.toBeInstanceOf(SlugTaken)
    expect(await store.agencyBySlug(slug)).not.toBeNull()
  })

  it('frees the slug for a new agency, which gets another id', async () => {
    const { agencyId } = await store.importTenant(testBundle(slug))
    expect(agencyId).toBe(agencyIdForSlug(slug))
    await store.registry.rename(slug, `${slug}-renamed`)
    const heir = await store.importTenant(testBundle(slug))
    expect(heir.agencyId).not.toBe(agencyId)
    expect(await store.agencyBySlug(`${slug}-renamed`)).toMatchObject({ id: agencyId })
  })
})

describe('a missing folder', () => {
  it('is reported once, and again if it was back in between', async () => {
    await store.importTenant(testBundle(slug))
    const others = [...(await store.importedFolders()).keys()].filter((other) => other !== slug)
    const report = async () => (await store.registry.reportGone(others)).map((gone) => gone.slug)
    expect(await report()).toEqual([slug])
    expect(await report()).toEqual([])
    expect(await store.registry.reportGone([...others, slug])).toEqual([])
    expect(await report()).toEqual([slug])
  })
})

const info = {
  contactEmailId: 'a@b.example',
  contactPhoneNumber: '',
  hearBy: 'Google',
  hearByName: '',
  hqCountry: 'US',
  bookingVolume: '$1M+',
  useForBusiness: 'B2C website',
  productInterested: 'Hotels',
} as const
