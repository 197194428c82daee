import { matchPath } from './match-path.ts'
import { type Permission, type PolicyAgency, type PolicySession, permissionsOf } from './permissions.ts'

/** A protected path with the permissions needed to open it: all of them. */
type ProtectedPath = readonly [pattern: string, ...needs: Permission[]]

/**
 * Every protected path of spec §2.2, §2.6 and §6, in the router's syntax. Each also covers everything below it, and
 * the first match counts. The check applies to every page, of the shell or a remote
 * part, including future ones.
 */
export const protectedPaths: readonly ProtectedPath[] = [
  ['/mytrip/dashboard', 'page.trips'],
  ['/mytrip/mytrips', 'page.trips', 'menu.trips'],
  ['/mytrip/wallet', 'page.trips', 'menu.wallet'],
  // The user's own account is one page with two addresses, one for each menu.
  ['/mytrip/profile', 'page.profile'],
  ['/mytrip/support', 'page.account'],
  ['/settings/profile', 'page.profile'],
  ['/settings/support', 'page.account'],
  ['/settings/website', 'page.commandCentre', 'settings.website'],
  ['/settings/agency', 'page.commandCentre', 'settings.markup'],
  ['/settings/payment', 'page.commandCentre', 'settings.payment'],
  ['/settings/product', 'page.commandCentre', 'settings.product'],
  ['/settings/theme', 'page.commandCentre', 'menu.customizeTheme'],
  ['/dashboard', 'page.commandCentre'],
  ['/subscription', 'page.subscription'],
  ['/wallet/details', 'page.commandCentre', 'menu.wallet'],
  ['/users/clients', 'page.commandCentre', 'menu.clients'],
  ['/users/agents', 'page.commandCentre', 'agents.manage'],
  ['/bookings', 'page.commandCentre', 'menu.bookings'],
  ['/proposals', 'page.commandCentre', 'menu.proposals'],
  ['/applications', 'page.commandCentre', 'menu.applications'],
  ['/payments', 'page.commandCentre', 'menu.payments'],
  ['/searches', 'page.commandCentre', 'menu.searches'],
  // All paths below are for the same users.
  ['/mytrip', 'page.trips'],
  ['/settings', 'page.commandCentre'],
  ['/users', 'page.commandCentre'],
  ['/wallet', 'page.commandCentre', 'menu.wallet'],
]

/** Returns the permissions needed to open a path; none if it is open to everyone. */
export function neededAt(path: string): readonly Permission[] {
  const [, ...needs] = protectedPaths.find(([pattern]) => matchPath(`${pattern}/*`, path)) ?? ['']
  return needs
}

/**
 * True if a user may open a path of an agency, in the shell or a remote part. The server and the app check it before they select
 * the page. Pure. Source: spec §6, decision 0053.
 */
export function mayOpen(path: string, session: PolicySession, agency: PolicyAgency): boolean {
  const needs = neededAt(path)
  if (needs.length === 0) return true
  const permissions = permissionsOf(session, agency)
  return needs.every((one) => permissions.has(one))
}
