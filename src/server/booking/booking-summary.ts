import type { BookingSummary } from '../../contract/types.ts'
import type { Viewer } from '../deals/viewer.ts'
import { visiblePrice } from '../pricing/visible-price.ts'
import type { Booking } from '../store/booking.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'
import { holdOf } from './hold-of.ts'

/** For whom a list is made, and when. */
interface Looking {
  /** Whether they work for the agency. */
  seesTraveller: boolean
  /** Which prices they may see. */
  viewer: Viewer
  now: Date
}

/** Takes a booking and who looks, and gives it as a line of a list. */
export function bookingSummary(booking: Booking, { seesTraveller, viewer, now }: Looking): BookingSummary {
  const [item] = booking.items
  const { quote, contact } = booking.snapshot as BookingSnapshot
  const { property, occupancies, stay } = quote.subject
  const guests = occupancies.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)
  const { net, markup } = visiblePrice(quote.price, viewer) ?? {}
  const { currency, total } = booking
  const hold = item ? holdOf(item, now) : null
  const off = quote.discounts.reduce((sum, { amount }) => sum + amount, 0)
  return {
    reference: booking.reference,
    product: 'hotel',
    state: item?.state ?? 'expired',
    createdAt: booking.createdAt.toISOString(),
    ...(hold && { hold }),
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
