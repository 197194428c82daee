import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { QueryFailed } from '../../db/query-failed.ts'
import { agencyScope, enterAgency, platformScope } from '../../db/scope.ts'
import {
  accountTokens,
  businessInfo,
  identities,
  knownDevices,
  sessions,
  signInAttempts,
  ssoAttempts,
  users,
} from '../../domain/accounts/people-schema.ts'
import {
  agencies,
  agencyPointer,
  agencyVersions,
  assets,
  auditLog,
  hosts,
  platformState,
  tenantImports,
} from '../../domain/agencies/agency-schema.ts'
import {
  bookingEvents,
  bookingItems,
  bookings,
  payments,
  quotes,
  refunds,
} from '../../domain/booking/booking-schema.ts'
import { credits, idempotencyKeys, outbox, promotions } from '../../domain/booking/checkout-schema.ts'
import { mails } from '../../domain/mail/mail-schema.ts'
import { octoBookings } from '../../domain/octo/octo-schema.ts'
import { markups } from '../../domain/pricing/markup-schema.ts'
import { proposals } from '../../domain/proposals/proposal-schema.ts'
import {
  draftChanges,
  drafts,
  publications,
  schedules,
  shares,
} from '../../domain/site-settings/branding-schema.ts'
import { createStore } from './create-store.ts'
import { sandboxPayments } from './sandbox-schema.ts'
import type { Store } from './store.ts'
import { openTestDatabase, silentLog } from './testing.ts'
import { fillAgency } from './testing-full-agency.ts'

const tradeTables = [
  quotes,
  bookings,
  bookingItems,
  bookingEvents,
  payments,
  refunds,
  idempotencyKeys,
  outbox,
  credits,
  promotions,
  sandboxPayments,
  proposals,
  octoBookings,
]
const agencyTables = [
  agencyVersions,
  agencyPointer,
  tenantImports,
  assets,
  users,
  sessions,
  accountTokens,
  knownDevices,
  identities,
  ssoAttempts,
  mails,
  businessInfo,
  signInAttempts,
  shares,
  auditLog,
  drafts,
  draftChanges,
  publications,
  schedules,
  ...tradeTables,
  markups,
]
const named = <Table extends PgTable>(tables: Table[]) =>
  tables.map((table) => [getTableName(table), table] as const)
const svg = { contentType: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }

let database: Database
let store: Store
let mine: string
let other: string

beforeAll(async () => {
  database = await openTestDatabase()
  store = await createStore(database, { demo: true, clock: () => new Date(), log: silentLog })
  mine = await fillAgency(database, store, 'mine')
  other = await fillAgency(database, store, 'other')
})
afterAll(() => store.close())

describe('an agency’s scope', () => {
  it.each(named(agencyTables))(
    'shows only its own rows of %s, without any condition',
    async (_name, table) => {
      const rows = await agencyScope(database, mine)((tx) => tx.select().from(table))
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.every((row) => row.agencyId === mine)).toBe(true)
    },
  )

  it('shows its own entry of the registry only', async () => {
    const scope = agencyScope(database, mine)
    expect((await scope((tx) => tx.select().from(agencies))).map(({ id }) => id)).toEqual([mine])
    expect((await scope((tx) => tx.select().from(hosts))).map(({ host }) => host)).toEqual(['mine.example'])
  })

  it.each(named(agencyTables))('refuses to write rows of another agency to %s', async (_name, table) => {
    const [row] = await agencyScope(database, mine)((tx) => tx.select().from(table))
    const write = agencyScope(
      database,
      mine,
    )((tx) =>
      tx.insert(table).values({ ...row, agencyId: other, id: undefined, sequence: undefined } as never),
    )
    await expect(write).rejects.toThrow('row-level security')
  })

  it('changes and removes nothing of another agency', async () => {
    const scope = agencyScope(database, mine)
    const changed = await scope((tx) =>
      tx.update(users).set({ firstName: 'Taken' }).where(sql`agency_id = ${other}`).returning(),
    )
    const removed = await scope((tx) => tx.delete(users).where(sql`agency_id = ${other}`).returning())
    expect([changed, removed]).toEqual([[], []])
    expect(await store.forAgency(other).users.findByEmail('a@b.example')).toMatchObject({ firstName: 'A' })
  })

  it('cannot write the registry, nor read the state of the platform', async () => {
    const write = agencyScope(
      database,
      mine,
    )((tx) => tx.insert(hosts).values({ host: 'x.example', agencyId: mine }))
    await expect(write).rejects.toThrow('permission denied')
    const state = agencyScope(database, mine)((tx) => tx.select().from(platformState))
    await expect(state).rejects.toThrow('permission denied')
  })

  it('refuses an id that is not a UUID', async () => {
    await expect(store.forAgency('').assets.find('x')).rejects.toThrow(TypeError)
    await expect(store.forAgency("' or true").assets.find('x')).rejects.toThrow(TypeError)
  })
})

describe('the role without an agency', () => {
  it.each(named([...agencyTables, agencies, hosts]))(
    'sees no rows of %s when no agency is set',
    async (_name, table) => {
      const rows = await database.transaction(async (tx) => {
        await tx.execute(sql`set local role livery_app`)
        return tx.select().from(table)
      })
      expect(rows).toEqual([])
    },
  )

  it.each(named([...agencyTables, agencies, hosts]))(
    'sees no rows of %s when the agency is empty',
    async (_name, table) => {
      const rows = await database.transaction(async (tx) => {
        await enterAgency(tx, mine)
        await tx.execute(sql`select set_config('livery.agency_id', '', true)`)
        return tx.select().from(table)
      })
      expect(rows).toEqual([])
    },
  )

  it('is left at the end of each transaction, with the agency', async () => {
    await agencyScope(database, mine)((tx) => tx.select().from(users))
    const [row] = await database.transaction((tx) =>
      tx
        .select({
          role: sql<string>`current_user`,
          agency: sql<string>`current_setting('livery.agency_id', true)`,
        })
        .from(sql`(select 1) as one`),
    )
    expect(row).toEqual({ role: 'postgres', agency: '' })
  })
})

describe('the platform’s scope', () => {
  it.each(
    named([
      agencyVersions,
      agencyPointer,
      assets,
      users,
      sessions,
      accountTokens,
      identities,
      ssoAttempts,
      mails,
      shares,
      businessInfo,
      auditLog,
      drafts,
      draftChanges,
      publications,
      schedules,
      ...tradeTables,
    ]),
  )('cannot read %s', async (_name, table) => {
    await expect(platformScope(database)((tx) => tx.select().from(table))).rejects.toThrow(
      'permission denied',
    )
  })
})

describe("the platform's view of mail", () => {
  it('has the agencies with mail to send, and nothing else', async () => {
    const { agencyId, id, sentAt, nextAttemptAt } = mails
    const rows = await platformScope(database)((tx) =>
      tx.select({ agencyId, id, sentAt, nextAttemptAt }).from(mails),
    )
    expect(new Set(rows.map((row) => row.agencyId))).toEqual(new Set([mine, other]))
    for (const column of [mails.recipient, mails.subject, mails.html, mails.body, mails.kind]) {
      const read = platformScope(database)((tx) => tx.select({ column }).from(mails))
      await expect(read).rejects.toThrow('permission denied')
    }
    const write = platformScope(database)((tx) => tx.update(mails).set({ sentAt: new Date() }))
    await expect(write).rejects.toThrow('permission denied')
  })
})

describe("the platform's view of tasks", () => {
  it('has the agencies with tasks to do, and nothing else', async () => {
    const { agencyId, id, dueAt, doneAt, isDemo } = outbox
    const rows = await platformScope(database)((tx) =>
      tx.select({ agencyId, id, dueAt, doneAt, isDemo }).from(outbox),
    )
    expect(new Set(rows.map((row) => row.agencyId))).toEqual(new Set([mine, other]))
    for (const column of [outbox.kind, outbox.payload, outbox.error]) {
      const read = platformScope(database)((tx) => tx.select({ column }).from(outbox))
      await expect(read).rejects.toThrow('permission denied')
    }
  })

  it('deletes no open task, and no quote or answer of the last day', async () => {
    const counts = () =>
      agencyScope(
        database,
        mine,
      )(async (tx) => [await tx.$count(outbox), await tx.$count(quotes), await tx.$count(idempotencyKeys)])
    const before = await counts()
    for (const table of [outbox, quotes, idempotencyKeys]) {
      await platformScope(database)((tx) => tx.delete(table))
    }
    expect(await counts()).toEqual(before)
  })
})

describe("the platform's view of the sandbox", () => {
  it('has the agencies with a webhook to send, and nothing else', async () => {
    const { agencyId, webhookDueAt, isDemo, reference, record } = sandboxPayments
    const rows = await platformScope(database)((tx) =>
      tx.select({ agencyId, webhookDueAt, isDemo }).from(sandboxPayments),
    )
    expect(new Set(rows.map((row) => row.agencyId))).toEqual(new Set([mine, other]))
    for (const column of [reference, record]) {
      const read = platformScope(database)((tx) => tx.select({ column }).from(sandboxPayments))
      await expect(read).rejects.toThrow('permission denied')
    }
    const write = platformScope(database)((tx) => tx.update(sandboxPayments).set({ webhookDueAt: null }))
    await expect(write).rejects.toThrow('permission denied')
  })
})

describe('repositories of another agency', () => {
  it('find no quote, booking, payment or credit of it, and move nothing', async () => {
    const theirs = store.forAgency(other)
    const [booking] = await theirs.bookings.list('agency', { limit: 1 })
    const personId = booking?.personId ?? ''
    const [payment] = await theirs.payments.ofBooking(booking?.id ?? '')
    expect(await theirs.payments.attach(payment?.id ?? '', 'pi_theirs')).toBe(true)
    const quote = await theirs.quotes.create({ product: 'hotel', snapshot: {}, visit: null, personId })
    const agency = store.forAgency(mine)
    expect(await agency.bookings.find(booking?.id ?? '')).toBeNull()
    expect(await agency.bookings.lock(booking?.id ?? '')).toBeNull()
    expect(await agency.bookings.findByReference(booking?.reference ?? '')).toBeNull()
    expect(await agency.bookings.list({ personId }, { limit: 10 })).toEqual([])
    expect(await agency.bookings.list('agency', { limit: 10, after: booking?.id })).toEqual([])
    expect(await agency.bookings.events(booking?.id ?? '')).toEqual([])
    const item = booking?.items[0]?.id ?? ''
    expect(await agency.bookings.moveItem(item, { event: 'confirm', actor: 'system' })).toBeNull()
    expect(await agency.payments.find(payment?.id ?? '')).toBeNull()
    expect(await agency.payments.findByGateway('sandbox', 'pi_theirs')).toBeNull()
    expect(await agency.payments.move(payment?.id ?? '', { event: 'authorise', actor: 'x' })).toBeNull()
    expect(await agency.quotes.find(quote.id)).toBeNull()
    expect(await agency.quotes.booked(quote.id, booking?.id ?? '')).toBe(false)
    expect(await agency.credits.balances(personId)).toEqual([])
    const foreign = agency.payments.create({
      id: randomUUID(),
      bookingId: booking?.id ?? '',
      gateway: 'sandbox',
      amount: 1,
      currency: 'DKK',
      actor: 'x',
    })
    await expect(foreign).rejects.toThrow('foreign key')
    expect(await theirs.bookings.find(booking?.id ?? '')).toEqual(booking)
  })

  it('return the same for a foreign id as for an unknown one', async () => {
    const theirs = await store.forAgency(other).users.findByEmail('a@b.example')
    const { token } = await store.forAgency(other).sessions.create(theirs?.id ?? '', 60)
    const [version] = await store.forAgency(other).versions.list()
    const agency = store.forAgency(mine)
    expect(await agency.users.find(theirs?.id ?? '')).toBeNull()
    expect(await agency.users.find('no uuid')).toBeNull()
    expect(await agency.sessions.find(token)).toBeNull()
    expect(await agency.versions.find((version?.version ?? 0) + 1)).toBeNull()
    await agency.sessions.end(token)
    await agency.sessions.endAllOf(theirs?.id ?? '')
    const [session] = await store.forAgency(other).sessions.list(theirs?.id ?? '')
    expect(await agency.sessions.list(theirs?.id ?? '')).toEqual([])
    expect(await agency.sessions.endById(theirs?.id ?? '', session?.id ?? '')).toBe(false)
    const reset = await store.forAgency(other).accountTokens.issue(theirs?.id ?? '', 'reset')
    expect(await agency.accountTokens.peek(reset, 'reset')).toBeNull()
    expect(await agency.accountTokens.redeem(reset, 'reset')).toBeNull()
    await expect(agency.accountTokens.issue(theirs?.id ?? '', 'reset')).rejects.toThrow('does not belong')
    const [mail] = await store.forAgency(other).mails.latest(1)
    expect(await agency.mails.find(mail?.id ?? 0)).toBeNull()
    expect(await agency.users.update(theirs?.id ?? '', { firstName: 'Taken' })).toBeNull()
    expect(await agency.users.setAccess(theirs?.id ?? '', { isActive: false })).toBeNull()
    await agency.users.setPassword(theirs?.id ?? '', 'taken')
    await agency.users.markVerified(theirs?.id ?? '')
    expect(await store.forAgency(other).users.find(theirs?.id ?? '')).toEqual(theirs)
    expect(await store.forAgency(other).accountTokens.peek(reset, 'reset')).toEqual(theirs)
    expect(await store.forAgency(other).sessions.find(token)).not.toBeNull()
  })

  it('refuse a session for a person of another agency', async () => {
    const theirs = await store.forAgency(other).users.findByEmail('a@b.example')
    await expect(store.forAgency(mine).sessions.create(theirs?.id ?? '', 60)).rejects.toThrow('foreign key')
  })

  it('store one e-mail address at two agencies as two people', async () => {
    const ids = [mine, other].map(
      async (id) => (await store.forAgency(id).users.findByEmail('a@b.example'))?.id,
    )
    expect(new Set(await Promise.all(ids)).size).toBe(2)
  })
})

describe('immutable data', () => {
  it.each([agencyVersions, auditLog])(
    'is not changed or deleted, by the agency or by the superuser',
    async (table) => {
      const attempts = ['update', 'delete'].map(
        (verb) => async (scope: typeof database.transaction) =>
          scope((tx) => (verb === 'update' ? tx.update(table).set({ actor: 'x' }) : tx.delete(table))),
      )
      for (const attempt of attempts) {
        await expect(attempt(agencyScope(database, mine))).rejects.toThrow('permission denied')
        await expect(attempt((work) => database.transaction(work))).rejects.toThrow('are never changed')
      }
      await expect(database.transaction((tx) => tx.execute(sql`truncate ${table} cascade`))).rejects.toThrow(
        'are never changed',
      )
    },
  )

  it('includes the changes of a publication', async () => {
    const attempts = [
      (scope: typeof database.transaction) => scope((tx) => tx.update(publications).set({ note: 'x' })),
      (scope: typeof database.transaction) => scope((tx) => tx.delete(publications)),
    ]
    for (const attempt of attempts) {
      await expect(attempt(agencyScope(database, mine))).rejects.toThrow('permission denied')
      await expect(attempt((work) => database.transaction(work))).rejects.toThrow('are never changed')
    }
  })
})

describe('a step of a booking and an entry of credits', () => {
  it.each(named([bookingEvents, credits]))('is never changed or deleted in %s', async (_name, table) => {
    const attempts = [
      (scope: typeof database.transaction) => scope((tx) => tx.update(table).set({ reason: 'x' })),
      (scope: typeof database.transaction) => scope((tx) => tx.delete(table)),
    ]
    for (const attempt of attempts) {
      await expect(attempt(agencyScope(database, mine))).rejects.toThrow('permission denied')
      await expect(attempt((work) => database.transaction(work))).rejects.toThrow('are never changed')
    }
  })
})

describe('a database error', () => {
  it('has the code and the query, but no parameters', async () => {
    const secret = 'a-password-hash'
    const error: unknown = await agencyScope(
      database,
      mine,
    )((tx) =>
      tx.insert(assets).values({ agencyId: other, hash: secret, contentType: secret, bytes: svg.bytes }),
    ).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(QueryFailed)
    expect(error).toMatchObject({ code: '42501' })
    expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toContain(secret)
  })
})
