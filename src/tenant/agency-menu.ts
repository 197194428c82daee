import type { Agency } from '../contract/types.ts'
import { bookNowPath } from './navigation.ts'
import {
  type AgentMenuId,
  agentMenu,
  type Permission,
  type PolicyAgency,
  type PolicySession,
  permissionsOf,
} from './permissions.ts'
import type { BookingMenu } from './services.ts'

/** Names of entries: their words and icons go by them. */
export type MenuId = AgentMenuId | SettingId | 'commandCentre' | 'trips'

export type SettingId = 'profile' | 'website' | 'markup' | 'payment' | 'product'

/** One entry of a menu. */
export interface MenuEntry {
  id: MenuId
  path: string
  /** A disabled entry (spec §6, SalesAgent) and one whose page is yet to come are there to be read, and lead nowhere. */
  state: 'shown' | 'disabled' | 'coming'
  /** Leads by way of this site to another one, in a tab of its own. */
  isElsewhere?: true
  /** Opens the agency's chat instead of its page (spec §6, 'Help'). */
  opensChat?: true
  /** Entries below this one; its own path is the first one's. */
  entries?: readonly MenuEntry[]
}

export type MenuAgency = PolicyAgency & BookingMenu & Pick<Agency, 'supportMode'>

const agentPaths: Readonly<Record<Exclude<AgentMenuId, 'bookNow'>, string>> = {
  dashboard: '/dashboard',
  clients: '/users/clients',
  agents: '/users/agents',
  bookings: '/bookings',
  proposals: '/proposals',
  settings: '/settings/profile',
  wallet: '/wallet/details',
  academy: '/academy',
  dealLink: '/deal-link',
  applications: '/applications',
  customizeTheme: '/settings/website/brand',
  payments: '/payments',
  support: '/settings/support',
  searches: '/searches',
}

/** The list of settings, with what one must be allowed for each. */
const settings: readonly [id: SettingId, path: string, needs: Permission][] = [
  ['profile', '/settings/profile', 'page.profile'],
  ['website', '/settings/website', 'settings.website'],
  ['markup', '/settings/agency', 'settings.markup'],
  ['payment', '/settings/payment', 'settings.payment'],
  ['product', '/settings/product', 'settings.product'],
]

/**
 * Takes who is asking and their agency, and gives their menu: the agents' side menu in the order of spec §2.6, or the
 * travellers' menu; nothing for visitors. Entries without permission are left out, the settings a SalesAgent may not
 * change are disabled. Pure. Source: spec §2.6, §6.
 */
export function agencyMenu(session: PolicySession, agency: MenuAgency): MenuEntry[] {
  const permissions = permissionsOf(session, agency)
  if (!permissions.has('page.account')) return []
  if (!permissions.has('page.commandCentre')) return travellerMenu(agency, permissions)
  return agentMenu.flatMap((id): MenuEntry[] => {
    if (!permissions.has(id === 'agents' ? 'agents.manage' : `menu.${id}`)) return []
    if (id === 'bookNow') return [shown(id, bookNowPath(agency))]
    const entry = shown(id, agentPaths[id])
    if (id === 'academy') return [{ ...entry, isElsewhere: true }]
    return [id === 'settings' ? settingsOf(entry, permissions) : entry]
  })
}

/**
 * Takes who is asking and their agency, and gives what the menu at their name leads to: a traveller's whole menu, of an
 * agent's the command centre, profile, Website Settings for who may change them, and support. Source: spec §2.6, §6.
 */
export function profileMenu(session: PolicySession, agency: MenuAgency): MenuEntry[] {
  const permissions = permissionsOf(session, agency)
  if (!permissions.has('page.commandCentre')) return agencyMenu(session, agency)
  return [
    shown('commandCentre', agentPaths.dashboard),
    ...(permissions.has('page.profile') ? [shown('profile', '/settings/profile')] : []),
    ...(permissions.has('settings.website') ? [shown('website', '/settings/website')] : []),
    shown('support', agentPaths.support),
  ]
}

/**
 * Takes a menu and whether anything answers a path, and gives the menu with every entry marked whose page is yet to come: the
 * menus stay whole as spec §2.6 lists them, and lead nobody to a page that is not there. Pure.
 */
export function markComing(menu: readonly MenuEntry[], isAnswered: (path: string) => boolean): MenuEntry[] {
  return menu.map((entry) => {
    const { id, path, state, isElsewhere, entries } = entry
    if (entries) return { ...entry, entries: markComing(entries, isAnswered) }
    // The page at /deal-link opens a deal by the name in its address: from a menu it has nothing to show.
    const isThere = isElsewhere || (id !== 'dealLink' && isAnswered(path))
    return state === 'shown' && !isThere ? { ...entry, state: 'coming' } : entry
  })
}

function travellerMenu(agency: MenuAgency, permissions: ReadonlySet<Permission>): MenuEntry[] {
  const support = shown('support', '/mytrip/support')
  return [
    shown('dashboard', '/mytrip/dashboard'),
    shown('bookNow', bookNowPath(agency)),
    shown('trips', '/mytrip/mytrips'),
    ...(permissions.has('menu.wallet') ? [shown('wallet', '/mytrip/wallet')] : []),
    ...(permissions.has('page.profile') ? [shown('profile', '/mytrip/profile')] : []),
    agency.supportMode === 'chat' ? { ...support, opensChat: true } : support,
  ]
}

/** A setting that is not the role's stands there disabled (spec §6); a profile that is kept elsewhere does not. */
function settingsOf(entry: MenuEntry, permissions: ReadonlySet<Permission>): MenuEntry {
  const keptElsewhere: readonly SettingId[] = permissions.has('page.profile') ? [] : ['profile']
  const entries = settings.flatMap(([id, path, needs]): MenuEntry[] => {
    if (permissions.has(needs)) return [shown(id, path)]
    return keptElsewhere.includes(id) ? [] : [{ id, path, state: 'disabled' }]
  })
  return { ...entry, path: entries[0]?.path ?? entry.path, entries }
}

function shown(id: MenuId, path: string): MenuEntry {
  return { id, path, state: 'shown' }
}
