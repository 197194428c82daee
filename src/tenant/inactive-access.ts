import { matchPath } from './match-path.ts'
import { type PolicyAgency, type PolicySession, permissionsOf } from './permissions.ts'
import { neededAt } from './protected-paths.ts'

/** Where the people of an agency sign in, or find their way to it; an inactive agency must not lock its owner out. */
const ways: readonly string[] = [
  '/login',
  '/sso',
  '/social',
  '/forgotpassword',
  '/forgot-password',
  '/newPassword',
  '/verify',
  '/logout',
  // Links of mails that are too old lead there.
  '/expiry',
  '/expired',
]

/**
 * Takes a path, who asks and their agency, and says whether the page is open though the agency is inactive: signing in is for
 * everybody, and the agents' own pages (Command Center, Website Settings) for those who may open them. Everything else is blocked
 * (spec §2.1). Pure.
 */
export function isOpenWhileInactive(path: string, session: PolicySession, agency: PolicyAgency): boolean {
  if (ways.some((way) => matchPath(way, path) !== null)) return true
  const isStaff = permissionsOf(session, agency).has('page.commandCentre')
  return isStaff && neededAt(path).length > 0
}
