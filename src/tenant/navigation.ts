import type { NavigationItem } from '../contract/types.ts'
import { activeServices, type BookingMenu } from './services.ts'

const DEFAULT_BOOKING_PATH = '/booknow/flights'

/**
 * The agency's navigation with 'Book Now' pointing to its first active engine, or to flights when none is active.
 * Source: spec §2.6 (Navigation).
 */
export function resolveNavigation(items: readonly NavigationItem[], agency: BookingMenu): NavigationItem[] {
  const path = activeServices(agency)[0]?.path ?? DEFAULT_BOOKING_PATH
  return items.map((item) => (item.label.trim() === 'Book Now' ? { ...item, path } : item))
}
