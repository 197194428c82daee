import { type Product, products } from '../contract/products.ts'
import type { BookingServiceTitle } from '../contract/types.ts'
import { matchPath } from './match-path.ts'

/** A product as an agency's menu and deals tabs show it: its entry in the product table. */
export type Service = (typeof products)[number]

/** The agency's fields that `activeServices` reads. */
export interface BookingMenu {
  bookingMenuItemOptions: readonly { title: BookingServiceTitle; active: boolean }[]
}

/** Returns the engines that an agency has switched on, in tab order. Source: spec §1, §2.5. */
export function activeServices(agency: BookingMenu): Service[] {
  const active = new Set(agency.bookingMenuItemOptions.filter((o) => o.active).map((o) => o.title))
  return products.filter((service) => active.has(service.title))
}

/** True if an agency has a product switched on. Source: spec §3 (bookingMenuItemOptions). */
export function sellsProduct(agency: BookingMenu, product: Product): boolean {
  return activeServices(agency).some((service) => service.product === product)
}

/**
 * Returns the deals tab to open: the one that the `tab` parameter names if active, else the first active one; null if
 * no engine is active. Source: spec §4 (Selected deals tab).
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
 * True for the path of a booking's confirmation: mails link to it, so it stays open even if the agency no longer
 * sells the product.
 */
export function isConfirmation(path: string): boolean {
  return products.some(({ confirmationPaths }) =>
    confirmationPaths.some((pattern: string) => matchPath(pattern, path) !== null),
  )
}

/**
 * True for an address of one booking: its confirmation, or a checkout with `?reference=`, where its payments are
 * made. It stays open even if the agency no longer sells the product.
 */
export function isOfBooking(path: string, search = ''): boolean {
  if (isConfirmation(path)) return true
  const isCheckout = products.some(({ checkoutPath }) => matchPath(checkoutPath, path) !== null)
  return isCheckout && /[?&]reference=[^&]/.test(search)
}

/** Returns the engine of a path (`/booknow/hotels/search` → Hotels), or null. Source: spec §2.2. */
export function serviceOfPath(path: string): Service | null {
  return products.find((s) => matchPath(`${s.path}/*`, path)) ?? null
}
