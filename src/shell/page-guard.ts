import type { Destination } from '../contract/destination.ts'
import type { PageContext } from '../contract/page.ts'
import { internalPath } from '../tenant/internal-path.ts'
import { matchPath } from '../tenant/match-path.ts'
import { mayOpen } from '../tenant/protected-paths.ts'
import { requiresSso } from '../tenant/requires-sso.ts'
import { isSignInPath, ownSiteHref, signInHref, signsInElsewhere } from '../tenant/sign-in.ts'
import { withRedirect } from '../tenant/sso.ts'
import { within } from '../tenant/stored-target.ts'
import { innerHead } from './document-head.ts'
import type { PageModule } from './page-module.ts'
import { loginHref } from './visitor-page-guard.tsx'

/** A page that the user may not open: the frame shows the 403 state, without data, code or the page's name. */
export const forbidden: PageModule = {
  Page: () => null,
  head: (t, { agency }) => innerHead(t('forbidden.title'), agency),
  maxAge: 0,
  status: 403,
  noindex: true,
}

/** Forms for an address or a password, which are useless if single sign-on is the only way to sign in. */
const passwordPaths = ['/forgotpassword', '/forgot-password', '/verify', '/newPassword']

/** Returns where a visitor has to sign in first, or signs in instead of the requested page. */
export function findSignIn(
  page: PageContext,
  { pathname: path, search, searchParams }: URL,
): Destination | null {
  const { agency, session } = page
  if (session.signedIn) return null
  if (!mayOpen(path, session, agency)) return loginHref({ page, path, search: searchParams })
  if (requiresSso(agency) && passwordPaths.some((one) => matchPath(one, path))) return within('/sso')
  if (!isSignInPath(path)) return null
  // Typed or bookmarked addresses; links of such an agency already point there (spec §4). The target's redirect is
  // preserved, but never log-in itself.
  if (signsInElsewhere(agency)) {
    const target = internalPath(searchParams.get('redirect'))
    return target ? ownSiteHref(agency, target) : signInHref({ agency, to: '/login', path, search })
  }
  // The same if the agency has no separate site.
  return requiresSso(agency) ? within(withRedirect('/sso', searchParams.get('redirect'))) : null
}
