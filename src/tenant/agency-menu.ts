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

/** Names of the entries; their texts and icons are looked up by them. */
export type MenuId = AgentMenuId | SettingId | 'commandCentre' | 'trips'

export type SettingId = 'profile' | 'website' | 'markup' | 'payment' | 'product'

/** One entry of a menu. */
export interface MenuEntry {
  id: MenuId
  path: string
  /** A disabled entry (spec §6, SalesAgent) and one whose page does not exist yet are visible but have no link. */
  state: 'shown' | 'disabled' | 'coming'
  /** Leads through this site to another one, in a new tab. */
  isElsewhere?: true
  /** Opens the agency's chat instead of the support page (spec §6, 'Help'). */
  opensChat?: true
  /** Entries below this one; its own path is that of the first. */
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

/** The list of settings, each with the permission it needs. */
const settings: readonly [id: SettingId, path: string, needs: Permission][] = [
  ['profile', '/settings/profile', 'page.profile'],
  ['website', '/settings/website', 'settings.website'],
  ['markup', '/settings/agency', 'settings.markup'],
  ['payment', '/settings/payment', 'settings.payment'],
  ['product', '/settings/product', 'settings.product'],
]

/**
 * Returns the menu for a session at an agency: the agents' side menu in the order of spec §2.6, the travellers' menu,
 * or nothing for visitors. Entries without permission are omitted; settings that a SalesAgent may not change are
 * disabled. Pure. Source: spec §2.6, §6.
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
 * Returns the menu at the user's name: a traveller's whole menu; for an agent the Command Center, the profile,
 * Website Settings if permitted, and support. Source: spec §2.6, §6.
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
 * Returns the menu with every entry marked whose page nothing answers yet: the menus stay complete as in spec §2.6
 * without dead links. Pure.
 */
export function markComing(menu: readonly MenuEntry[], isAnswered: (path: string) => boolean): MenuEntry[] {
  return menu.map((entry) => {
    const { id, path, state, isElsewhere, entries } = entry
    if (entries) return { ...entry, entries: markComing(entries, isAnswered) }
    // The page at /deal-link opens a deal by the name in its address, so from a menu it would be empty.
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

/** A setting that the role may not change is disabled (spec §6); a profile that another system stores is omitted. */
function settingsOf(entry: MenuEntry, permissions: ReadonlySet<Permission>): MenuEntry {
  const storedElsewhere: readonly SettingId[] = permissions.has('page.profile') ? [] : ['profile']
  const entries = settings.flatMap(([id, path, needs]): MenuEntry[] => {
    if (permissions.has(needs)) return [shown(id, path)]
    return storedElsewhere.includes(id) ? [] : [{ id, path, state: 'disabled' }]
  })
  return { ...entry, path: entries[0]?.path ?? entry.path, entries }
}

function shown(id: MenuId, path: string): MenuEntry {
  return { id, path, state: 'shown' }
}
