import type { MenuEntry } from '../../tenant/agency-menu.ts'
import { matchPath } from '../../tenant/match-path.ts'

/** Whether an address is an entry's own page, one below it, or neither. Every engine is a page below 'Book Now'. */
export function nearnessTo({ id, path, isElsewhere }: MenuEntry, address: string): 'page' | 'below' | null {
  if (isElsewhere) return null
  if (matchPath(path, address)) return 'page'
  const start = id === 'bookNow' ? '/booknow' : path
  return matchPath(`${start}/*`, address) ? 'below' : null
}

/** Whether one of an entry's own entries is where the visitor is. */
export function holds({ entries = [] }: MenuEntry, address: string): boolean {
  return entries.some((entry) => nearnessTo(entry, address) !== null)
}
