import type { MenuEntry } from '../../tenant/agency-menu.ts'
import { matchPath } from '../../tenant/match-path.ts'

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
