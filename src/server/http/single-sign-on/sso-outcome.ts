import type { IdentityProviderSettings } from '../../../contract/types.ts'
import { addParameter } from '../../../tenant/add-parameter.ts'
import { type SsoError, withRedirect } from '../../../tenant/sso.ts'
import { within } from '../../../tenant/stored-target.ts'
import { redirect } from '../http-messages/redirect.ts'
import type { Caller } from '../request-context/route.ts'
import type { SsoFailure } from './sso-failure.ts'
import type { SsoRouteDependencies } from './sso-route-dependencies.ts'

/** Logs a failure and redirects to the page that shows it: /sso, or a signed-in person's previous page. */
export function refuse(
  { log }: SsoRouteDependencies,
  { agency, requestId }: Caller,
  provider: IdentityProviderSettings,
  { error, reason }: SsoFailure,
  wayBack: string,
  isLink = false,
): Response {
  const entry = { requestId, agency: agency.slug, provider: provider.id, error, reason }
  if (error === 'unavailable' || error === 'invalid') log.warn(entry, 'signing in with a provider failed')
  else log.info(entry, 'signing in with a provider was refused')
  return isLink ? redirect(303, within(withLinkOutcome(wayBack, error))) : failed(error, wayBack, provider)
}

/** Signed-in people see the outcome on their previous page; /sso is for visitors. */
export function withLinkOutcome(wayBack: string, outcome: SsoError | 'connected'): string {
  return addParameter(wayBack, 'identity', outcome)
}

/** Redirects to /sso, which shows the failure and offers to start again. */
export function failed(error: SsoError, wayBack: string, provider?: IdentityProviderSettings): Response {
  const page = addParameter('/sso', 'error', error)
  return redirect(
    303,
    within(withRedirect(provider ? addParameter(page, 'provider', provider.id) : page, wayBack)),
  )
}
