import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import type { MenuEntry, MenuId } from '../../tenant/agency-menu.ts'
import { agencyMenu, markComing, profileMenu } from '../../tenant/agency-menu.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { answeringRoute } from '../../tenant/route-table.ts'
import type { LinkProps } from '../../ui/link.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
import { useRemotes } from '../remotes-context.tsx'
import { chatAtom } from './chat.ts'

/** Returns an entry's label; support that opens a chat reads 'Help' (spec §6). */
export function entryLabel(t: Text, { id, opensChat }: MenuEntry): string {
  if (opensChat) return t('menu.help')
  return id === 'bookNow' ? t('common.bookNow') : t(`menu.${id}`)
}

/** Returns why an entry has no link; null if it has one. */
export function entryReason(t: Text, { state }: MenuEntry): string | null {
  if (state === 'shown') return null
  return t(state === 'coming' ? 'menu.coming' : 'menu.disabled')
}

/** Returns the path of an entry's icon. */
export function entryIcon({ id, opensChat }: MenuEntry): string {
  return opensChat ? menuIconPaths.help : menuIconPaths[id]
}

/** Returns whether an address is an entry's page, below it, or neither. Every engine counts as below 'Book Now'. */
export function nearnessTo({ id, path, isElsewhere }: MenuEntry, address: string): 'page' | 'below' | null {
  if (isElsewhere) return null
  if (matchPath(path, address)) return 'page'
  const start = id === 'bookNow' ? '/booknow' : path
  return matchPath(`${start}/*`, address) ? 'below' : null
}

/** Returns whether one of an entry's children is the current page. */
export function holds({ entries = [] }: MenuEntry, address: string): boolean {
  return entries.some((entry) => nearnessTo(entry, address) !== null)
}

/** Groups of the agents' menu, in its order. */
const groups: readonly (readonly MenuId[])[] = [
  ['dashboard', 'bookNow'],
  ['clients', 'agents', 'bookings', 'proposals'],
  ['settings', 'wallet'],
  ['academy', 'dealLink', 'applications', 'customizeTheme', 'payments'],
  ['support', 'searches'],
]

/**
 * Returns whether a separator precedes an entry: if it belongs to another group than the previous entry, and both
 * have one.
 */
export function beginsGroup(entry: MenuEntry, before: MenuEntry | undefined): boolean {
  const groupOf = ({ id }: MenuEntry) => groups.findIndex((group) => group.includes(id))
  return before !== undefined && groupOf(entry) > groupOf(before) && groupOf(before) >= 0
}

/**
 * Returns a function with the properties of an entry's link: another site opens in a new tab, the agency's chat over
 * the page.
 */
export function useEntryLink(): (entry: MenuEntry, onFollow?: () => void) => LinkProps {
  const openChat = useSetAtom(chatAtom)
  return ({ path, isElsewhere, opensChat }, onFollow) => ({
    href: path,
    ...(isElsewhere && { target: '_blank', rel: 'noopener' }),
    ...(opensChat && { 'aria-haspopup': 'dialog' as const }),
    onClick(event: MouseEvent) {
      onFollow?.()
      if (!opensChat) return
      // Without script the link leads to the contact page.
      event.preventDefault()
      openChat(true)
    },
  })
}

/** Returns the signed-in user's menus; entries whose page this deployment lacks are marked as unavailable. */
export function useUserMenus(): Record<'side' | 'profile', MenuEntry[]> {
  const page = usePage()
  const remotes = useRemotes()
  const { session, agency } = page
  const isAnswered = (path: string) => {
    const kind = answeringRoute({ ...page, ...remotes, path })?.kind
    return kind === 'page' || kind === 'remote'
  }
  return {
    side: markComing(agencyMenu(session, agency), isAnswered),
    profile: markComing(profileMenu(session, agency), isAnswered),
  }
}

/** Entries that the dashboard represents itself or shows differently. */
const shownOtherwise: readonly string[] = ['dashboard', 'commandCentre', 'bookNow', 'settings']

/** Settings whose pages, and so the texts of their cards, do not exist yet. */
const comingSettings: readonly string[] = ['payment', 'product']

/** Returns the menu entries with a link, for the user's dashboard. */
export function useLinkedEntries(): MenuEntry[] {
  const { side, profile } = useUserMenus()
  const all = [...side.flatMap((entry) => [entry, ...(entry.entries ?? [])]), ...profile]
  return all.filter(
    ({ id, state }, index) =>
      all.findIndex((entry) => entry.id === id) === index &&
      !shownOtherwise.includes(id) &&
      !comingSettings.includes(id) &&
      state === 'shown',
  )
}
