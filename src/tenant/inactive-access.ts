import { matchPath } from './match-path.ts'
import { type PolicyAgency, type PolicySession, permissionsOf } from './permissions.ts'
import { neededAt } from './protected-paths.ts'

/** Pages for signing in, or for finding the sign-in; an inactive agency must not lock its owner out. */
const signInPages: readonly string[] = [
  '/login',
  '/sso',
  '/social',
  '/forgotpassword',
  '/forgot-password',
  '/newPassword',
  '/verify',
  '/logout',
  // Expired mail links lead there.
  '/expiry',
  '/expired',
]

/**
 * True if a page is open although the agency is inactive: sign-in pages are open to everyone, and the agents' pages
 * (Command Center, Website Settings) to those with permission. Everything else is blocked (spec §2.1). Pure.
 */
export function isOpenWhileInactive(path: string, session: PolicySession, agency: PolicyAgency): boolean {
  if (signInPages.some((pattern) => matchPath(pattern, path) !== null)) return true
  const isStaff = permissionsOf(session, agency).has('page.commandCentre')
  return isStaff && neededAt(path).length > 0
}
