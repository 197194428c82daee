import { allocateAmount } from '../pricing/allocate-amount.ts'
import type { QuotedItem } from '../products/spine/quoted-item.ts'
import {
  collected,
  collectedTotal,
  comparePaymentDates,
  type PlannedPayment,
} from '../products/spine/scheduled-payment.ts'
import type { QuoteTerms } from './booking-snapshot.ts'

/** One item's share of all that is paid here. */
export interface ItemShare {
  /** By card, earliest first; none of them is 0. */
  readonly card: readonly PlannedPayment[]
  /** The wallet's part. */
  readonly credits: number
  /** The discount code's part. */
  readonly promo: number
}

export interface PaymentPlan {
  /** One payment for each date, earliest first: the sums of the shares. */
  readonly payments: readonly PlannedPayment[]
  /** In the order of the items. */
  readonly shares: readonly ItemShare[]
}

type PlanTerms = Pick<QuoteTerms, 'discounts' | 'step' | 'least'>

/**
 * Returns the payment plan of items and their discounts, in minor units of the price's currency. A discount is
 * divided by what is collected for each item and lowers the last payments first, because suppliers require full
 * deposits. Payments below `least` are merged with the previous one.
 */
export function paymentPlan(
  items: readonly Pick<QuotedItem, 'schedule' | 'amended'>[],
  { discounts, step, least }: PlanTerms,
): PaymentPlan {
  const gross = items.map(({ schedule }) => collectedTotal(schedule))
  // An amended item keeps its part of the discounts, whatever it costs now.
  const weights = items.map(({ amended }, index) => amended?.weight ?? gross[index] ?? 0)
  const divides = divided(amountOf('promo'), weights)
  const promo = divides.map((amount, index) => Math.min(amount, gross[index] ?? 0))
  const afterCode = weights.map((amount, index) => amount - (divides[index] ?? 0))
  const credits = divided(amountOf('credits'), afterCode)
  const cards = items.map(({ schedule }, index) =>
    lowered(collected(schedule), (promo[index] ?? 0) + (credits[index] ?? 0)),
  )
  const joined = withoutSmallOnes(cards, least)
  return {
    payments: summed(joined),
    shares: joined.map((card, index) => ({ card, credits: credits[index] ?? 0, promo: promo[index] ?? 0 })),
  }

  function amountOf(kind: 'promo' | 'credits'): number {
    return discounts.find((discount) => discount.kind === kind)?.amount ?? 0
  }

  function divided(amount: number, weights: readonly number[]): number[] {
    return amount === 0 ? weights.map(() => 0) : allocateAmount(amount, weights, step)
  }
}

/** Returns the sums of several items' shares, earliest first. */
export function paymentsOf(shares: readonly Pick<ItemShare, 'card'>[]): PlannedPayment[] {
  return summed(shares.map(({ card }) => card))
}

/** Returns what a plan collects with the booking. */
export function dueNowOf({ payments }: Pick<PaymentPlan, 'payments'>): number {
  return payments.find(({ at }) => at === null)?.amount ?? 0
}

/** Returns what is left of each entry after a reduction, which lowers the last entries first. */
function lowered(entries: readonly PlannedPayment[], off: number): PlannedPayment[] {
  let left = off
  return entries
    .toReversed()
    .map(({ at, amount }) => {
      const taken = Math.min(left, amount)
      left -= taken
      return { at, amount: amount - taken }
    })
    .filter(({ amount }) => amount > 0)
    .toReversed()
}

/** An amount below the least charge is merged with the previous payment, or with the next if it is the first. */
function withoutSmallOnes(cards: readonly PlannedPayment[][], least: number): PlannedPayment[][] {
  const sums = summed(cards)
  const small = sums.findLastIndex(({ amount }) => amount < least)
  const to = sums[small - 1] ?? sums[small + 1]
  if (small < 0 || to === undefined) return cards.map((card) => summed([card]))
  const from = sums[small]
  const moved = cards.map((card) =>
    card.map((entry) => (entry.at === from?.at ? { ...entry, at: to.at } : entry)),
  )
  return withoutSmallOnes(moved, least)
}

/** Returns the sum for each date, earliest first. */
function summed(cards: readonly (readonly PlannedPayment[])[]): PlannedPayment[] {
  const sums = new Map<string | null, number>()
  for (const { at, amount } of cards.flat()) sums.set(at, (sums.get(at) ?? 0) + amount)
  return [...sums]
    .map(([at, amount]) => ({ at, amount }))
    .toSorted((one, other) => comparePaymentDates(one.at, other.at))
}
