import { describe, expect, it } from 'vitest'
import type { IdentityProviderSettings } from '../../../../contract/types.ts'
import { providerWarnings } from './provider-warnings.ts'

const provider: IdentityProviderSettings = {
  id: 'staff',
  kind: 'sso',
  name: 'Staff',
  issuer: 'https://login.example',
  clientId: 'livery',
  scopes: ['openid'],
}
const local = { ...provider, id: 'local', issuer: 'http://localhost:4400' }
const agencies = [
  { slug: 'aurora-air', identityProviders: [provider, local] },
  { slug: 'meridian', identityProviders: [] },
]
const demo = { mode: 'demo', apiOrigin: null, oidcSecrets: new Map<string, string>() } as const

describe('warnings about identity providers at start-up', () => {
  it('are none if everything is right', () => {
    const oidcSecrets = new Map([['AURORA_AIR_STAFF', 'secret']])
    expect(providerWarnings(agencies, { ...demo, oidcSecrets })).toEqual([])
  })

  it('name a provider over http in production', () => {
    expect(providerWarnings(agencies, { ...demo, mode: 'production' })).toEqual([
      'aurora-air: local is not offered; in production its issuer must be an https address',
    ])
  })

  it('name every provider if an operator’s own API has the accounts', () => {
    expect(providerWarnings(agencies, { ...demo, apiOrigin: 'https://api.example' })).toEqual([
      'aurora-air: staff is not offered; with LIVERY_API_ORIGIN people sign in only through that API',
      'aurora-air: local is not offered; with LIVERY_API_ORIGIN people sign in only through that API',
    ])
  })

  it('name an unused secret, without its value', () => {
    const oidcSecrets = new Map([['AURORA_AIR_STAF', 'hunter2']])
    expect(providerWarnings(agencies, { ...demo, oidcSecrets })).toEqual([
      'LIVERY_OIDC_SECRET_AURORA_AIR_STAF is set, but no agency has such an identity provider; remove it, unless an agency is about to be renamed to its slug',
    ])
  })
})
