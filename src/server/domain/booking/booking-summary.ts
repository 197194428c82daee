import type { BookingSummary } from '../../../contract/types.ts'
import { periodSpan } from '../documents/period-span.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { visiblePrice } from '../pricing/visible-price.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import type { Booking, BookingItem } from './booking.ts'
import { bookingCharges, type ChargedItem } from './booking-charges.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { bookingState } from './booking-state.ts'
import { firstHold } from './first-hold.ts'
import { isEnded } from './item-states.ts'

/** The viewer of a list, and the time. */
interface SummaryView {
  /** Whether the viewer works for the agency. */
  seesTraveller: boolean
  /** Which prices the viewer may see. */
  viewer: Viewer
  now: Date
  kinds: ProductKinds
}

/** Returns a booking as a line of a list, for a viewer. */
export function bookingSummary(
  booking: Booking,
  { seesTraveller, viewer, now, kinds }: SummaryView,
): BookingSummary {
  const remaining = remainingItems(booking)
  const [item] = remaining
  if (item === undefined) throw new Error('a booking has no item')
  const { contact } = snapshotOf(booking)
  const { subject } = quotedOf(item)
  const { items, total, discounts } = bookingCharges(booking)
  const { net, markup } = sumsOf(items, viewer)
  const { currency } = booking
  const hold = firstHold(booking, now)
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0)
  return {
    reference: booking.reference,
    product: item.product as BookingSummary['product'],
    itemCount: remaining.length,
    state: bookingState(booking),
    createdAt: booking.createdAt.toISOString(),
    ...(hold && { hold }),
    ...kindOf(item, kinds).summaryOf(subject),
    ...periodSpan(remaining.map((one) => kindOf(one, kinds).periodOf(quotedOf(one).subject))),
    total: { amount: total, currency },
    ...(off > 0 && { afterDiscounts: { amount: total - off, currency } }),
    ...(seesTraveller && { traveller: `${contact.firstName} ${contact.lastName}`, email: contact.email }),
    ...(net !== undefined && { net: { amount: net, currency } }),
    ...(markup !== undefined && { markup: { amount: markup, currency } }),
  }
}

/** The agency's cost and markup of what is charged, if the viewer may see them. */
function sumsOf(items: readonly ChargedItem[], viewer: Viewer): { net?: number; markup?: number } {
  const prices = items.map(({ item }) => visiblePrice(quotedOf(item).price, viewer))
  const sums = { net: 0, markup: 0 }
  for (const price of prices) {
    if (price?.net === undefined || price.markup === undefined) return {}
    sums.net += price.net
    sums.markup += price.markup
  }
  return sums
}

/** The items that did not end, which name and date the booking; all items if each has ended. */
function remainingItems({ items }: Booking): readonly BookingItem[] {
  const remaining = items.filter(({ state }) => !isEnded(state))
  return remaining.length > 0 ? remaining : items
}
