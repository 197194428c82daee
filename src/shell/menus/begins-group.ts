import type { MenuEntry, MenuId } from '../../tenant/agency-menu.ts'

/** What belongs together in the agents' menu, in its order. */
const groups: readonly (readonly MenuId[])[] = [
  ['dashboard', 'bookNow'],
  ['clients', 'agents', 'bookings', 'proposals'],
  ['settings', 'wallet'],
  ['academy', 'dealLink', 'applications', 'customizeTheme', 'payments'],
  ['support', 'searches'],
]

/** Whether a line stands before an entry: where it belongs to others than the one before it, and both to some. */
export function beginsGroup(entry: MenuEntry, before: MenuEntry | undefined): boolean {
  const groupOf = ({ id }: MenuEntry) => groups.findIndex((group) => group.includes(id))
  return before !== undefined && groupOf(entry) > groupOf(before) && groupOf(before) >= 0
}
