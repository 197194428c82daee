import type { Text } from '../../platform/text.ts'
import type { MenuEntry } from '../../tenant/menu-of.ts'
import { menuIconPaths } from '../../ui/menu-icon-paths.ts'

/** What an entry is called; support that opens a chat reads 'Help' (spec §6). */
export function entryLabel(t: Text, { id, opensChat }: MenuEntry): string {
  if (opensChat) return t('menu.help')
  return id === 'bookNow' ? t('common.bookNow') : t(`menu.${id}`)
}

/** Outline of an entry's icon. */
export function entryIcon({ id, opensChat }: MenuEntry): string {
  return opensChat ? menuIconPaths.help : menuIconPaths[id]
}
