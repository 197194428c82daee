import type { BookingSummary } from '../../contract/types.ts'
import type { Viewer } from '../deals/viewer.ts'
import { visiblePrice } from '../pricing/visible-price.ts'
import type { Booking } from '../store/booking.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

/** Takes a booking, whether who looks works for the agency, and what prices they may see, and gives it as a line of a list. */
export function bookingSummary(booking: Booking, seesTraveller: boolean, viewer: Viewer): BookingSummary {
  const [item] = booking.items
  const { quote, contact } = booking.snapshot as BookingSnapshot
  const { property, occupancies, stay } = quote.subject
  const guests = occupancies.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)
  const { net, markup } = visiblePrice(quote.price, viewer) ?? {}
  const { currency, total } = booking
  const off = quote.discounts.reduce((sum, { amount }) => sum + amount, 0)
  return {
    reference: booking.reference,
    product: 'hotel',
    state: item?.state ?? 'expired',
    createdAt: booking.createdAt.toISOString(),
    title: property.name,
    place: property.address.city,
    picture: property.pictures[0]?.url ?? '/scenes/fallback.svg',
    ...{ start: stay.start, end: stay.end, guests },
    total: { amount: total, currency },
    ...(off > 0 && { afterDiscounts: { amount: total - off, currency } }),
    ...(seesTraveller && { traveller: `${contact.firstName} ${contact.lastName}`, email: contact.email }),
    ...(net !== undefined && { net: { amount: net, currency } }),
    ...(markup !== undefined && { markup: { amount: markup, currency } }),
  }
}
