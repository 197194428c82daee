import type { Destination } from '../contract/destination.ts'
import { addParameter } from './add-parameter.ts'
import { internalPath, parseUrl } from './internal-path.ts'
import { matchPath } from './match-path.ts'
import { requiresSso } from './requires-sso.ts'

/** Paths on which signing in or up adds no redirect parameter (spec §2.3), with their second names (§2.2). */
export const publicPages: readonly string[] = [
  '/login',
  '/signup',
  '/forgotpassword',
  '/about',
  '/faqs',
  '/expiry',
  '/privacy-policy',
  '/user-terms-and-conditions',
  '/cookies-policy',
  '/disclaimer',
  '/forgot-password',
  '/expired',
]

/** Targets of mailed links. They are used up after signing in, and their token belongs in no other address. */
const pagesOfMail = ['/verify', '/newPassword']

/** True if people of this agency can sign in only at its own site, and at no page of ours that leads there. */
export function signsInElsewhere(agency: SignInInput['agency']): boolean {
  return requiresSso(agency) && agency.returnUrl !== ''
}

/** True for a path for signing in or up; with SSO only, it leads to the agency's own site. */
export function isSignInPath(path: string): boolean {
  return ['/login', '/signup'].some((page) => matchPath(page, path))
}

export interface SignInInput {
  agency: { sso: { isSSOEnabled: boolean; isDirectLoginAllowedForSSOUsers: boolean }; returnUrl: string }
  to: '/login' | '/signup'
  /** The visitor's current path and query. */
  path: string
  search: string
  /** The post-login redirect, if the caller knows better than the current address. */
  redirect?: string
}

/**
 * Returns the address for signing in or up: with SSO only, the agency's own site (`navigateTo` for plum and deal links),
 * else /login or /signup with `redirect` (explicit, existing or current address; none on public pages or if
 * `internalPath` refuses it). Source: spec §4 (Login or signup redirect), §2.3.
 */
export function signInHref({ agency, to, path, search, redirect }: SignInInput): Destination {
  const query = parseUrl(search).searchParams
  const current = internalPath(`${path}${search}`)
  const requested = redirect ?? query.get('redirect')
  if (signsInElsewhere(agency)) {
    const carries = query.get('plum') === 'true' || query.get('dealLinkId')?.trim()
    return ownSiteHref(agency, carries && current)
  }
  const isPublic = [...publicPages, ...pagesOfMail].some((page) => matchPath(page, path))
  const target = requested === null ? !isPublic && current : internalPath(requested)
  return (target ? addParameter(to, 'redirect', target) : to) as Destination
}

/**
 * Returns the agency's own site, where its people sign in, with the path of this site to return to, if any. Source:
 * spec §4.
 */
export function ownSiteHref({ returnUrl }: { returnUrl: string }, back: string | false | null | undefined) {
  // A cast and no call, so that a first view does not load the address checks.
  return (back ? addParameter(returnUrl, 'navigateTo', back) : returnUrl) as Destination
}
