import type { MenuEntry, MenuId } from '../../tenant/agency-menu.ts'

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
