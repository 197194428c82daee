import type { Destination } from '../contract/destination.ts'
import type { PageContext } from '../contract/page.ts'
import { internalPath } from '../tenant/internal-path.ts'
import { isSsoAlone } from '../tenant/is-sso-alone.ts'
import { matchPath } from '../tenant/match-path.ts'
import { mayOpen } from '../tenant/protected-paths.ts'
import { isSignInPath, ownSiteHref, signInHref, signsInElsewhere } from '../tenant/sign-in.ts'
import { withWayBack } from '../tenant/sso.ts'
import { within } from '../tenant/stored-target.ts'
import { innerHead } from './document-head.ts'
import { loginHref } from './login-href.ts'
import type { PageModule } from './page-module.ts'

/** A page behind a door that stays shut: its state is drawn by the frame, and there is no data, no code and no name of what would answer. */
export const forbidden: PageModule = {
  Page: () => null,
  head: (t, { agency }) => innerHead(t('forbidden.title'), agency),
  maxAge: 0,
  status: 403,
  noindex: true,
}

/** What asks for an address or a password: forms that nobody has a use for where the agency's own sign-on is the only way in. */
const passwordPaths = ['/forgotpassword', '/forgot-password', '/verify', '/newPassword']

/** Where a visitor has to sign in first, or signs in elsewhere than they asked. */
export function findSignIn(
  page: PageContext,
  { pathname: path, search, searchParams }: URL,
): Destination | null {
  const { agency, session } = page
  if (session.signedIn) return null
  if (!mayOpen(path, session, agency)) return loginHref({ page, path, search: searchParams })
  if (isSsoAlone(agency) && passwordPaths.some((one) => matchPath(one, path))) return within('/sso')
  if (!isSignInPath(path)) return null
  // Typed or bookmarked; the links of such an agency lead there by themselves (spec §4). What log-in was to lead to comes
  // along, and not log-in itself.
  if (signsInElsewhere(agency)) {
    const asked = internalPath(searchParams.get('redirect'))
    return asked ? ownSiteHref(agency, asked) : signInHref({ agency, to: '/login', path, search })
  }
  // The same where it has no site of its own to lead to.
  return isSsoAlone(agency) ? within(withWayBack('/sso', searchParams.get('redirect'))) : null
}
