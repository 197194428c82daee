import type { QuotedItem } from '../products/spine/quoted-item.ts'
import { collectedTotal } from '../products/spine/scheduled-payment.ts'
import type { Booking, BookingItem } from './booking.ts'
import { planOf } from './booking-plan.ts'
import { quotedOf } from './booking-snapshot.ts'
import { paidOfItem } from './paid-of-item.ts'
import type { Payment } from './payment-repository.ts'

export interface AmendmentCost {
  /** What is paid here for it; 0 for nothing. */
  readonly due: number
  /** What comes back by the way it was paid. */
  readonly refund: number
}

/**
 * Takes a booking, an item of it, what the item becomes, the booking's payments and the least that the gateway charges, and gives what the
 * change costs here: its share of what is paid here then, less what was paid and has not gone back. A difference below the least is not
 * charged. Null where the wallet and the code gave more than it would cost: people have to settle that.
 */
export function amendmentCost(
  booking: Pick<Booking, 'items' | 'snapshot'>,
  item: BookingItem,
  becomes: QuotedItem,
  { payments, least }: { payments: readonly Payment[]; least: number },
): AmendmentCost | null {
  const after = {
    ...booking,
    items: booking.items.map((one) => (one === item ? changed(item, becomes) : one)),
  }
  const share = planOf(after).shares[booking.items.indexOf(item)]
  if (share === undefined) throw new Error('the item is not one of the booking')
  if (share.promo + share.credits > collectedTotal(becomes.schedule)) return null
  const wanted = share.card.reduce((sum, { amount }) => sum + amount, 0)
  const paid = paidOfItem(booking, item, payments).card
  return { due: wanted - paid < least ? 0 : wanted - paid, refund: Math.max(0, paid - wanted) }
}

function changed(item: BookingItem, becomes: QuotedItem): BookingItem {
  return { ...item, snapshot: { ...becomes, amended: amendedPart(item) } }
}

/** Gives what an item keeps of its amendments with one more, if any. */
export function amendedPart(
  item: Pick<BookingItem, 'snapshot'>,
  more?: { id: string; refund: number },
): NonNullable<QuotedItem['amended']> {
  const { amended, schedule } = quotedOf(item)
  const { weight, by, refunded } = amended ?? { weight: collectedTotal(schedule), by: [], refunded: 0 }
  return { weight, by: more ? [...by, more.id] : by, refunded: refunded + (more?.refund ?? 0) }
}
