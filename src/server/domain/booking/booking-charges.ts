import type { Booking, BookingItem } from './booking.ts'
import { planOf } from './booking-plan.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { type ShownDiscount, shownDiscount } from './discounts.ts'
import { type ItemState, isUnbooked } from './item-states.ts'
import { dueNowOf, type ItemShare, type PaymentPlan, paymentsOf } from './payment-plan.ts'

/** A charged item, with its position in the booking, from 0, and its share of what is paid here. */
export interface ChargedItem {
  readonly item: BookingItem
  readonly line: number
  readonly share: ItemShare
}

/** The charges of a booking, in minor units of its currency. */
export interface BookingCharges {
  readonly items: readonly ChargedItem[]
  /** The sum of the charged items' prices, before discounts. */
  readonly total: number
  /** Their part of the discounts. */
  readonly discounts: readonly ShownDiscount[]
  /** When each amount is collected here, after discounts. */
  readonly payments: PaymentPlan['payments']
  /** The amount collected with the booking. */
  readonly dueNow: number
}

/**
 * Returns the charges of a booking, or of some of its items. Items that failed cost nothing; if all failed, the
 * booking shows what it would have cost.
 */
export function bookingCharges(
  booking: Pick<Booking, 'items' | 'snapshot'>,
  among: readonly BookingItem[] = booking.items,
): BookingCharges {
  const items = sharesOf(booking).filter(({ item }) => among.includes(item))
  const live = items.filter(({ item }) => !isUnbooked(item.state))
  const charged = live.length > 0 ? live : items
  const payments = paymentsOf(charged.map(({ share }) => share))
  return {
    items: charged,
    payments,
    dueNow: dueNowOf({ payments }),
    total: charged.reduce((sum, { item }) => sum + quotedOf(item).price.total, 0),
    discounts: discountsOf(
      booking,
      charged.map(({ share }) => share),
    ),
  }
}

/** Returns these items' part of the booking's discounts, without discounts that they have no part of. */
export function discountsOf(
  { snapshot }: Pick<Booking, 'snapshot'>,
  shares: readonly Pick<ItemShare, 'promo' | 'credits'>[],
): ShownDiscount[] {
  return snapshotOf({ snapshot })
    .quote.discounts.map((discount) => {
      const amount = shares.reduce((sum, share) => sum + share[discount.kind], 0)
      return { ...shownDiscount(discount), amount }
    })
    .filter(({ amount }) => amount > 0)
}

/** States in which no further payment is due. */
const over: readonly ItemState[] = ['cancelled', 'completed']

/** Returns what a payment that begins now has to cover: the shares of all items that are or may still be booked. */
export function stillDue(booking: Pick<Booking, 'items' | 'snapshot'>): number {
  const open = sharesOf(booking).filter(({ item: { state } }) => !isUnbooked(state) && !over.includes(state))
  return dueNowOf({ payments: paymentsOf(open.map(({ share }) => share)) })
}

function sharesOf(booking: Pick<Booking, 'items' | 'snapshot'>): ChargedItem[] {
  const { shares } = planOf(booking)
  return booking.items.map((item, line) => ({ item, line, share: shares[line] ?? noShare }))
}

const noShare: ItemShare = { card: [], credits: 0, promo: 0 }
