import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import { testTenant } from '../../domain/tenant-folders/testing-tenant.ts'
import { validateTenant } from '../../domain/tenant-folders/validate-tenant.ts'
import { openTestApp, type TestApp, testNow } from '../../hosts/testing-app.ts'
import { CookieJar, throughProvider } from './testing-browser.ts'
import { startTestProvider, type TestClaims, type TestProvider } from './testing-provider.ts'

const host = 'aurora.localhost:4000'
/** The people whom the provider knows; tests add to it. */
const people = new Map<string, TestClaims>()
let provider: TestProvider
let site: TestApp
let owner: string

beforeAll(async () => {
  const ids = ['staff', 'directory', 'orchid']
  provider = await startTestProvider({
    clients: [{ id: 'livery', redirectUris: ids.map((id) => `http://${host}/sso/callback/${id}`) }],
    claimsOf: (login) => people.get(login),
  })
  const settings = { issuer: provider.issuer, clientId: 'livery', scopes: ['openid', 'email', 'profile'] }
  const identityProviders: IdentityProviderSettings[] = [
    { ...settings, id: 'staff', kind: 'sso', name: 'Staff' },
    { ...settings, id: 'directory', kind: 'sso', name: 'Directory', trustsEmail: true },
  ]
  const orchid: IdentityProviderSettings = { ...settings, id: 'orchid', kind: 'social', name: 'Orchid' }
  const alone = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false }
  const both = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }
  site = await openTestApp(
    {},
    { aurora: { sso: alone }, meridian: { sso: both } },
    { aurora: { identityProviders }, meridian: { identityProviders: [orchid] } },
  )
  const agency = await aurora()
  const { id = '' } = (await agency.users.findByEmail('owner@test.example')) ?? {}
  owner = `__Host-livery_session=${(await agency.sessions.create(id, 3600)).token}`
}, 30_000)
afterAll(() => provider.stop())

const aurora = async () => site.store.forAgency(await site.agencyId('aurora'))

async function invite(email: string, userType = 'SalesAgent'): Promise<void> {
  const body = { email, firstName: 'Ida', lastName: 'Berg', userType }
  const response = await site.call('/api/users/agents', { method: 'POST', body, headers: { cookie: owner } })
  expect(response.status).toBe(200)
}

/** Signs in by a provider and returns the redirect, and the session if there is one. */
async function come(login: string, claims: TestClaims, id = 'staff') {
  people.set(login, claims)
  const jar = new CookieJar()
  const started = jar.keep(
    await site.call(`/sso/start?provider=${id}`, { headers: { cookie: jar.header() } }),
  )
  const back = await throughProvider(started.headers.get('location') ?? '', login)
  const path = `${back.pathname}${back.search}`
  const response = jar.keep(await site.call(path, { headers: { cookie: jar.header() } }))
  const reply = await site.call('/api/user/session', { headers: { cookie: jar.header() } })
  const { session } = (await reply.json()) as { session: Record<string, unknown> }
  return { to: response.headers.get('location'), session }
}

async function actionsOf(email: string): Promise<string[]> {
  const { users, audit } = await aurora()
  const { id } = (await users.findByEmail(email)) ?? {}
  return (await audit.latest(100)).filter(({ actor }) => actor === id).map(({ action }) => action)
}

describe('an invitation at an agency with single sign-on only', () => {
  it('is a mail with a link to the sign-on, without mentioning a password', async () => {
    await invite('mail@people.example')
    const [mail] = await (await aurora()).mails.latest(1)
    expect(mail).toMatchObject({ kind: 'invite', recipient: 'mail@people.example' })
    expect(mail?.text).toContain(`http://${host}/sso\n`)
    expect(mail?.text).not.toMatch(/newPassword|token=|password/i)
  })

  it('of a new person is accepted by a sign-in with the verified address', async () => {
    await invite('new@people.example', 'Admin')
    const { to, session } = await come('new', { email: 'new@people.example', email_verified: true })
    expect([to, session]).toMatchObject(['/', { userType: 'Admin', isTravelAgent: true }])
    expect(await (await aurora()).users.findByEmail('new@people.example')).toMatchObject({
      emailVerifiedAt: testNow,
      firstName: 'Ida',
    })
    await come('new', { email: 'new@people.example', email_verified: true })
    expect(await actionsOf('new@people.example')).toEqual(['agent.join', 'identity.link'])
  })

  it('of a linked traveller is accepted at the next sign-in, once, and audited', async () => {
    const email = 'traveller@people.example'
    const claims = { email, email_verified: true }
    expect((await come('traveller', claims)).session).toMatchObject({ userType: 'Traveller' })
    const { users, sessions, accountTokens } = await aurora()
    const { id = '' } = (await users.findByEmail(email)) ?? {}
    await invite(email)
    const link = await accountTokens.issue(id, 'invite')
    const [old] = await sessions.list(id)
    expect((await users.find(id))?.userType).toBe('Traveller')
    expect((await come('traveller', claims)).session).toMatchObject({ userType: 'SalesAgent' })
    expect(await users.find(id)).toMatchObject({ userType: 'SalesAgent', invitedAs: null })
    expect(await accountTokens.peek(link, 'invite')).toBeNull()
    expect((await sessions.list(id)).map((one) => one.id)).not.toContain(old?.id)
    await come('traveller', claims)
    expect(await actionsOf(email)).toEqual(['agent.join', 'user.signUp'])
  })

  it('of an unlinked traveller is accepted at the first sign-in', async () => {
    const email = 'traveller@test.example'
    await invite(email)
    const { session } = await come('first', { email, email_verified: true })
    expect(session).toMatchObject({ userType: 'SalesAgent' })
    expect(await actionsOf(email)).toEqual(['agent.join', 'identity.link'])
  })

  it("removes a traveller's social accounts, none of which signs the agent in", async () => {
    const email = 'both@people.example'
    const claims = { email, email_verified: true }
    await come('both', claims)
    const { users, identities, sessions } = await aurora()
    const { id = '' } = (await users.findByEmail(email)) ?? {}
    const social = {
      issuer: 'https://orchid.example',
      subject: 'both',
      email,
      isEmailVerified: true,
      firstName: '',
      lastName: '',
    }
    const orchid = { id: 'orchid', kind: 'social' } as const
    expect(await identities.link(id, social, orchid)).toBe('linked')
    expect(await identities.signIn(social, orchid)).toMatchObject({ user: { id, userType: 'Traveller' } })
    const { token } = await sessions.create(id, 3600)

    await invite(email)
    expect((await identities.list(id)).map(({ kind }) => kind)).toEqual(['sso', 'social'])
    expect((await come('both', claims)).session).toMatchObject({ userType: 'SalesAgent' })
    expect((await identities.list(id)).map(({ kind }) => kind)).toEqual(['sso'])
    expect(await sessions.find(token)).toBeNull()
    expect(await identities.signIn(social, orchid)).toEqual({ refused: 'agent' })
    expect(await identities.signIn({ ...social, email: 'else@people.example' }, orchid)).not.toMatchObject({
      user: { id },
    })
    expect(await actionsOf(email)).toEqual(['identity.unlink', 'agent.join', 'identity.link', 'user.signUp'])
  })

  it('has no effect after it was withdrawn or its person deactivated', async () => {
    const { users } = await aurora()
    const claims = (email: string) => ({ email, email_verified: true })
    for (const name of ['withdrawn', 'out']) await come(name, claims(`${name}@people.example`))
    const withdrawn = await users.findByEmail('withdrawn@people.example')
    await invite('withdrawn@people.example')
    await users.invite(withdrawn?.id ?? '', null)
    const { session } = await come('withdrawn', claims('withdrawn@people.example'))
    expect(session).toMatchObject({ userType: 'Traveller' })
    await invite('out@people.example')
    const out = await users.findByEmail('out@people.example')
    await users.setAccess(out?.id ?? '', { isActive: false })
    expect((await come('out', claims('out@people.example'))).to).toBe('/sso?error=inactive&provider=staff')
    expect(await users.find(out?.id ?? '')).toMatchObject({ userType: 'Traveller', invitedAs: 'SalesAgent' })
  })
})

describe('an account with an unverified address', () => {
  it('accepts no invitation to that address until the sign-on verifies it', async () => {
    const email = 'unproved@people.example'
    expect((await come('unproved', { email })).session).toMatchObject({ userType: 'Traveller' })
    await invite(email, 'AgencyOwner')
    const { users } = await aurora()
    for (const claims of [{ email }, { email: 'other@people.example', email_verified: true }]) {
      expect((await come('unproved', claims)).session).toMatchObject({ userType: 'Traveller' })
      expect(await users.findByEmail(email)).toMatchObject({
        emailVerifiedAt: null,
        invitedAs: 'AgencyOwner',
      })
    }
    const { session } = await come('unproved', { email, email_verified: true })
    expect(session).toMatchObject({ userType: 'AgencyOwner' })
    expect(await users.findByEmail(email)).toMatchObject({ emailVerifiedAt: testNow, invitedAs: null })
  })

  it("accepts it if the agency trusts its sign-on's addresses", async () => {
    const email = 'trusted@people.example'
    await come('trusted', { email })
    await invite(email)
    expect((await come('trusted', { email }, 'directory')).session).toMatchObject({ userType: 'SalesAgent' })
  })

  it("is closed to its creator once the address's owner has signed in", async () => {
    const email = 'squatted@people.example'
    await come('squatter', { email })
    await invite(email, 'Admin')
    const verified = { email, email_verified: true }
    expect((await come('real owner', verified)).session).toMatchObject({ userType: 'Admin' })
    expect((await come('squatter', { email })).to).toBe('/sso?error=unverified&provider=staff')
    expect((await come('real owner', verified)).session).toMatchObject({ userType: 'Admin' })
  })

  it("is closed to its creator once the address's owner has used a mailed link", async () => {
    const email = 'linked@people.example'
    await come('early', { email })
    const { users, identities } = await aurora()
    const { id = '' } = (await users.findByEmail(email)) ?? {}
    expect(await identities.list(id)).toHaveLength(1)
    await users.markVerified(id)
    expect(await identities.list(id)).toEqual([])
  })
})

describe('an identity stored before kinds existed', () => {
  it('belongs to the sign-on that uses it, and remains after an invitation is accepted', async () => {
    const email = 'old@people.example'
    const claims = { email, email_verified: true }
    const { identities, users } = await aurora()
    const old = { issuer: provider.issuer, subject: 'old', email, isEmailVerified: true }
    await identities.signIn({ ...old, firstName: '', lastName: '' }, { id: '', kind: 'social' })
    const { id = '' } = (await users.findByEmail(email)) ?? {}
    expect(await identities.list(id)).toMatchObject([{ provider: '', kind: 'social' }])
    await invite(email)
    for (const _ of ['joins', 'comes again']) {
      expect((await come('old', claims)).session).toMatchObject({ userType: 'SalesAgent' })
      expect(await identities.list(id)).toMatchObject([{ provider: 'staff', kind: 'sso' }])
    }
  })
})

describe('a provider that does not say whether addresses are verified', () => {
  it('opens an account and an invitation only if the agency trusts its addresses', async () => {
    const email = 'directory@people.example'
    await invite(email, 'Admin')
    expect((await come('directory', { email })).to).toBe('/sso?error=unverified&provider=staff')
    const { to, session } = await come('directory', { email }, 'directory')
    expect([to, session]).toMatchObject(['/', { userType: 'Admin' }])
  })

  it('is not trusted against its own statement', async () => {
    const email = 'denied@people.example'
    await invite(email)
    for (const email_verified of [false, 'false']) {
      const { to } = await come('denied', { email, email_verified }, 'directory')
      expect(to).toBe('/sso?error=unverified&provider=directory')
    }
  })
})

describe('a social account', () => {
  it('accepts no invitation', async () => {
    const { users, identities } = site.store.forAgency(await site.agencyId('meridian'))
    const known = await users.findByEmail('traveller@test.example')
    await users.invite(known?.id ?? '', {
      userType: 'Admin',
      isRestricted: false,
      firstName: 'Ada',
      lastName: '',
    })
    const proven = { issuer: provider.issuer, subject: 'x', email: 'traveller@test.example' }
    await identities.signIn(
      { ...proven, isEmailVerified: true, firstName: '', lastName: '' },
      { id: 'orchid', kind: 'social' },
    )
    expect(await users.find(known?.id ?? '')).toMatchObject({ userType: 'Traveller', invitedAs: 'Admin' })
  })

  it('cannot be declared trusted in a tenant.json, which gets the reason', () => {
    const orchid = { id: 'orchid', name: 'Orchid', issuer: 'https://orchid.example', clientId: 'livery' }
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }
    const withTrust = (kind: 'sso' | 'social') =>
      validateTenant(testTenant({ identityProviders: [{ ...orchid, kind, trustsEmail: true }] }, { sso }))
    expect(withTrust('sso').ok).toBe(true)
    expect(withTrust('social')).toMatchObject({
      ok: false,
      errors: [{ field: 'identityProviders[0].trustsEmail', reason: expect.stringContaining('own sign-on') }],
    })
  })
})
