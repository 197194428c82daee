import type { AmendedPart, QuotedItem } from '../products/spine/quoted-item.ts'
import { collectedTotal } from '../products/spine/scheduled-payment.ts'
import type { Booking, BookingItem } from './booking.ts'
import { planOf } from './booking-plan.ts'
import { quotedOf } from './booking-snapshot.ts'
import { itemPayments } from './item-payments.ts'
import type { ItemShare } from './payment-plan.ts'
import type { Payment } from './payment-repository.ts'

export interface AmendmentCost {
  /** Amount due now; 0 if nothing. */
  readonly due: number
  /** Amount refunded to the method that paid it. */
  readonly refund: number
  /** Extra cost that is below the gateway's least charge; the next change adds it. */
  readonly uncharged: number
}

/**
 * Returns what changing an item costs: its new share of what is paid here, less its old share. Earlier refunds, such
 * as goodwill, are not charged again. Returns null if credits and discount exceed the new price: a person has to
 * settle that.
 */
export function amendmentCost(
  booking: Pick<Booking, 'items' | 'snapshot'>,
  item: BookingItem,
  becomes: QuotedItem,
  { payments, least }: { payments: readonly Payment[]; least: number },
): AmendmentCost | null {
  const items = booking.items.map((one) => (one === item ? changed(item, becomes) : one))
  const after = shareOf({ ...booking, items }, booking.items.indexOf(item))
  if (after.promo + after.credits > collectedTotal(becomes.schedule)) return null
  const before = shareOf(booking, booking.items.indexOf(item))
  const less = cardOf(before) - cardOf(after) - (quotedOf(item).amended?.uncharged ?? 0)
  if (less >= 0)
    return { due: 0, refund: Math.min(less, itemPayments(booking, item, payments).card), uncharged: 0 }
  return -less < least ? { due: 0, refund: 0, uncharged: -less } : { due: -less, refund: 0, uncharged: 0 }
}

function shareOf(booking: Pick<Booking, 'items' | 'snapshot'>, line: number): ItemShare {
  const share = planOf(booking).shares[line]
  if (share === undefined) throw new Error('the booking does not have this item')
  return share
}

function cardOf({ card }: ItemShare): number {
  return card.reduce((sum, { amount }) => sum + amount, 0)
}

function changed(item: BookingItem, becomes: QuotedItem): BookingItem {
  return { ...item, snapshot: { ...becomes, amended: amendedPart(item) } }
}

/** Returns the item's amendment history, with one more if given. */
export function amendedPart(
  item: Pick<BookingItem, 'snapshot'>,
  more?: { id: string; refund: number; uncharged?: number },
): AmendedPart {
  const { amended, schedule } = quotedOf(item)
  const before = amended ?? { weight: collectedTotal(schedule), by: [], refunded: 0 }
  if (more === undefined) return before
  const { id, refund, uncharged = 0 } = more
  return {
    weight: before.weight,
    by: [...before.by, id],
    refunded: before.refunded + refund,
    ...(uncharged > 0 && { uncharged }),
  }
}
