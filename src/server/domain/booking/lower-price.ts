import type { QuotedItem } from '../products/spine/quoted-item.ts'
import { amendedPart, amendmentCost } from './amendment-cost.ts'
import type { Booking, BookingItem } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { itemPayments, spreadRefund } from './item-payments.ts'

/** An item that costs less after its supplier's change. */
interface CheaperItem {
  /** The change's id. */
  readonly changeId: string
  readonly booking: Booking
  readonly item: BookingItem
  readonly becomes: QuotedItem
}

/**
 * Returns what an item records of a lower price, for its snapshot, and stores the rest: the booking's new total, and
 * the refund of what was paid too much. Later payments fall by themselves. Call it in the transaction that changes the
 * item, with the booking locked; nothing is stored for the same price.
 */
export async function lowerPrice(
  { changeId, booking, item, becomes }: CheaperItem,
  { bookings, payments, tasks }: Pick<BookingRecords, 'bookings' | 'payments' | 'tasks'>,
): Promise<Pick<QuotedItem, 'amended'>> {
  const less = quotedOf(item).price.total - becomes.price.total
  if (less <= 0) return {}
  const known = await payments.ofBooking(booking.id)
  const { least } = snapshotOf(booking).quote
  const paid = itemPayments(booking, item, known)
  const cost = amendmentCost(booking, item, becomes, { payments: known, least })
  // Without a cost, discounts pay all of the new price.
  const refund = cost?.refund ?? Math.min(paid.card, less)
  for (const payload of spreadRefund(paid.parts, refund)) await tasks.enqueue({ kind: 'refund', payload })
  const { quote, ...kept } = snapshotOf(booking)
  const total = booking.total - less
  await bookings.reprice(booking.id, { total, snapshot: { ...kept, quote: { ...quote, total } } })
  return { amended: amendedPart(item, { id: changeId, refund }) }
}
