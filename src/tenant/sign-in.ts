import { matchPath } from './match-path.ts'
import { withParameter } from './with-parameter.ts'

/** Paths on which signing in or up adds no redirect parameter (spec §2.3), with the other names they have (§2.2). */
export const publicPages: readonly string[] = [
  ...['/login', '/signup', '/forgotpassword', '/about', '/faqs', '/expiry', '/privacy-policy'],
  ...['/user-terms-and-conditions', '/cookies-policy', '/disclaimer'],
  ...['/forgot-password', '/expired'],
]

/** Whether people of this agency sign in at its own site and nowhere else. */
export function isSsoOnly(agency: SignInInput['agency']): boolean {
  const { isSSOEnabled, isDirectLoginAllowedForSSOUsers } = agency.sso
  return isSSOEnabled && !isDirectLoginAllowedForSSOUsers && agency.returnUrl !== ''
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

/** The longest way back that is carried along: a longer one would not be followed either (`internalPath`). */
const LONGEST = 2048

/**
 * The address that starts signing in or up. With SSO only, the agency's own site, carrying `navigateTo` for plum and
 * deal links; else /login or /signup with `redirect` = the explicit value, the one already present, or the current
 * address; nothing is added on public pages. Source: spec §4 (Login or signup redirect), §2.3.
 */
export function signInHref({ agency, to, path, search, redirect }: SignInInput): string {
  const query = queryOf(search)
  const current = `${path}${search}`
  if (isSsoOnly(agency)) {
    const carries = query.get('plum') === 'true' || query.get('dealLinkId')?.trim()
    const fits = current.length <= LONGEST
    return carries && fits ? withParameter(agency.returnUrl, 'navigateTo', current) : agency.returnUrl
  }
  const isPublic = publicPages.some((page) => matchPath(page, path))
  const target = redirect ?? query.get('redirect') ?? (isPublic ? null : current)
  return target && target.length <= LONGEST ? withParameter(to, 'redirect', target) : to
}

/** Of a repeated parameter the first value counts, as everywhere. */
function queryOf(search: string): Map<string, string> {
  const query = new Map<string, string>()
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [key = '', ...rest] = pair.split('=')
    const name = decode(key)
    if (!query.has(name)) query.set(name, decode(rest.join('=')))
  }
  return query
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
