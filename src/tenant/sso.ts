import { addParameter } from './add-parameter.ts'
import { internalPath } from './internal-path.ts'
import { matchPath } from './match-path.ts'

/** The reasons why signing in with a provider failed; `/sso?error=` has no other value. */
export const ssoErrors = [
  /** The user or the provider refused. */
  'denied',
  /** The provider is unreachable, too slow, or sends an unreadable answer. */
  'unavailable',
  /** The provider's answer failed a check: issuer, audience, signature, nonce, or a code that was already used. */
  'invalid',
  /** Started too long ago, already used, or started in another browser or at another agency. */
  'expired',
  /** The provider sent no e-mail address. */
  'email',
  /** An account with the address exists or would be created, but the provider does not confirm the address. */
  'unverified',
  /** The account is an agent's: its owner can link a social account only in the profile. */
  'agent',
  /**
   * An account with the address exists, and no mail can notify its owner of a new sign-in method: they link it in the
   * profile.
   */
  'account',
  /** The external account is already linked to another account here. */
  'taken',
  /** The account is deactivated. */
  'inactive',
  /** The agency is inactive and accepts no new accounts. */
  'closed',
  /** The agency does not offer this provider. */
  'unknown',
  /** Too many attempts from one address. */
  'busy',
] as const

export type SsoError = (typeof ssoErrors)[number]

/** Returns the code if it is in the list, else null: no other text from the address is ever shown. */
export function ssoErrorOf(text: string | null): SsoError | null {
  return ssoErrors.find((word) => word === text) ?? null
}

/** Pages that are never a post-login redirect: they would sign the user out again or lead in a circle. */
const neverRedirect = ['/login', '/signup', '/sso/*', '/social', '/logout']

/** A browser would remove them, and the remaining path is not the one that was checked. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Returns a post-login redirect within this site: `/` for any other address and for pages for signing in or out.
 * Checked when it is stored and when it is followed. Source: security, 13.
 */
export function ssoRedirect(navigateTo: string | null): string {
  const path = internalPath(navigateTo)
  if (path === null) return '/'
  const [bare = '/'] = path.split(/[?#]/, 1)
  return dotSegment.test(bare) || neverRedirect.some((pattern) => matchPath(pattern, bare)) ? '/' : path
}

/** Returns a path with `navigateTo`, if there is somewhere to return to. */
export function withRedirect(path: string, navigateTo: string | null): string {
  const back = ssoRedirect(navigateTo)
  return back === '/' ? path : addParameter(path, 'navigateTo', back)
}

/** Returns the address that starts signing in with a provider. */
export function ssoStartHref(providerId: string, navigateTo: string | null): string {
  return withRedirect(`/sso/start?provider=${encodeURIComponent(providerId)}`, navigateTo)
}

/** Returns the address that starts linking a provider to the signed-in account; `token` comes from the server. */
export function ssoLinkHref(providerId: string, token: string, navigateTo: string): string {
  return withRedirect(
    `/sso/start?provider=${encodeURIComponent(providerId)}&link=${encodeURIComponent(token)}`,
    navigateTo,
  )
}

/** Returns the address of the log-in form with the same post-login redirect. */
export function loginHref(navigateTo: string | null): string {
  const back = ssoRedirect(navigateTo)
  return back === '/' ? '/login' : addParameter('/login', 'redirect', back)
}

/**
 * Returns the external address at which an agency's people log in (`returnUrl`). Null if there is none, or if it is
 * this site's home or its /sso, where the reader already is.
 */
export function agencySite(returnUrl: string): string | null {
  return /^(?:\/|\/sso\/?)?(?:[?#]|$)/i.test(returnUrl) ? null : returnUrl
}
