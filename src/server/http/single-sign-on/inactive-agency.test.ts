import { afterAll, beforeAll, expect, it } from 'vitest'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { CookieJar, throughProvider } from './testing-browser.ts'
import { startTestProvider, type TestClaims, type TestProvider } from './testing-provider.ts'

const host = 'aurora.localhost:4000'
const people = new Map<string, TestClaims>()
let provider: TestProvider
let site: TestApp

beforeAll(async () => {
  const ids = ['staff', 'orchid']
  provider = await startTestProvider({
    clients: [{ id: 'livery', redirectUris: ids.map((id) => `http://${host}/sso/callback/${id}`) }],
    claimsOf: (login) => people.get(login),
  })
  const settings = { issuer: provider.issuer, clientId: 'livery', scopes: ['openid', 'email', 'profile'] }
  const identityProviders: IdentityProviderSettings[] = [
    { ...settings, id: 'staff', kind: 'sso', name: 'Staff' },
    { ...settings, id: 'orchid', kind: 'social', name: 'Orchid' },
  ]
  const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }
  site = await openTestApp({}, { aurora: { status: 'Inactive', sso } }, { aurora: { identityProviders } })
}, 30_000)
afterAll(() => provider.stop())

const aurora = async () => site.store.forAgency(await site.agencyId('aurora'))

/** Signs in by a provider and returns the redirect and the session. */
async function come(login: string, id: string, email = `${login}@people.example`) {
  people.set(login, { email, email_verified: true })
  const jar = new CookieJar()
  const started = jar.keep(
    await site.call(`/sso/start?provider=${id}&navigateTo=%2Fabout`, { headers: { cookie: jar.header() } }),
  )
  const back = await throughProvider(started.headers.get('location') ?? '', login)
  const path = `${back.pathname}${back.search}`
  const response = jar.keep(await site.call(path, { headers: { cookie: jar.header() } }))
  const reply = await site.call('/api/user/session', { headers: { cookie: jar.header() } })
  const { session } = (await reply.json()) as { session: Record<string, unknown> }
  return { to: response.headers.get('location'), session }
}

it.each(['staff', 'orchid'])('an inactive agency opens no account for a new person of %s', async (id) => {
  const { to, session } = await come(`new-${id}`, id)
  expect(to).toBe(`/sso?error=closed&provider=${id}&navigateTo=%2Fabout`)
  expect(session).toMatchObject({ signedIn: false })
  const { users, identities } = await aurora()
  expect(await users.findByEmail(`new-${id}@people.example`)).toBeNull()
  const subject = { issuer: provider.issuer, subject: `new-${id}` }
  const proven = { ...subject, email: 'x@people.example', firstName: '', lastName: '', isEmailVerified: true }
  const kind = id === 'staff' ? 'sso' : 'social'
  expect(await identities.signIn(proven, { id, kind }, { takesNew: false })).toEqual({ refused: 'closed' })
})

it('an inactive agency lets people with an account in, by address and by known identity', async () => {
  for (const turn of ['address', 'identity']) {
    const traveller = await come('traveller', 'orchid', 'traveller@test.example')
    expect([turn, traveller.to, traveller.session.userType]).toEqual([turn, '/about', 'Traveller'])
    const agent = await come('agent', 'staff', 'sales@test.example')
    expect([turn, agent.to, agent.session.userType]).toEqual([turn, '/about', 'SalesAgent'])
  }
})
