import type { Booking, BookingItem } from './booking.ts'
import { planOf } from './booking-plan.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { type ShownDiscount, shownDiscount } from './discounts.ts'
import { type ItemState, isUnbooked } from './item-states.ts'
import { dueNowOf, type ItemShare, type PaymentPlan, paymentsOf } from './payment-plan.ts'

/** An item that something is charged for, with its place in the booking, from 0, and its part of what is paid here. */
export interface ChargedItem {
  readonly item: BookingItem
  readonly line: number
  readonly share: ItemShare
}

/** What is charged for a booking, in minor units of its currency. */
export interface BookingCharges {
  readonly items: readonly ChargedItem[]
  /** The sum of these items' prices, before discounts. */
  readonly total: number
  /** What of the discounts is theirs. */
  readonly discounts: readonly ShownDiscount[]
  /** What is collected here for them and when, after discounts. */
  readonly payments: PaymentPlan['payments']
  /** What of it is collected with the booking. */
  readonly dueNow: number
}

/**
 * Takes a booking, or some of its items, and gives what is charged for it. An item that came to nothing costs nothing; a booking of
 * which nothing is left is shown with what it would have cost.
 */
export function bookingCharges(
  booking: Pick<Booking, 'items' | 'snapshot'>,
  among: readonly BookingItem[] = booking.items,
): BookingCharges {
  const items = sharesOf(booking).filter(({ item }) => among.includes(item))
  const kept = items.filter(({ item }) => !isUnbooked(item.state))
  const charged = kept.length > 0 ? kept : items
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

/** Takes a booking and the shares of some of its items, and gives what of its discounts is theirs; without those of which nothing is. */
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

/** Of these nothing more is paid. */
const over: readonly ItemState[] = ['cancelled', 'completed']

/** Takes a booking and gives what a payment that is begun now has to cover: the share of each item that is or may still be booked. */
export function stillDue(booking: Pick<Booking, 'items' | 'snapshot'>): number {
  const open = sharesOf(booking).filter(({ item: { state } }) => !isUnbooked(state) && !over.includes(state))
  return dueNowOf({ payments: paymentsOf(open.map(({ share }) => share)) })
}

function sharesOf(booking: Pick<Booking, 'items' | 'snapshot'>): ChargedItem[] {
  const { shares } = planOf(booking)
  return booking.items.map((item, line) => ({ item, line, share: shares[line] ?? noShare }))
}

const noShare: ItemShare = { card: [], credits: 0, promo: 0 }
