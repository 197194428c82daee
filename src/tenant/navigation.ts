import { productEntry } from '../contract/products.ts'
import type { NavigationItem } from '../contract/types.ts'
import { activeServices, type BookingMenu } from './services.ts'

const DEFAULT_BOOKING_PATH = productEntry('flight').path

/** Where 'Book Now' leads: the first active engine, flights where none is (spec §2.6). */
export function bookNowPath(agency: BookingMenu): string {
  return activeServices(agency)[0]?.path ?? DEFAULT_BOOKING_PATH
}

/** Whether an entry of that name leads there, whatever path it has. */
export function isBookNow(label: string): boolean {
  return label.trim() === 'Book Now'
}

/**
 * The agency's navigation with 'Book Now' pointing to its first active engine, or to flights when none is active.
 * `bookNow` is what that item is called in the page's language. Source: spec §2.6 (Navigation).
 */
export function resolveNavigation(
  items: readonly NavigationItem[],
  agency: BookingMenu,
  bookNow = 'Book Now',
): NavigationItem[] {
  const path = bookNowPath(agency)
  return items.map((item) => (isBookNow(item.label) ? { label: bookNow, path } : item))
}
