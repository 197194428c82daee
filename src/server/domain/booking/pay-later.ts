import { kindOf, type PayLaterTerms, type ProductKinds } from '../products/spine/product-kind.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import type { Booking } from './booking.ts'
import { snapshotOf } from './booking-snapshot.ts'

type Quoted = Pick<QuotedItem, 'product' | 'subject'>

/**
 * Returns until when all these items can be held without payment: the first clock of each kind. Null if one of them
 * cannot be held, if its time is over, or if nothing is due with the booking anyway.
 */
export function payLaterOf(
  { items, dueNow }: { readonly items: readonly Quoted[]; readonly dueNow: number },
  kinds: ProductKinds,
  now: Date,
): PayLaterTerms | null {
  if (dueNow === 0) return null
  const terms: PayLaterTerms[] = []
  for (const item of items) {
    const own = kindOf(item, kinds).payLaterOf?.(item.subject) ?? null
    if (own === null || new Date(own.payBy) <= now) return null
    terms.push(own)
  }
  const prices = terms.map(({ priceUntil }) => priceUntil)
  const [payBy] = terms.map((own) => own.payBy).toSorted()
  if (payBy === undefined) return null
  // A price without a guarantee is quoted again at the payment.
  const [priceUntil = null] = prices.includes(null) ? [null] : prices.toSorted()
  return { priceUntil, payBy }
}

/** Returns the two clocks in the contract's shape. */
export function shownPayLater({ priceUntil, payBy }: PayLaterTerms): { priceUntil?: string; payBy: string } {
  return { ...(priceUntil !== null && { priceUntil }), payBy }
}

/** Whether the price of a booking that is paid later is no longer guaranteed. */
export function isPriceOver({ snapshot }: Pick<Booking, 'snapshot'>, now: Date): boolean {
  const { payLater } = snapshotOf({ snapshot })
  if (payLater === undefined) return false
  return payLater.priceUntil === null || new Date(payLater.priceUntil) <= now
}
