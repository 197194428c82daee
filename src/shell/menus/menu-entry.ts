import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { Text } from '../../platform/text.ts'
import type { MenuEntry, MenuId } from '../../tenant/agency-menu.ts'
import { matchPath } from '../../tenant/match-path.ts'
import type { LinkProps } from '../../ui/link.tsx'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'
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
