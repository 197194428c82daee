import { type Product, products } from '../contract/products.ts'
import type { BookingServiceTitle } from '../contract/types.ts'
import { matchPath } from './match-path.ts'

/** A product as an agency's menu and deals tabs show it: its entry in the product table. */
export type Service = (typeof products)[number]

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
  return products.filter((service) => active.has(service.title))
}

/** Whether an agency has a product switched on. Source: spec §3 (bookingMenuItemOptions). */
export function sellsProduct(agency: BookingMenu, product: Product): boolean {
  return activeServices(agency).some((service) => service.product === product)
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

/** Whether a path shows what became of a booking: mails lead there, and it stays open whatever the agency sells since. */
export function isConfirmation(path: string): boolean {
  return products.some(({ confirmationPaths }) =>
    confirmationPaths.some((pattern: string) => matchPath(pattern, path) !== null),
  )
}

/**
 * Whether an address is of one booking: its confirmation, or a checkout that names it by `?reference=`, where its payments are made. It
 * stays open whatever the agency sells since. Takes the path and the query.
 */
export function isOfBooking(path: string, search = ''): boolean {
  if (isConfirmation(path)) return true
  const isCheckout = products.some(({ checkoutPath }) => matchPath(checkoutPath, path) !== null)
  return isCheckout && /[?&]reference=[^&]/.test(search)
}

/**
 * The engine a path belongs to (`/booknow/hotels/search` → Hotels), or null for a path of none.
 * Source: spec §2.2.
 */
export function serviceOfPath(path: string): Service | null {
  return products.find((s) => matchPath(`${s.path}/*`, path)) ?? null
}
