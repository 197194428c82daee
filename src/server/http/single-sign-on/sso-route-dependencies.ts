import { createHash } from 'node:crypto'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import type { ConnectionTo } from '../../adapters/oidc/provider-connections.ts'
import type { Store } from '../../adapters/store/store.ts'
import type { Sessions } from '../../domain/accounts/sessions/sessions.ts'
import type { ProvidersOf } from '../../domain/accounts/single-sign-on/offered-providers.ts'
import { secretKey } from '../../domain/accounts/single-sign-on/secret-key.ts'
import type { Log } from '../../kernel/log/log.ts'
import { isLocalhost } from '../http-messages/cookie-site.ts'
import type { Caller } from '../request-context/route.ts'

/** Dependencies of both halves of signing in by a provider. */
export interface SsoRouteDependencies {
  store: Pick<Store, 'forAgency'>
  sessions: Pick<Sessions, 'end' | 'find'>
  providersOf: ProvidersOf
  secrets: ReadonlyMap<string, string>
  connectionTo: ConnectionTo
  isProduction: boolean
  isDemo: boolean
  /** True if mail can be sent: linking an identity notifies the account's owner. */
  sendsMail: boolean
  log: Log
}

/** Returns the settings of a provider, with its secret for the agency's site. */
export function connectionOf(
  dependencies: SsoRouteDependencies,
  { agency }: Caller,
  provider: IdentityProviderSettings,
) {
  return dependencies.connectionTo(provider, dependencies.secrets.get(secretKey(agency.slug, provider.id)))
}

/** A hash of both: neither the link nor the cookie alone can continue an attempt. */
export function stateHash(state: string, mark: string): string {
  return createHash('sha256').update(`${state} ${mark}`).digest('base64url')
}

/**
 * The redirect address registered at the provider. In production it is https, even if the proxy in front does not
 * report it; plain http is for this machine.
 */
export function callbackAddress({ origin }: Caller, providerId: string, isProduction: boolean): string {
  const address = new URL(`/sso/callback/${encodeURIComponent(providerId)}`, origin)
  if (isProduction && !isLocalhost(address.hostname)) address.protocol = 'https:'
  return address.href
}
