import { createHash } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import { agencyScope } from '../../db/scope.ts'
import { agenciesOfAddress, attemptLimits } from '../../domain/accounts/attempts.ts'
import { hashPassword } from '../../domain/accounts/password.ts'
import { signInAttempts, ssoAttempts } from '../../domain/accounts/people-schema.ts'
import { MOST_FROM_ADDRESS } from '../../domain/accounts/sso-attempts.ts'
import type { NewUser } from '../../domain/accounts/user-repository.ts'
import type { AgencyRepositories } from './agency-repositories.ts'
import { createStore } from './create-store.ts'
import type { Store } from './store.ts'
import { openTestDatabase, silentLog, testBundle } from './testing.ts'

let now = new Date('2026-03-01T12:00:00Z')
const clock = () => now
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

let database: Database
let store: Store
let agencyId: string
let agency: AgencyRepositories
let otherId: string
let other: AgencyRepositories
let passwordHash: string

beforeAll(async () => {
  database = await openTestDatabase()
  store = await createStore(database, { demo: true, clock, log: silentLog })
  agencyId = (await store.importTenant(testBundle('one'))).agencyId
  agency = store.forAgency(agencyId)
  otherId = (await store.importTenant(testBundle('two'))).agencyId
  other = store.forAgency(otherId)
  passwordHash = await hashPassword('correct horse')
})
afterAll(() => store.close())

function person(email: string, part: Partial<NewUser> = {}): NewUser {
  return {
    email,
    passwordHash,
    userType: 'Traveller',
    isRestricted: false,
    firstName: 'Ada',
    lastName: 'Byron',
    language: 'en',
    currency: null,
    emailVerifiedAt: now,
    ...part,
  }
}

describe('users', () => {
  it('are found by id and by e-mail in any case, without their password’s hash', async () => {
    const created = await agency.users.create(person('Ada@Example.com'))
    expect(created).toMatchObject({ email: 'ada@example.com', userType: 'Traveller', firstName: 'Ada' })
    expect(created).not.toHaveProperty('passwordHash')
    expect(await agency.users.findByEmail(' ADA@example.COM ')).toEqual(created)
    expect(await agency.users.find(created?.id ?? '')).toEqual(created)
  })

  it('are unique by e-mail at an agency', async () => {
    expect(await agency.users.create(person('once@example.com'))).not.toBeNull()
    expect(await agency.users.create(person('ONCE@example.com'))).toBeNull()
  })

  it('keep the language they chose', async () => {
    const { id = '' } = (await agency.users.create(person('language@example.com'))) ?? {}
    await agency.users.setLanguage(id, 'pt')
    expect(await agency.users.find(id)).toMatchObject({ language: 'pt' })
    await other.users.setLanguage(id, 'da')
    expect(await agency.users.find(id)).toMatchObject({ language: 'pt' })
  })

  it('sign in with their own password at their own agency only', async () => {
    await agency.users.create(person('login@example.com'))
    expect(await agency.users.authenticate('Login@example.com', 'correct horse')).toMatchObject({
      user: { firstName: 'Ada' },
    })
    expect(await agency.users.authenticate('login@example.com', 'wrong')).toBeNull()
    expect(await agency.users.authenticate('nobody@example.com', 'correct horse')).toBeNull()
    expect(await other.users.authenticate('login@example.com', 'correct horse')).toBeNull()
  })

  it('cannot sign in with a password before their address is verified', async () => {
    await agency.users.create(person('early@example.com', { emailVerifiedAt: null }))
    expect(await agency.users.authenticate('early@example.com', 'correct horse')).toBeNull()
  })

  it('without a password cannot sign in with any', async () => {
    await agency.users.create(person('sso@example.com', { passwordHash: null }))
    expect(await agency.users.authenticate('sso@example.com', '')).toBeNull()
  })
})

describe('sessions', () => {
  it('are found by their token until they end', async () => {
    const user = await agency.users.create(person('session@example.com'))
    const { token, expiresAt } = await agency.sessions.create(user?.id ?? '', 60)
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await agency.sessions.find(token)).toMatchObject({ user, expiresAt })
    expect(await agency.sessions.find(`${token}x`)).toBeNull()
    await agency.sessions.end(token)
    expect(await agency.sessions.find(token)).toBeNull()
  })

  it('expire by the clock', async () => {
    const user = await agency.users.create(person('expiry@example.com'))
    const { token, expiresAt } = await agency.sessions.create(user?.id ?? '', 60)
    expect(expiresAt).toEqual(later(60))
    const start = now
    now = later(59)
    expect(await agency.sessions.find(token)).not.toBeNull()
    now = later(1)
    expect(await agency.sessions.find(token)).toBeNull()
    now = start
  })

  it('of a person end together', async () => {
    const [user, bystander] = await Promise.all([
      agency.users.create(person('all@example.com')),
      agency.users.create(person('bystander@example.com')),
    ])
    const mine = [
      await agency.sessions.create(user?.id ?? '', 60),
      await agency.sessions.create(user?.id ?? '', 60),
    ]
    const theirs = await agency.sessions.create(bystander?.id ?? '', 60)
    await agency.sessions.endAllOf(user?.id ?? '')
    expect(await Promise.all(mine.map(({ token }) => agency.sessions.find(token)))).toEqual([null, null])
    expect(await agency.sessions.find(theirs.token)).not.toBeNull()
  })
})

describe('sign-in attempts', () => {
  const { perAccount, perAddress, perSite, windowSeconds } = attemptLimits

  /** Repeats an agency's latest attempt in the database with other accounts; one by one they would take seconds. */
  async function repeatLatest(times: number, at = agencyId, differing: (i: number) => object = () => ({})) {
    await agencyScope(
      database,
      at,
    )(async (tx) => {
      const [{ id: _, ...row } = { id: 0 }] = await tx
        .select()
        .from(signInAttempts)
        .orderBy(desc(signInAttempts.id))
        .limit(1)
      const rows = Array.from({ length: times }, (_, i) => ({ ...row, accountHash: `${i}`, ...differing(i) }))
      await tx.insert(signInAttempts).values(rows as never)
    })
  }

  async function fail(times: number, email: string, address: string | null, at = agency): Promise<void> {
    for (let i = 0; i < times; i += 1) await at.attempts.begin('signIn', email, address)
  }

  it('are limited to 10 for an account until 15 minutes after the first', async () => {
    await fail(perAccount - 1, 'ten@example.com', null)
    expect(await agency.attempts.begin('signIn', 'TEN@example.com', null)).toMatchObject({ allowed: true })
    now = later(60)
    expect(await agency.attempts.begin('signIn', 'ten@example.com', null)).toEqual({
      allowed: false,
      retryAfterSeconds: windowSeconds - 60,
    })
    now = later(windowSeconds - 60)
    expect(await agency.attempts.begin('signIn', 'ten@example.com', null)).toMatchObject({ allowed: true })
  })

  it('are counted before they are checked, so that simultaneous ones are not more', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 30 }, () => agency.attempts.begin('signIn', 'burst@example.com', null)),
    )
    expect(attempts.filter(({ allowed }) => allowed)).toHaveLength(perAccount)
  })

  it('no longer count after one of them succeeded', async () => {
    await fail(perAccount - 1, 'right@example.com', null)
    const attempt = await agency.attempts.begin('signIn', 'right@example.com', null)
    if (attempt.allowed) await attempt.succeeded()
    expect(await agency.attempts.begin('signIn', 'right@example.com', null)).toMatchObject({ allowed: true })
  })

  it('of one kind do not count for another', async () => {
    await fail(perAccount, 'kinds@example.com', '192.0.2.60')
    expect(await agency.attempts.begin('signIn', 'kinds@example.com', null)).toMatchObject({ allowed: false })
    const reset = await agency.attempts.begin('reset', 'kinds@example.com', '192.0.2.60')
    expect(reset).toMatchObject({ allowed: true })
    if (reset.allowed) await reset.succeeded()
    expect(await agency.attempts.begin('signIn', 'kinds@example.com', null)).toMatchObject({ allowed: false })
  })

  it('at one agency do not lock out the same e-mail at another', async () => {
    await fail(perAccount, 'both@example.com', null)
    expect(await agency.attempts.begin('signIn', 'both@example.com', null)).toMatchObject({ allowed: false })
    expect(await other.attempts.begin('signIn', 'both@example.com', null)).toMatchObject({ allowed: true })
  })

  it('are limited to 100 from one address at an agency, which no other address shares', async () => {
    const from = (address: string, at = agency) => at.attempts.begin('signIn', 'fresh@example.com', address)
    for (let i = 0; i < perAddress; i += 1) await fail(1, `spray-${i}@example.com`, '192.0.2.7')
    now = later(60)
    expect(await from('192.0.2.7')).toEqual({ allowed: false, retryAfterSeconds: windowSeconds - 60 })
    expect(await from('192.0.2.8')).toMatchObject({ allowed: true })
    expect(await from('192.0.2.7', other)).toMatchObject({ allowed: true })
  })

  it('are limited to 500 from one address at all agencies together', async () => {
    const from = (at: typeof agency, address = '192.0.2.9') =>
      at.attempts.begin('signIn', 'all@example.com', address)
    await fail(1, 'first@example.com', '192.0.2.9')
    await repeatLatest(perAddress - 2)
    await fail(1, 'first@example.com', '192.0.2.9', other)
    // As many as four other agencies allow.
    await repeatLatest(perAddress * (agenciesOfAddress - 1) - 1, otherId)
    expect(await from(agency)).toMatchObject({ allowed: true })
    now = later(60)
    expect(await from(agency)).toEqual({ allowed: false, retryAfterSeconds: windowSeconds - 60 })
    expect(await from(agency, '192.0.2.10')).toMatchObject({ allowed: true })
  })

  it("are limited to 100 from one customer's IPv6 network, whatever the address", async () => {
    for (let i = 0; i < perAddress; i += 1) {
      await fail(1, `six-${i}@example.com`, `2001:db8:7:1::${i.toString(16)}`)
    }
    const from = (address: string) => agency.attempts.begin('signIn', 'six@example.com', address)
    expect(await from('2001:db8:7:1:ffff:ffff:ffff:ffff')).toMatchObject({ allowed: false })
    expect(await from('2001:db8:7:2::1')).toMatchObject({ allowed: true })
  })

  it('are limited to 500 from a larger IPv6 network, whatever the part', async () => {
    await fail(1, 'site-0@example.com', '2001:db8:8:1::1')
    await repeatLatest(perSite - 1, agencyId, (i) => ({ address: `${i}` }))
    const from = (address: string) => agency.attempts.begin('signIn', 'site@example.com', address)
    expect(await from('2001:db8:8:ffff::1')).toMatchObject({ allowed: false })
    expect(await from('2001:db8:9:ffff::1')).toMatchObject({ allowed: true })
  })
})

describe('stored attempts', () => {
  it('contain neither addresses nor e-mail addresses, nor guessable hashes', async () => {
    await agency.attempts.begin('signIn', 'secret@example.com', '192.0.2.200')
    const sso = { provider: 'staff', nonce: 'n', codeVerifier: 'v', returnTo: '/', links: null }
    await agency.ssoAttempts.begin({ ...sso, stateHash: 'named' }, '192.0.2.200', 600)
    const rows = await agencyScope(
      database,
      agencyId,
    )(async (tx) => [...(await tx.select().from(signInAttempts)), ...(await tx.select().from(ssoAttempts))])
    expect(rows.length).toBeGreaterThan(1)
    const known = ['secret@example.com', '192.0.2.200'].flatMap((text) => [
      text,
      createHash('sha256').update(text).digest('base64url'),
    ])
    for (const text of known) expect(JSON.stringify(rows)).not.toContain(text)
  })

  it('are deleted after an hour, also without further attempts', async () => {
    const waiting = {
      stateHash: 'left',
      provider: 'staff',
      nonce: 'n',
      codeVerifier: 'v',
      returnTo: '/',
      links: null,
    }
    await other.ssoAttempts.begin(waiting, '192.0.2.201', 600)
    await other.attempts.begin('signIn', 'quiet@example.com', '192.0.2.201')
    const left = () =>
      agencyScope(
        database,
        otherId,
      )(async (tx) => [await tx.$count(signInAttempts), await tx.$count(ssoAttempts)])
    now = later(3599)
    await store.forgetPast()
    expect((await left())[0]).toBeGreaterThan(0)
    now = later(1)
    await store.forgetPast()
    expect(await left()).toEqual([0, 0])
  })
})

describe('sign-in attempts with a provider', () => {
  const way = { provider: 'staff', nonce: 'n', codeVerifier: 'v', returnTo: '/', links: null }
  const begin = (at: typeof agency, stateHash: string, address: string) =>
    at.ssoAttempts.begin({ ...way, stateHash }, address, 600)

  it('are counted at each agency separately, so that a flood at one affects no other', async () => {
    const crowded = '2001:db8:77:1::1'
    for (let i = 0; i < MOST_FROM_ADDRESS; i += 1) await begin(agency, `flood ${i}`, crowded)
    expect(await begin(agency, 'one more', crowded)).toBe(false)
    expect(await begin(other, 'one more', crowded)).toBe(true)
    expect(await begin(agency, 'elsewhere', '2001:db8:77:2::1')).toBe(true)
    // The same state at another agency is another attempt, which remains when the first is deleted.
    expect(await begin(other, 'flood 0', crowded)).toBe(true)
    expect(await agency.ssoAttempts.redeem('flood 0')).toMatchObject(way)
    expect(await begin(agency, 'flood 0', crowded)).toBe(true)
    expect(await other.ssoAttempts.redeem('flood 0')).toMatchObject(way)
    expect(await other.ssoAttempts.redeem('flood 1')).toBeNull()
  })

  it("that expired are deleted at every agency, and free their address's places", async () => {
    const crowded = '2001:db8:77:1::1'
    now = later(601)
    await store.forgetPast()
    for (const id of [agencyId, otherId])
      expect(await agencyScope(database, id)((tx) => tx.$count(ssoAttempts))).toBe(0)
    expect(await begin(agency, 'again', crowded)).toBe(true)
  })
})

describe('business information', () => {
  it('is null until it is submitted, and then the last submission', async () => {
    const info = {
      contactEmailId: 'owner@one.example',
      contactPhoneNumber: '+1 555 0100',
      hearBy: 'Social Media',
      hearByName: 'LinkedIn',
      hqCountry: 'United States',
      bookingVolume: '$1M+',
      useForBusiness: 'B2C website',
      productInterested: 'Hotels,Cars',
    }
    expect(await agency.businessInfo.find()).toBeNull()
    const others = { ...info, hearBy: 'Google', hearByName: '' }
    expect(await agency.businessInfo.submit(info)).toBe(true)
    expect(await agency.businessInfo.submit(info)).toBe(true)
    expect(await agency.businessInfo.submit(others)).toBe(false)
    expect(await agency.businessInfo.find()).toEqual(info)
    expect(await other.businessInfo.find()).toBeNull()
  })
})
