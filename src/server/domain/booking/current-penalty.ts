import { itemSupplier } from '../products/spine/item-supplier.ts'
import { soldPenalty } from '../products/spine/sold-policy.ts'
import type { SupplierCredit } from '../suppliers/supplier-credit.ts'
import type { Booking, BookingItem } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import type { AgreedPenalty } from './cancellation-seal.ts'

/** Seconds for which a cancellation fee is valid, unless a step of the policy comes earlier. */
const VALID_SECONDS = 15 * 60

export interface CurrentPenalty {
  readonly agreed: AgreedPenalty
  /** What travellers get besides the refund; absent if nothing. */
  readonly credits?: readonly SupplierCredit[]
}

/** Asks the supplier what cancelling an item costs now; null if it knows no booking to cancel. */
export async function currentPenalty(
  booking: Booking,
  item: BookingItem,
  { suppliers, clock }: Pick<BookingDependencies, 'suppliers' | 'clock'>,
): Promise<CurrentPenalty | null> {
  const found = await itemSupplier(suppliers, item).cancelQuote(item.id)
  if (found === null) return null
  const { supplierPrice, price } = quotedOf(item)
  const { step } = snapshotOf(booking).quote
  const penalty = soldPenalty(found.penalty.amount, supplierPrice.net, price.total, step)
  const latest = clock().getTime() + VALID_SECONDS * 1000
  const expiresAt = new Date(Math.min(latest, found.validUntil?.getTime() ?? latest))
  return {
    agreed: { itemId: item.id, penalty, supplierPenalty: found.penalty, expiresAt },
    ...(found.credits && { credits: found.credits }),
  }
}
