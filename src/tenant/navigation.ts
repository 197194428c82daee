import { productEntry } from '../contract/products.ts'
import type { NavigationItem } from '../contract/types.ts'
import { activeServices, type BookingMenu } from './services.ts'

const DEFAULT_BOOKING_PATH = productEntry('flight').path

/** Returns the target of 'Book Now': the first active engine, or flights if none is (spec §2.6). */
export function bookNowPath(agency: BookingMenu): string {
  return activeServices(agency)[0]?.path ?? DEFAULT_BOOKING_PATH
}

/** True if an entry with that label leads to booking, whatever path it has. */
export function isBookNow(label: string): boolean {
  return label.trim() === 'Book Now'
}

/**
 * Returns the agency's navigation with 'Book Now' leading to its first active engine, or to flights if none is.
 * `bookNow` is the item's label in the page's language. Source: spec §2.6 (Navigation).
 */
export function resolveNavigation(
  items: readonly NavigationItem[],
  agency: BookingMenu,
  bookNow = 'Book Now',
): NavigationItem[] {
  const path = bookNowPath(agency)
  return items.map((item) => (isBookNow(item.label) ? { label: bookNow, path } : item))
}
