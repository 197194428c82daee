import type { Text } from '../../platform/text.ts'
import type { MenuEntry } from '../../tenant/agency-menu.ts'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'

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
