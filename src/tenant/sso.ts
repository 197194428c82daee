import { addParameter } from './add-parameter.ts'
import { internalPath } from './internal-path.ts'
import { matchPath } from './match-path.ts'

/** Why signing in by a provider ended without success; `/sso?error=` says no other word. */
export const ssoErrors = [
  /** The person said no, or the provider did. */
  'denied',
  /** The provider cannot be reached, is too slow, or answers what cannot be read. */
  'unavailable',
  /** The provider's answer did not stand a check: issuer, audience, signature, nonce, or a code that was used before. */
  'invalid',
  /** Begun too long ago, used before, or begun in another browser or at another agency. */
  'expired',
  /** The provider gave no e-mail address. */
  'email',
  /** There is an account with the address, or there would be, and nobody vouches that it is this person's. */
  'unverified',
  /** The account works for the agency: its person lets a social account in at the profile, and no other way. */
  'agent',
  /** There is an account with the address, and no mail goes out that would tell its person of another way in: they let it in at the profile. */
  'account',
  /** The account elsewhere lets somebody else in here already. */
  'taken',
  /** The account was deactivated. */
  'inactive',
  /** The agency is inactive and the person has no account yet: it takes no sign-ups. */
  'closed',
  /** The agency offers no such provider. */
  'unknown',
  /** Too many attempts from one address. */
  'busy',
] as const

export type SsoError = (typeof ssoErrors)[number]

/** Gives the word if it is one of ours, else null: whatever stands in the address is never shown. */
export function ssoErrorOf(text: string | null): SsoError | null {
  return ssoErrors.find((word) => word === text) ?? null
}

/** Pages that nobody wants to arrive at after signing in: they would lead out again, or round in a circle. */
const neverBack = ['/login', '/signup', '/sso/*', '/social', '/logout']

/** A browser would take them away, and what is left is another path than the one that was looked at. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/**
 * Takes the way back as it was handed over and gives a path of this site: `/` for whatever is none, or leads to signing
 * in or out. Asked when the way is stored and again when it is gone. Source: security, 13.
 */
export function ssoWayBack(navigateTo: string | null): string {
  const path = internalPath(navigateTo)
  if (path === null) return '/'
  const [bare = '/'] = path.split(/[?#]/, 1)
  return dotSegment.test(bare) || neverBack.some((pattern) => matchPath(pattern, bare)) ? '/' : path
}

/** Gives a path with `navigateTo` where there is somewhere to come back to. */
export function withWayBack(path: string, navigateTo: string | null): string {
  const back = ssoWayBack(navigateTo)
  return back === '/' ? path : addParameter(path, 'navigateTo', back)
}

/** Gives the address that begins signing in with a provider. */
export function ssoStartHref(providerId: string, navigateTo: string | null): string {
  return withWayBack(`/sso/start?provider=${encodeURIComponent(providerId)}`, navigateTo)
}

/** Gives the address that begins letting a provider vouch for who is signed in; `token` is the server's. */
export function ssoLinkHref(providerId: string, token: string, navigateTo: string): string {
  return withWayBack(
    `/sso/start?provider=${encodeURIComponent(providerId)}&link=${encodeURIComponent(token)}`,
    navigateTo,
  )
}

/** Gives the address of the log-in form that leads on to the same place. */
export function loginHref(navigateTo: string | null): string {
  const back = ssoWayBack(navigateTo)
  return back === '/' ? '/login' : addParameter('/login', 'redirect', back)
}
