import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { DatabaseUnreachable } from '../../db/database-unreachable.ts'
import { openPostgres } from '../../db/postgres-database.ts'
import { agencyScope } from '../../db/scope.ts'
import {
  draftedRows,
  everyTag,
  firstSchemaRows,
  veteran,
  withFirstMigration,
  withMigrations,
} from '../../db/testing-first-schema.ts'
import { attemptLimits } from '../../domain/accounts/attempts.ts'
import { users } from '../../domain/accounts/people-schema.ts'
import type { NewUser } from '../../domain/accounts/user-repository.ts'
import { agencyVersions } from '../../domain/agencies/agency-schema.ts'
import { applyDraftChanges } from '../../domain/site-settings/apply-draft-changes.ts'
import { currentDraft } from '../../domain/site-settings/current-draft.ts'
import type { ScheduleState } from '../../domain/site-settings/schedule-repository.ts'
import { runSchedule } from '../../domain/site-settings/schedules/run-schedule.ts'
import { storePlan } from '../../domain/site-settings/schedules/store-plan.ts'
import { openTestApp } from '../../hosts/testing-app.ts'
import { CookieJar, throughProvider } from '../../http/single-sign-on/testing-browser.ts'
import { startTestProvider } from '../../http/single-sign-on/testing-provider.ts'
import { keyedHash } from '../../kernel/ids/keyed-hash.ts'
import { type AgencyRepositories, agencyRepositories } from './agency-repositories.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { silentLog, testBundle, testContent } from './testing.ts'
import { startTestPostgres, type TestPostgres } from './testing-postgres.ts'
import { publishContent } from './testing-publish.ts'

const owner = { user: 'livery_owner', password: 'owner-password' }

let postgres: TestPostgres
let url: string
/** Two servers on one database, opened at the same moment while it was empty. */
let store: Store
let elsewhere: Store

const open = (databaseUrl: string) => openStore({ mode: 'demo', dataDir: '', databaseUrl }, silentLog)

beforeAll(async () => {
  postgres = await startTestPostgres()
  await postgres.run(`create role ${owner.user} login createrole password '${owner.password}'`)
  await postgres.run(`create database livery owner ${owner.user}`)
  url = postgres.url('livery', owner.user, owner.password)
  const opened = await Promise.all([open(url), open(url)])
  store = opened[0]
  elsewhere = opened[1]
}, 60_000)
afterAll(async () => {
  await Promise.allSettled([store?.close(), elsewhere?.close()])
  await postgres?.stop()
}, 60_000)

/** A person of an agency without a password. */
async function person(agencyId: string, email: string, more: Partial<NewUser>): Promise<string> {
  const nobody = { userType: 'Traveller', isRestricted: false, language: null, currency: null } as const
  const names = { firstName: 'A', lastName: 'B', passwordHash: null }
  const user = await store.forAgency(agencyId).users.create({ ...nobody, ...names, email, ...more })
  return user?.id ?? ''
}

/** A person's attempt with a provider. */
function way(stateHash: string) {
  return { stateHash, provider: 'staff', nonce: 'n', codeVerifier: 'v', returnTo: '/', links: null }
}

async function importedAgency(slug: string): Promise<string> {
  return (await store.importTenant(testBundle(slug, { hosts: [`${slug}.example`] }))).agencyId
}

describe('a store on PostgreSQL, whose user owns the database and is no superuser', () => {
  it('returns what it stored: document, bytes, times', async () => {
    const svg = { contentType: 'image/svg+xml', bytes: new Uint8Array([0, 255, 10, 92, 39]) }
    const content = testContent({ agencyName: 'Ünïcode’s \\ "Travel"' })
    const { agencyId } = await store.importTenant(testBundle('stored', { content, assets: [svg] }))
    const agency = store.forAgency(agencyId)
    expect((await store.agencyBySlug('stored'))?.agency.agencyName).toBe('Ünïcode’s \\ "Travel"')
    expect(await agency.assets.find(await agency.assets.add(svg))).toEqual(svg)
    const id = await person(agencyId, 'a@b.example', {})
    const user = await agency.users.find(id)
    expect(user).toMatchObject({ email: 'a@b.example', userType: 'Traveller', firstName: 'A' })
    const { token, expiresAt } = await agency.sessions.create(id, 60)
    expect(await agency.sessions.find(token)).toMatchObject({ user, expiresAt })
  })

  it('shows an agency its own rows only, and the role alone none', async () => {
    const mine = await importedAgency('mine')
    await importedAgency('theirs')
    const database = await openPostgres(url, silentLog)
    const rows = await agencyScope(database, mine)((tx) => tx.select().from(agencyVersions))
    expect(rows.map(({ agencyId }) => agencyId)).toEqual([mine])
    const bare = await database.transaction(async (tx) => {
      await tx.execute(sql`set local role livery_app`)
      return tx.select().from(agencyVersions)
    })
    // FORCE ROW LEVEL SECURITY also binds the owner of the tables.
    const asOwner = await database.transaction((tx) => tx.select().from(agencyVersions))
    expect([bare, asOwner]).toEqual([[], []])
    await expect(
      agencyScope(database, mine)((tx) => tx.insert(users).values({ agencyId: mine } as never)),
    ).rejects.toThrow('null value')
    await database.close()
  })

  it('imports a tenant once when two servers do it at the same moment', async () => {
    const outcomes = await Promise.all([
      store.importTenant(testBundle('twice')),
      elsewhere.importTenant(testBundle('twice')),
    ])
    expect(outcomes.map(({ result }) => result).toSorted()).toEqual(['created', 'unchanged'])
    expect(outcomes.map(({ version }) => version)).toEqual([1, 1])
  })

  it('gives publications from two servers different numbers', async () => {
    const id = await importedAgency('busy')
    const publication = { note: '', actor: 'system' }
    const published = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        publishContent(i % 2 ? store : elsewhere, id, testContent({ agencyName: `Name ${i}` }), publication),
      ),
    )
    expect(published.map(({ version }) => version).toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('allows ten simultaneous sign-in attempts over all servers', async () => {
    const id = await importedAgency('guessed')
    const attempts = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        (i % 2 ? store : elsewhere).forAgency(id).attempts.begin('signIn', 'a@b.example', '192.0.2.1'),
      ),
    )
    expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(10)
  })

  it('allows a hundred simultaneous attempts from one address, over all accounts and servers', async () => {
    const id = await importedAgency('sprayed')
    const from = (i: number) =>
      (i % 2 ? store : elsewhere).forAgency(id).attempts.begin('signIn', `${i}@b.example`, '192.0.2.99')
    for (let i = 0; i < attemptLimits.perAddress - 5; i += 1) await from(i)
    const attempts = await Promise.all(Array.from({ length: 24 }, (_, i) => from(1000 + i)))
    expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('delays no other agency when one is flooded with provider attempts, from the same address', async () => {
    const [flooded, quiet] = [await importedAgency('flooded'), await importedAgency('quiet')]
    const [counted, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let isHeld = true
    const flood = store.forAgency(flooded).transaction(async ({ ssoAttempts }) => {
      await ssoAttempts.begin(way('held'), '192.0.2.7', 600)
      counted.resolve()
      await go.promise
      isHeld = false
    })
    await counted.promise
    // A request that waits for the flood would wait for ever.
    const rescue = setTimeout(() => go.resolve(), 8000)
    const begun = await elsewhere.forAgency(quiet).ssoAttempts.begin(way('held'), '192.0.2.7', 600)
    expect([begun, isHeld]).toEqual([true, true])
    clearTimeout(rescue)
    go.resolve()
    await flood
  }, 20_000)

  it("decides a role change by the role after another server's change is done", async () => {
    const id = await importedAgency('promoted')
    const wanted = await person(id, 'hand@b.example', { userType: 'SalesAgent' })
    const [changed, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const promotion = store.forAgency(id).transaction(async ({ users: people }) => {
      await people.setAccess(wanted, { userType: 'AgencyOwner' })
      changed.resolve()
      await go.promise
    })
    await changed.promise
    const decision = elsewhere
      .forAgency(id)
      .transaction(({ users: people }) => people.forChange([wanted, 'none']))
    // A request that does not wait has read outdated data by then.
    await elsewhere.ping()
    await elsewhere.ping()
    go.resolve()
    await promotion
    expect(await decision).toMatchObject([{ userType: 'AgencyOwner' }, null])
  })

  it('keeps an owner when two deactivate each other on two servers at once', async () => {
    const id = await importedAgency('owned')
    const role = { userType: 'AgencyOwner', emailVerifiedAt: new Date() } as const
    const owners = await Promise.all(
      ['one@b.example', 'two@b.example'].map((email) => person(id, email, role)),
    )
    const outcomes = await Promise.allSettled(
      owners.map((owner, i) =>
        (i ? store : elsewhere).forAgency(id).users.setAccess(owner, { isActive: false }),
      ),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('answers with a new version on every server after one publishes it', async () => {
    const id = await importedAgency('spread')
    expect(await elsewhere.agencyByHost('spread.example')).toMatchObject({ version: 1 })
    const heard: (string | null)[] = []
    const stop = elsewhere.onPublished((agencyId) => heard.push(agencyId))
    await publishContent(store, id, testContent({ agencyName: 'New' }), { note: '', actor: 'system' })
    // The message about its import may arrive only now.
    await vi.waitFor(async () => {
      expect(await elsewhere.agencyByHost('spread.example')).toMatchObject({ version: 2 })
    })
    expect(heard).toContain(id)
    stop()
  })

  it('answers with new prices on every server after one sets them, and removes the old pages', async () => {
    const id = await importedAgency('priced')
    expect((await elsewhere.agencyByHost('priced.example'))?.markups).toEqual({ revision: 0, rules: [] })
    const heard: (string | null)[] = []
    const stop = elsewhere.onPublished((agencyId) => heard.push(agencyId))
    const rules = [{ kind: 'percent', value: 15 }] as const
    const by = { id: 'owner', name: 'Ada' }
    const changes = [store, elsewhere].map((one) =>
      one.forAgency(id).markups.change({ revision: 0, rules: [...rules], by }),
    )
    // Both send the same rules: one of them stores them, or both find them stored already.
    expect(await Promise.all(changes)).toContain(true)
    await vi.waitFor(async () => {
      expect((await elsewhere.agencyByHost('priced.example'))?.markups).toEqual({ revision: 1, rules })
    })
    expect(heard).toContain(id)
    stop()
  })

  it('tells listeners that anything may have changed after it lost its message connection', async () => {
    const id = await importedAgency('missed')
    expect(await elsewhere.agencyByHost('missed.example')).toMatchObject({ version: 1 })
    const heard: (string | null)[] = []
    const stop = elsewhere.onPublished((agencyId) => heard.push(agencyId))
    await postgres.run(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'livery-listener'`,
    )
    await vi.waitFor(() => expect(heard).toContain(null))
    await publishContent(store, id, testContent({ agencyName: 'Meanwhile' }), { note: '', actor: 'system' })
    expect(await elsewhere.agencyByHost('missed.example')).toMatchObject({ version: 2 })
    let name = 0
    await vi.waitFor(
      async () => {
        name += 1
        await publishContent(store, id, testContent({ agencyName: `Afterwards ${name}` }), {
          note: '',
          actor: 'system',
        })
        expect(heard).toContain(id)
      },
      { timeout: 20_000, interval: 200 },
    )
    expect(heard.filter((agencyId) => agencyId === null)).toHaveLength(2)
    stop()
  })

  it('continues after the server closed all its connections, idle or in use, however often', async () => {
    await importedAgency('resumed')
    const database = await openPostgres(url, silentLog)
    const ask = () => database.transaction((tx) => tx.execute(sql`select 1`))
    // More often than the pool has connections: if each were lost for good, the pool would run out.
    for (let round = 0; round < 12; round += 1) {
      await vi.waitFor(ask)
      const interrupted = database.transaction((tx) => tx.execute(sql`select pg_sleep(10)`))
      const failure = expect(interrupted).rejects.toBeInstanceOf(DatabaseUnavailable)
      await vi.waitFor(ask)
      await postgres.run(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'livery' and pid <> pg_backend_pid()`,
      )
      await failure
    }
    await vi.waitFor(ask)
    await database.close()
    await vi.waitFor(() => store.ping())
    expect(await store.agencyByHost('resumed.example')).toMatchObject({ version: 1 })
  })
})

describe('a person who returns from a provider twice at the same moment', () => {
  const proven = {
    issuer: 'https://staff.example',
    subject: 'one',
    email: 'one@b.example',
    isEmailVerified: true,
    firstName: 'A',
    lastName: 'B',
  }

  it('is one person, also on two servers and at the first log-in', async () => {
    const id = await importedAgency('firsts')
    const found = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        (i % 2 ? store : elsewhere).forAgency(id).identities.signIn(proven, { id: 'staff', kind: 'sso' }),
      ),
    )
    const somebody = await store.forAgency(id).users.findByEmail('one@b.example')
    expect(found.map((one) => ('user' in one ? one.user.id : one.refused))).toEqual(
      Array.from({ length: 8 }, () => somebody?.id),
    )
    expect(await store.forAgency(id).identities.list(somebody?.id ?? '')).toHaveLength(1)
    const actions = (await store.forAgency(id).audit.latest(10)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'user.signUp')).toHaveLength(1)
  })

  it('gets one session for one attempt, which has expired for the second request', async () => {
    const host = 'comers.localhost:4000'
    const provider = await startTestProvider({
      clients: [{ id: 'livery', redirectUris: [`http://${host}/sso/callback/staff`] }],
      claimsOf: (login) => ({ email: `${login}@b.example`, email_verified: true }),
    })
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }
    const staff = { id: 'staff', kind: 'sso', name: 'Staff', clientId: 'livery' } as const
    const content = {
      ...testContent({ sso }),
      identityProviders: [{ ...staff, issuer: provider.issuer, scopes: ['openid', 'email'] }],
    }
    const { agencyId } = await store.importTenant(testBundle('comers', { content }))
    // One server is enough: each of its requests has a separate connection.
    const server = await openTestApp({ store, clock: () => new Date() }, {})
    const jar = new CookieJar()
    const begun = jar.keep(await server.call('/sso/start?provider=staff', { host }))
    const back = await throughProvider(begun.headers.get('location') ?? '', 'two')
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const headers = { cookie: jar.header() }
        const answer = await server.call(`${back.pathname}${back.search}`, { host, headers })
        return answer.headers.get('location')
      }),
    )
    const { users, sessions } = store.forAgency(agencyId)
    const somebody = await users.findByEmail('two@b.example')
    expect(await sessions.list(somebody?.id ?? '')).toHaveLength(1)
    expect(answers.toSorted()).toEqual(['/', ...Array.from({ length: 5 }, () => '/sso?error=expired')])
    await provider.stop()
  }, 30_000)
})

describe('a database of the first release, whose user is bound by its row-level security', () => {
  it('opens with its people, who count as verified', async () => {
    await postgres.run(`create database veteran owner ${owner.user}`)
    const veteranUrl = postgres.url('veteran', owner.user, owner.password)
    const pool = postgres.pool('veteran', { ...owner, max: 1 })
    await withFirstMigration((migrationsFolder) => migrate(drizzle({ client: pool }), { migrationsFolder }))
    await pool.query(firstSchemaRows)
    await pool.end()
    const opened = await open(veteranUrl)
    const { users, sessions } = opened.forAgency(veteran.agencyId)
    expect(await users.find(veteran.userId)).toMatchObject({
      emailVerifiedAt: expect.any(Date),
      isActive: true,
    })
    expect(await sessions.list(veteran.userId)).toHaveLength(2)
    await opened.close()
  })

  it('opens with its draft and its plans, which contain only their changes', async () => {
    await postgres.run(`create database drafted owner ${owner.user}`)
    const draftedUrl = postgres.url('drafted', owner.user, owner.password)
    const pool = postgres.pool('drafted', { ...owner, max: 1 })
    const upTo = (tags: readonly string[]) =>
      withMigrations(tags, (migrationsFolder) => migrate(drizzle({ client: pool }), { migrationsFolder }))
    await upTo(['0000_agencies'])
    await pool.query(firstSchemaRows)
    await upTo(everyTag.filter((tag) => tag < '0017'))
    await pool.query(draftedRows)
    await pool.end()
    const opened = await open(draftedUrl)
    const { schedules, drafts } = opened.forAgency(veteran.agencyId)
    expect(await schedules.list()).toMatchObject([
      { state: 'planned', changes: [{ pointer: '/agency/city', after: 'Porto' }] },
    ])
    // Changes stored without a size are not listed: a late editor reloads the draft.
    expect(await drafts.since(6)).toEqual([])
    await opened.close()
  })
})

describe('an outbox that several servers empty', () => {
  it('gives each mail to one of them', async () => {
    const id = await importedAgency('outbox')
    const production = await openPostgres(url, silentLog)
    const clock = () => new Date()
    const outboxes = [1, 2].map(
      () =>
        agencyRepositories(production, id, {
          demo: false,
          clock,
          hash: keyedHash('key'),
          sessionCache: null,
          published() {},
        }).mails,
    )
    const mail = { recipient: 'a@b.example', kind: 'reset', language: 'en', subject: 'S', html: '', text: '' }
    for (let i = 0; i < 6; i += 1) await outboxes[0]?.add(mail)
    const claims = await Promise.all(Array.from({ length: 10 }, (_, i) => outboxes[i % 2]?.claim(60) ?? null))
    // A server that finds a locked mail gets nothing; no mail is given to two.
    const ids = claims.flatMap((claim) => (claim === null ? [] : [claim.id]))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
    await production.close()
  })
})

describe('several servers on one database', () => {
  const editor = { id: 'owner', name: 'Ada' }
  /** A person's change of one field at one of the servers, repeated after a conflict. */
  async function changed({ drafts, assets }: AgencyRepositories, pointer: string, after: unknown) {
    for (;;) {
      const draft = await currentDraft(drafts)
      const { settings, changes } = await applyDraftChanges(draft.settings, [{ pointer, after }], assets, {
        group: draft.agencyId,
        member: editor.id,
      })
      const { revision } = draft
      const outcome = await drafts.change({ revision, changes, settings, editor })
      if (outcome.ok) return outcome.revision
    }
  }
  const wish = (startsAt: Date, endsAt: Date | null, after: string, before: string) => ({
    by: editor,
    note: '',
    origin: null,
    baseVersion: 1,
    startsAt,
    endsAt,
    changes: [{ pointer: '/agency/agencyName', before, after }],
  })
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

  it('make twenty plans at most, however many are requested at once', async () => {
    const agencyId = await importedAgency('planning')
    const servers = [store.forAgency(agencyId), elsewhere.forAgency(agencyId)]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        storePlan(servers[index % 2] as AgencyRepositories, wish(later(60), null, 'Winter', 'planning')),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await store.forAgency(agencyId).schedules.list()).toHaveLength(20)
  })

  it('publish a plan once and revert it once, while each server edits the draft', async () => {
    const agencyId = await importedAgency('several')
    const servers = [store.forAgency(agencyId), elsewhere.forAgency(agencyId)]
    const [here, there] = servers as [AgencyRepositories, AgencyRepositories]
    const before = (await currentDraft(here.drafts)).published.agency.agencyName
    await storePlan(here, wish(later(-2), later(0.001), 'Winter', before))
    const run = async (repositories: AgencyRepositories, step: 'start' | 'end', clock: () => Date) => {
      const schedule = await repositories.schedules.due()
      if (schedule !== null)
        await runSchedule({ repositories, clock, tell: async () => {}, site: {} }, schedule, step)
    }
    for (const step of ['start', 'end'] as const) {
      const clock = () => (step === 'start' ? later(-1) : later(1))
      if (step === 'end') await vi.waitUntil(async () => (await here.schedules.due()) !== null)
      await Promise.all([
        ...servers.map((server) => run(server, step, clock)),
        ...servers.map((server, index) => changed(server, '/agency/city', `${step} ${index}`)),
      ])
    }
    const kinds = (await there.publications.ofVersions([2, 3])).map(({ kind }) => kind)
    expect(kinds).toEqual(['schedule-end', 'scheduled'])
    const draft = await currentDraft(there.drafts)
    expect(draft.published.agency.agencyName).toBe(before)
    expect(draft.settings.agency.city).toMatch(/^end [01]$/)
  })

  it('do the earliest due plan first, and keep no more ended ones than are listed', async () => {
    const agencyId = await importedAgency('forgetful')
    const { schedules } = store.forAgency(agencyId)
    const planned = async (starts: number, ends: number | null, state: ScheduleState) => {
      const id = randomUUID()
      await schedules.plan({ id, ...wish(later(starts), ends === null ? null : later(ends), 'A', 'B') })
      if (state !== 'planned') await schedules.settle(id, { state })
      return id
    }
    const live = await planned(-60, -10, 'live')
    const start = await planned(-30, null, 'planned')
    expect((await schedules.due())?.id).toBe(start)
    await schedules.settle(start, { state: 'done' })
    expect((await schedules.due())?.id).toBe(live)
    const old = await planned(-40 * 24 * 60, null, 'done')
    for (let index = 0; index < 60; index += 1) await planned(60 + index, null, 'cancelled')
    expect(await schedules.find(old)).toBeNull()
    expect((await schedules.list()).length).toBeLessThanOrEqual(52)
    // The oldest ended plan was deleted, because only the next new plan deletes surplus ones.
    expect(await schedules.find(start)).toBeNull()
    expect((await schedules.find(live))?.state).toBe('live')
  })

  it('list and keep no more changes for a late editor than an answer can have', async () => {
    const agencyId = await importedAgency('heavy')
    const { drafts, audit } = store.forAgency(agencyId)
    const first = await currentDraft(drafts)
    let last = first.revision
    for (const letter of 'abcdefgh') {
      const content = letter.repeat(300_000)
      const settings = { ...first.settings, about: { isEnabled: true, title: 'About', content } }
      const changes = [{ pointer: '/about/content', before: '', after: content }]
      const outcome = await drafts.change({ revision: last, changes, settings, editor })
      last = outcome.revision
    }
    const late = elsewhere.forAgency(agencyId).drafts
    expect(await late.since(first.revision)).toEqual([])
    expect((await late.since(last - 3)).map(({ revision }) => revision)).toEqual([last - 2, last - 1, last])
    const pool = postgres.pool('livery', { max: 1 })
    const { rows } = await pool.query('select size from draft_changes where agency_id = $1', [agencyId])
    await pool.end()
    expect(rows).toHaveLength(3)
    const noted = (await audit.latest(20)).filter(({ action }) => action === 'draft.change')
    // One person's successive changes are one entry.
    expect(noted).toHaveLength(1)
  })
})

describe('a PostgreSQL server that is stopped', () => {
  it('is reported as unavailable to every query', async () => {
    const own = await startTestPostgres()
    await own.run('create database livery')
    const served = await open(own.url('livery'))
    const { agencyId } = await served.importTenant(testBundle('served', { hosts: ['served.example'] }))
    await own.stop()
    for (let round = 0; round < 3; round += 1) {
      await expect(served.ping()).rejects.toBeInstanceOf(DatabaseUnavailable)
      const found = served.forAgency(agencyId).sessions.find('token')
      await expect(found).rejects.toBeInstanceOf(DatabaseUnavailable)
      await expect(served.agencyByHost('other.example')).rejects.toBeInstanceOf(DatabaseUnavailable)
    }
    await served.close()
  }, 60_000)
})

describe('a PostgreSQL server that refuses', () => {
  const refusal = async (databaseUrl: string) => {
    const error: unknown = await open(databaseUrl).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DatabaseUnreachable)
    return (error as Error).message.replace(/127\.0\.0\.1:\d+/, 'HOST')
  }
  const sentence = (reason: string) =>
    `The PostgreSQL server of DATABASE_URL (HOST) cannot be used: ${reason}.`

  it('the password is reported with the user and without the password', async () => {
    expect(await refusal(postgres.url('livery', owner.user, 'wrong-password'))).toBe(
      sentence('it refused the password of the user "livery_owner"'),
    )
  })

  it('the database is reported with its name', async () => {
    expect(await refusal(postgres.url('nowhere'))).toBe(sentence('it has no database "nowhere"'))
  })

  it('its user the roles is reported with the administrator’s remedy, which works', async () => {
    await postgres.run(`create role plain login password 'plain-password'`)
    await postgres.run('create database plain owner plain')
    const plainUrl = postgres.url('plain', 'plain', 'plain-password')
    const remedy = 'GRANT livery_app, livery_platform TO "plain";'
    expect(await refusal(plainUrl)).toContain(remedy)
    await postgres.run(remedy)
    const plain = await open(plainUrl)
    await plain.importTenant(testBundle('plain'))
    expect(await plain.agencyBySlug('plain')).toMatchObject({ version: 1 })
    await plain.close()
  })
})
