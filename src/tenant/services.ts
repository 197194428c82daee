import type { BookingServiceTitle } from '../contract/types.ts'
import { matchPath } from './match-path.ts'

/** One booking engine: where it starts, and the names that select it in a `tab` parameter (spec §2.4, §2.5). */
export interface Service {
  title: BookingServiceTitle
  path: string
  /** The value written to `?tab=`. */
  tab: string
  /** Other values of `?tab=` that mean this service. */
  aliases: readonly string[]
  /** Cruises and Flights never show deals (spec §5). */
  hasDeals: boolean
}

/** The engines in the order of the deals tabs (spec §2.5, §9). */
export const services: readonly Service[] = [
  { title: 'Hotels', path: '/booknow/hotels', tab: 'Hotels', aliases: ['Hotel'], hasDeals: true },
  { title: 'Air Travel', path: '/booknow/flights', tab: 'Air Travel', aliases: ['Flights'], hasDeals: false },
  { title: 'Resorts', path: '/booknow/resort', tab: 'Resorts', aliases: ['Resort'], hasDeals: true },
  { title: 'Cars', path: '/booknow/cars', tab: 'Car Rentals', aliases: ['Cars'], hasDeals: true },
  {
    title: 'Activities',
    path: '/booknow/activities',
    tab: 'Activities',
    aliases: ['Activity'],
    hasDeals: true,
  },
  { title: 'Cruise', path: '/booknow/cruise', tab: 'Cruise', aliases: ['Cruises'], hasDeals: false },
]

/** What `activeServices` reads of an agency. */
export interface BookingMenu {
  bookingMenuItemOptions: readonly { title: BookingServiceTitle; active: boolean }[]
}

/**
 * The engines an agency has switched on, in tab order whatever order the agency wrote them in.
 * Source: spec §1, §2.5.
 */
export function activeServices(agency: BookingMenu): Service[] {
  const active = new Set(agency.bookingMenuItemOptions.filter((o) => o.active).map((o) => o.title))
  return services.filter((service) => active.has(service.title))
}

/**
 * The deals tab to open: the one the `tab` parameter names if it is active, else the first active one; null when no
 * engine is active. Source: spec §4 (Selected deals tab).
 */
export function selectDealsTab(agency: BookingMenu, tab: string | null): Service | null {
  const active = activeServices(agency)
  const wanted = tab?.trim().toLowerCase()
  const named = active.find((s) =>
    [s.title, s.tab, ...s.aliases].some((name) => name.toLowerCase() === wanted),
  )
  return named ?? active[0] ?? null
}

/**
 * The engine a path belongs to (`/booknow/hotels/search` → Hotels), or null for a path of none.
 * Source: spec §2.2.
 */
export function serviceOfPath(path: string): Service | null {
  return services.find((s) => matchPath(`${s.path}/*`, path)) ?? null
}
