/** Paths on which signing in or up adds no redirect parameter (spec §2.3). */
export const publicPages: readonly string[] = [
  ...['/login', '/signup', '/forgotpassword', '/about', '/faqs', '/expiry', '/privacy-policy'],
  ...['/user-terms-and-conditions', '/cookies-policy', '/disclaimer'],
]

/** Whether people of this agency sign in at its own site and nowhere else. */
export function isSsoOnly(agency: SignInInput['agency']): boolean {
  const { isSSOEnabled, isDirectLoginAllowedForSSOUsers } = agency.sso
  return isSSOEnabled && !isDirectLoginAllowedForSSOUsers && agency.returnUrl !== ''
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
 * deal links; else /login or /signup with `redirect` = the explicit value, the one already present, or the current
 * address; nothing is added on public pages. Source: spec §4 (Login or signup redirect), §2.3.
 */
export function signInHref({ agency, to, path, search, redirect }: SignInInput): string {
  const query = new Map(parseQuery(search))
  const current = `${path}${search}`
  if (isSsoOnly(agency)) {
    const carries = query.get('plum') === 'true' || query.has('dealLinkId')
    if (!carries) return agency.returnUrl
    const join = agency.returnUrl.includes('?') ? '&' : '?'
    return `${agency.returnUrl}${join}navigateTo=${encodeURIComponent(current)}`
  }
  const target = redirect ?? query.get('redirect') ?? (publicPages.includes(path) ? null : current)
  return target ? `${to}?redirect=${encodeURIComponent(target)}` : to
}

function parseQuery(search: string): [string, string][] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.indexOf('=')
      const [key, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
      return [decode(key), decode(value)]
    })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
