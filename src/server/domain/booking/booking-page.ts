import { isProduct, productEntry } from '../../../contract/products.ts'
import { type BookingMenu, sellsProduct } from '../../../tenant/services.ts'
import type { Booking } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { bookingKey } from './booking-key.ts'

/** The page for bookings whose product has no page. */
const TRIPS = '/mytrip/mytrips'

/** Returns the address of a booking's page, for readers who may already see it. */
export function bookingPage(
  { reference, items }: Pick<Booking, 'reference' | 'items'>,
  origin: string,
): string {
  const [path = TRIPS] = entryOf(items)?.confirmationPaths ?? []
  const named = path.replace(/:\w+/, reference)
  return `${origin}${named === path ? `${path}?reference=${reference}` : named}`
}

/** Returns where to search for something similar; the home page if the agency no longer sells that product. */
export function searchPage({ items }: Pick<Booking, 'items'>, origin: string, agency: BookingMenu): string {
  const entry = entryOf(items)
  return `${origin}${entry !== null && sellsProduct(agency, entry.product) ? entry.path : '/'}`
}

/**
 * Returns the address of a booking's page with its access key. The key follows the `#`, so browsers never send it to
 * servers or logs. A reassigned booking gets no key: only its account opens it.
 */
export function bookingLink(
  booking: Pick<Booking, 'id' | 'reference' | 'items' | 'isReassigned'>,
  origin: string,
  hash: BookingDependencies['hash'],
): string {
  const page = bookingPage(booking, origin)
  return booking.isReassigned ? page : `${page}#key=${bookingKey(booking.id, hash)}`
}

/** The product of the first item. */
function entryOf([item]: Booking['items']) {
  return item !== undefined && isProduct(item.product) ? productEntry(item.product) : null
}
