import { expect, it, onTestFinished } from 'vitest'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import { openTestApp } from '../../hosts/testing-app.ts'
import { CookieJar, throughProvider } from './testing-browser.ts'
import { startTestProvider } from './testing-provider.ts'

it('signs in with a provider of this machine whose port another program has', async () => {
  const host = 'aurora.localhost:4000'
  const issuer = 'http://localhost:1'
  const people = { email: 'ada@people.example', email_verified: true }
  const clients = [{ id: 'livery', redirectUris: [`http://${host}/sso/callback/orchid`] }]
  // Its own port tells where it answers; tokens and linked accounts have the issuer that the agency names.
  const provider = await startTestProvider({ issuer, clients, claimsOf: () => people })
  onTestFinished(() => provider.stop())
  const orchid: IdentityProviderSettings = {
    id: 'orchid',
    kind: 'social',
    name: 'Orchid',
    issuer,
    clientId: 'livery',
    scopes: ['openid', 'email', 'profile'],
  }
  const config = { mode: 'demo', development: true, trustedProxies: [], apiOrigin: null } as const
  const site = await openTestApp(
    { config: { ...config, providerPorts: new Map([[1, provider.port]]) } },
    undefined,
    { aurora: { identityProviders: [orchid] } },
  )
  const jar = new CookieJar()
  const started = jar.keep(await site.call('/sso/start?provider=orchid&navigateTo=%2Fabout'))
  const page = new URL(started.headers.get('location') ?? '')
  expect(page.origin).toBe(`http://localhost:${provider.port}`)
  const back = await throughProvider(page.href, 'ada')
  const path = `${back.pathname}${back.search}`
  const answer = jar.keep(await site.call(path, { headers: { cookie: jar.header() } }))
  expect(answer.headers.get('location')).toBe('/about')
  const { identities } = await site.store.forAgency(await site.agencyId('aurora'))
  const again = { issuer, subject: 'ada', firstName: '', lastName: '', isEmailVerified: true }
  const known = await identities.signIn(
    { ...again, email: people.email },
    { id: 'orchid', kind: 'social' },
    { takesNew: false },
  )
  expect(known).not.toHaveProperty('refused')
})
