import { isProduct, productEntry } from '../../../contract/products.ts'
import { type BookingMenu, sellsProduct } from '../../../tenant/services.ts'
import type { Booking } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { bookingKey } from './booking-key.ts'

/** Where a booking is shown that its product has no page for. */
const TRIPS = '/mytrip/mytrips'

/** Gives where a booking is shown to people who may see it. */
export function bookingPage(
  { reference, items }: Pick<Booking, 'reference' | 'items'>,
  origin: string,
): string {
  const [path = TRIPS] = entryOf(items)?.confirmationPaths ?? []
  const named = path.replace(/:\w+/, reference)
  return `${origin}${named === path ? `${path}?reference=${reference}` : named}`
}

/** Gives where a search for something like a booking begins; the home page where the agency sells no such thing any more. */
export function searchPage({ items }: Pick<Booking, 'items'>, origin: string, agency: BookingMenu): string {
  const entry = entryOf(items)
  return `${origin}${entry !== null && sellsProduct(agency, entry.product) ? entry.path : '/'}`
}

/**
 * Gives where a booking is shown, with what lets its reader in: after the `#`, which no browser sends to a server, so that no
 * log and no other site gets it. A booking that was reassigned lets nobody in but the account that has it.
 */
export function bookingLink(
  booking: Pick<Booking, 'id' | 'reference' | 'items' | 'isReassigned'>,
  origin: string,
  hash: BookingDependencies['hash'],
): string {
  const page = bookingPage(booking, origin)
  return booking.isReassigned ? page : `${page}#key=${bookingKey(booking.id, hash)}`
}

/** The product that the booking begins with. */
function entryOf([item]: Booking['items']) {
  return item !== undefined && isProduct(item.product) ? productEntry(item.product) : null
}
