import type { Destination } from '../contract/destination.ts'
import { addParameter } from './add-parameter.ts'
import { internalPath } from './internal-path.ts'
import { isSsoAlone } from './is-sso-alone.ts'
import { matchPath } from './match-path.ts'
import { parseUrl } from './parse-url.ts'

/** Paths on which signing in or up adds no redirect parameter (spec §2.3), with the other names they have (§2.2). */
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

/** Where the links of mails lead. They are used up once somebody is let in, and their token belongs in no other address. */
const pagesOfMail = ['/verify', '/newPassword']

/** Whether people of this agency sign in at its own site and nowhere else, not even at a page of ours that leads there. */
export function signsInElsewhere(agency: SignInInput['agency']): boolean {
  return isSsoAlone(agency) && agency.returnUrl !== ''
}

/** Whether a path is one where people sign in or up: with SSO alone it leads to the agency's own site. */
export function isSignInPath(path: string): boolean {
  return ['/login', '/signup'].some((page) => matchPath(page, path))
}

export interface SignInInput {
  agency: { sso: { isSSOEnabled: boolean; isDirectLoginAllowedForSSOUsers: boolean }; returnUrl: string }
  to: '/login' | '/signup'
  /** Where the visitor is: path and query. */
  path: string
  search: string
  /** Where to come back to, when the caller knows better than the current address. */
  redirect?: string
}

/**
 * The address that starts signing in or up. With SSO only, the agency's own site, carrying `navigateTo` for plum and
 * deal links; else /login or /signup with `redirect` = the explicit value, the one already present, or the current address;
 * nothing is added on public pages, nor what would not be followed either (`internalPath`). Source: spec §4 (Login or
 * signup redirect), §2.3.
 */
export function signInHref({ agency, to, path, search, redirect }: SignInInput): Destination {
  const query = parseUrl(search).searchParams
  const current = internalPath(`${path}${search}`)
  const asked = redirect ?? query.get('redirect')
  if (signsInElsewhere(agency)) {
    const carries = query.get('plum') === 'true' || query.get('dealLinkId')?.trim()
    return ownSiteHref(agency, carries && current)
  }
  const isPublic = [...publicPages, ...pagesOfMail].some((page) => matchPath(page, path))
  const target = asked === null ? !isPublic && current : internalPath(asked)
  return (target ? addParameter(to, 'redirect', target) : to) as Destination
}

/** The agency's own site, where its people sign in, with the path of this site to come back to, if any. Source: spec §4. */
export function ownSiteHref({ returnUrl }: { returnUrl: string }, back: string | false | null | undefined) {
  // A cast and no call: a first view has none of what asks about addresses.
  return (back ? addParameter(returnUrl, 'navigateTo', back) : returnUrl) as Destination
}
