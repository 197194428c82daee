import { describe, expect, it } from 'vitest'
import type { IdentityProviderSettings } from '../../../../contract/types.ts'
import { testContent } from '../../../adapters/store/testing.ts'
import { openTestApp } from '../../../hosts/testing-app.ts'
import { resolveAgency } from '../../agencies/resolved-agency.ts'
import { offeredProviders } from './offered-providers.ts'

const settings = { clientId: 'livery', scopes: ['openid', 'email', 'profile'] }
const staff: IdentityProviderSettings = {
  ...settings,
  id: 'staff',
  kind: 'sso',
  name: 'Aurora staff',
  issuer: 'https://login.aurora.example',
}
const orchid: IdentityProviderSettings = {
  ...settings,
  id: 'orchid',
  kind: 'social',
  name: 'Orchid',
  issuer: 'http://localhost:4400',
}
const direct = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true }

function offered(
  agency: Parameters<typeof testContent>[0],
  { isProduction = false, hasOperator = false } = {},
): string[] {
  const identity = {
    id: crypto.randomUUID(),
    slug: 'test',
    version: 1,
    publishedAt: new Date(),
    markups: { revision: 0, rules: [] },
  }
  const content = { ...testContent(agency), identityProviders: [staff, orchid] }
  return offeredProviders({ isProduction, hasOperator })(resolveAgency(identity, content)).map(({ id }) => id)
}

describe('the providers an agency offers', () => {
  it('include its own sign-on only if that is switched on', () => {
    expect(offered({ sso: direct })).toEqual(['staff', 'orchid'])
    expect(offered({})).toEqual(['orchid'])
  })

  it('are its own sign-on alone if no other method is allowed', () => {
    expect(offered({ sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false } })).toEqual([
      'staff',
    ])
  })

  it('never use http in production', () => {
    expect(offered({ sso: direct }, { isProduction: true })).toEqual(['staff'])
  })

  it('exist while the agency is inactive, so that its people can reactivate it', () => {
    expect(offered({ status: 'Inactive', sso: direct })).toEqual(offered({ sso: direct }))
  })

  it('are none if an operator’s own API has the accounts', () => {
    expect(offered({ sso: direct }, { hasOperator: true })).toEqual([])
  })
})

describe('GET /api/sso/providers', () => {
  it('lists names, but neither issuer nor client id', async () => {
    const site = await openTestApp({}, undefined, { aurora: { identityProviders: [orchid] } })
    const reply = await site.call('/api/sso/providers')
    expect(await reply.json()).toEqual({ data: [{ id: 'orchid', name: 'Orchid', kind: 'social' }] })
    const other = await site.call('/api/sso/providers', { host: 'meridian.localhost:4000' })
    expect(await other.json()).toEqual({ data: [] })
  })

  it('appear neither in pages nor in other calls', async () => {
    const site = await openTestApp({}, { aurora: {} }, { aurora: { identityProviders: [orchid] } })
    const reply = await site.call('/api/agency')
    expect(await reply.text()).not.toContain('4400')
  })
})
