import { createHash } from 'node:crypto'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import type { ConnectionTo } from '../../adapters/oidc/provider-connections.ts'
import type { Store } from '../../adapters/store/store.ts'
import type { Sessions } from '../../domain/accounts/sessions/sessions.ts'
import type { ProvidersOf } from '../../domain/accounts/single-sign-on/offered-providers.ts'
import { secretKey } from '../../domain/accounts/single-sign-on/secret-key.ts'
import type { Log } from '../../kernel/log/log.ts'
import type { Caller } from '../call/route.ts'
import { isLocalhost } from '../message/cookie-site.ts'

/** What both halves of signing in by a provider work with. */
export interface SsoRouteDependencies {
  store: Pick<Store, 'forAgency'>
  sessions: Pick<Sessions, 'end' | 'find'>
  providersOf: ProvidersOf
  secrets: ReadonlyMap<string, string>
  connectionTo: ConnectionTo
  isProduction: boolean
  isDemo: boolean
  /** Mail goes somewhere: whose account can be entered by one more way is told. */
  sendsMail: boolean
  log: Log
}

/** Gives what is known of a provider, with the secret that the agency's site has there. */
export function connectionOf(
  dependencies: SsoRouteDependencies,
  { agency }: Caller,
  provider: IdentityProviderSettings,
) {
  return dependencies.connectionTo(provider, dependencies.secrets.get(secretKey(agency.slug, provider.id)))
}

/** Bound to both: who holds one of them alone, a link or a cookie, cannot go on with somebody's attempt. */
export function stateHash(state: string, mark: string): string {
  return createHash('sha256').update(`${state} ${mark}`).digest('base64url')
}

/**
 * The address that the provider knows. In production it is https also where the proxy in front does not say so; plain
 * http is for this machine.
 */
export function callbackAddress({ origin }: Caller, providerId: string, isProduction: boolean): string {
  const address = new URL(`/sso/callback/${encodeURIComponent(providerId)}`, origin)
  if (isProduction && !isLocalhost(address.hostname)) address.protocol = 'https:'
  return address.href
}
