import { matchPath } from './match-path.ts'
import { type Permission, type PolicyAgency, type PolicySession, permissionsOf } from './permissions.ts'

/** A path that is not for everybody, and what somebody must be allowed to open it: all of these. */
type ProtectedPath = readonly [pattern: string, ...needs: Permission[]]

/**
 * Every path of spec §2.2, §2.6 and §6 that is not for everybody, in the router's syntax. Each holds for what is below it
 * too, and the first that fits counts: whoever answers such a path one day, the shell or a remote part, stands behind this door
 * already, also with a page that nobody has thought of yet.
 */
export const protectedPaths: readonly ProtectedPath[] = [
  ['/mytrip/dashboard', 'page.trips'],
  ['/mytrip/mytrips', 'page.trips', 'menu.trips'],
  ['/mytrip/wallet', 'page.trips', 'menu.wallet'],
  // A person's own account is one page with two addresses, each in another menu.
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
  // What stands beside them is for the same people.
  ['/mytrip', 'page.trips'],
  ['/settings', 'page.commandCentre'],
  ['/users', 'page.commandCentre'],
  ['/wallet', 'page.commandCentre', 'menu.wallet'],
]

/** Takes a path and gives what somebody must be allowed to open it; nothing where it is for everybody. */
export function neededAt(path: string): readonly Permission[] {
  const [, ...needs] = protectedPaths.find(([pattern]) => matchPath(`${pattern}/*`, path)) ?? ['']
  return needs
}

/**
 * Takes a path, who asks and their agency, and says whether they may open it, whatever answers there. Asked on the server
 * and in the app before it is decided who does. Pure. Source: spec §6, decision 0053.
 */
export function mayOpen(path: string, session: PolicySession, agency: PolicyAgency): boolean {
  const needs = neededAt(path)
  if (needs.length === 0) return true
  const permissions = permissionsOf(session, agency)
  return needs.every((one) => permissions.has(one))
}
