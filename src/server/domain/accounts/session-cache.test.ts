import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import type { Database } from '../../db/database.ts'
import type { User } from './person.ts'

const start = new Date('2026-03-10T12:00:00Z')
let now = start
let database: Database
let store: Store
let agency: AgencyRepositories
/** Queries that reached the database. */
let queries = 0
let count = 0

beforeAll(async () => {
  const inner = await openTestDatabase()
  database = {
    isOurs: true,
    transaction(work) {
      queries += 1
      return inner.transaction(work)
    },
    listen: (channel, listener) => inner.listen(channel, listener),
    close: () => inner.close(),
  }
  store = await createStore(database, { demo: false, clock: () => now, log: silentLog })
  agency = store.forAgency((await store.importTenant(testBundle('one'))).agencyId)
  // A person may only be deactivated if an owner stays.
  await person({ userType: 'AgencyOwner', emailVerifiedAt: start })
})
beforeEach(() => {
  now = start
})
afterAll(() => store.close())

async function person(part: Partial<User> = {}): Promise<User> {
  count += 1
  const user = await agency.users.create({
    email: `person-${count}@example.com`,
    passwordHash: null,
    userType: 'SalesAgent',
    isRestricted: false,
    firstName: 'Ada',
    lastName: 'Byron',
    language: null,
    currency: null,
    ...part,
  })
  if (user === null) throw new Error('the e-mail is taken')
  return user
}

async function signedIn() {
  const user = await person()
  const { token } = await agency.sessions.create(user.id, 3600)
  expect(await agency.sessions.find(token)).toMatchObject({ user: { id: user.id } })
  return { user, token }
}

describe('a session that was looked up', () => {
  it('is not queried again, not even by simultaneous requests', async () => {
    const { token } = await signedIn()
    const before = queries
    const found = await Promise.all(Array.from({ length: 5 }, () => agency.sessions.find(token)))
    expect(found.every((one) => one !== null)).toBe(true)
    expect(queries).toBe(before)
  })

  it('is invalid from the moment it was ended, by any method', async () => {
    const endings: ((user: User, token: string, id: string) => Promise<unknown>)[] = [
      (_, token) => agency.sessions.end(token),
      (user, _, id) => agency.sessions.endById(user.id, id),
      (user) => agency.sessions.endAllOf(user.id),
      (user) => agency.users.setAccess(user.id, { isActive: false }),
      (user) => agency.transaction(({ sessions }) => sessions.endAllOf(user.id)),
    ]
    for (let round = 0; round < 10; round += 1) {
      for (const end of endings) {
        const { user, token } = await signedIn()
        const id = (await agency.sessions.find(token))?.id ?? ''
        await end(user, token, id)
        expect(await agency.sessions.find(token)).toBeNull()
      }
    }
  })

  it('is invalid even if it is requested all the time while it ends', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { user, token } = await signedIn()
      let isEnding = true
      const asking = (async () => {
        while (isEnding) await agency.sessions.find(token)
      })()
      await agency.sessions.endAllOf(user.id)
      expect(await agency.sessions.find(token)).toBeNull()
      isEnding = false
      await asking
      expect(await agency.sessions.find(token)).toBeNull()
    }
  })

  it("reports its person's current state", async () => {
    const { user, token } = await signedIn()
    await agency.users.setAccess(user.id, { isRestricted: true })
    expect(await agency.sessions.find(token)).toMatchObject({ user: { isRestricted: true } })
    await agency.users.update(user.id, { firstName: 'Augusta' })
    expect(await agency.sessions.find(token)).toMatchObject({ user: { firstName: 'Augusta' } })
  })

  it('stays cached while others change, sign out and in', async () => {
    const { token } = await signedIn()
    const other = await signedIn()
    await agency.users.update(other.user.id, { firstName: 'Augusta' })
    await agency.sessions.end(other.token)
    const before = queries
    await agency.sessions.find(token)
    expect(queries).toBe(before)
  })

  it('is unchanged if a change was not stored', async () => {
    const { user, token } = await signedIn()
    const undone = agency.transaction(async ({ sessions }) => {
      await sessions.endAllOf(user.id)
      expect(await sessions.find(token)).toBeNull()
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await agency.sessions.find(token)).not.toBeNull()
  })

  it('expires, and is marked as seen again after five minutes', async () => {
    const { user, token } = await signedIn()
    now = new Date(start.getTime() + 6 * 60_000)
    expect(await agency.sessions.find(token)).toMatchObject({ lastSeenAt: now })
    expect(await agency.sessions.list(user.id)).toMatchObject([{ lastSeenAt: now }])
    now = new Date(start.getTime() + 3600_000)
    expect(await agency.sessions.find(token)).toBeNull()
  })

  it('is invalid at another agency, before and after', async () => {
    const other = store.forAgency((await store.importTenant(testBundle('two'))).agencyId)
    const { token } = await signedIn()
    expect(await other.sessions.find(token)).toBeNull()
    expect(await agency.sessions.find(token)).not.toBeNull()
  })
})

describe('an unknown session', () => {
  it('is not cached', async () => {
    expect(await agency.sessions.find('no-such-token')).toBeNull()
    const before = queries
    expect(await agency.sessions.find('no-such-token')).toBeNull()
    expect(queries).toBe(before + 1)
  })
})

describe('a database that other servers write to', () => {
  it('is queried every time', async () => {
    const shared = await createStore(
      { ...database, isOurs: false },
      { demo: false, clock: () => now, log: silentLog },
    )
    const { user } = await signedIn()
    const { sessions } = shared.forAgency((await store.agencyBySlug('one'))?.id ?? '')
    const { token } = await sessions.create(user.id, 3600)
    const before = queries
    await sessions.find(token)
    await sessions.find(token)
    expect(queries).toBe(before + 2)
  })
})
