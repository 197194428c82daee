import { convert } from '../rates/convert.ts'
import type { DatedRates } from '../rates/rates-provider.ts'
import type { Promotion } from '../store/promotion-repository.ts'
import type { Money } from '../suppliers/money.ts'

/** What is taken off what is paid here; `spent` is what the wallet gives, in the wallet's own currency. */
export type Discount =
  | { readonly kind: 'promo'; readonly code: string; readonly amount: number }
  | { readonly kind: 'credits'; readonly amount: number; readonly spent: Money }

export interface DiscountWish {
  readonly promotion: Promotion | null
  /** What the wallet has; null where it is not to be used. */
  readonly credits: Money | null
  readonly rates: DatedRates['rates']
  /** Of how many minor units what is paid has to be a multiple; 1 where nobody says. */
  readonly step?: number
}

/**
 * Takes what would be paid here and what is to lower it, and gives what does and what is left to pay, in the same currency:
 * a code first, then the wallet, nothing below zero. Codes and credits are the agency's own money: the price of what is
 * booked stays as it is.
 */
export function discounted(
  due: Money,
  { promotion, credits, rates, step = 1 }: DiscountWish,
): { discounts: Discount[]; dueNow: number } {
  const discounts: Discount[] = []
  let left = due.amount
  const promo = promotion === null ? 0 : down(Math.min(left, promotionWorth(promotion, due, rates)), step)
  if (promotion !== null && promo > 0) {
    discounts.push({ kind: 'promo', code: promotion.code, amount: promo })
    left -= promo
  }
  if (credits !== null && credits.amount > 0 && left > 0) {
    const worth = convert(credits.amount, credits.currency, due.currency, rates)
    const amount = down(Math.min(left, worth), step)
    // Of the wallet never less than what it pays, never more than it has.
    const spent =
      amount === worth
        ? credits.amount
        : Math.min(credits.amount, spentFor(amount, due.currency, credits.currency, rates))
    if (amount > 0)
      discounts.push({ kind: 'credits', amount, spent: { amount: spent, currency: credits.currency } })
    left -= amount
  }
  return { discounts, dueNow: left }
}

/** Takes a promotion and a price and says why the code does nothing for it, or null. */
export function promotionFault(
  promotion: Promotion | null,
  product: string,
  due: Money,
  rates: DatedRates['rates'],
): string | null {
  if (promotion === null) return 'is not a code of this agency, or is over'
  if (promotion.products.length > 0 && !promotion.products.includes(product))
    return 'is not for what is booked'
  if (due.amount === 0) return 'lowers what is paid here, and nothing is paid here'
  const { minimum, currency } = promotion
  if (minimum !== null && due.amount < convert(minimum, currency ?? due.currency, due.currency, rates))
    return 'is for dearer bookings'
  return null
}

function promotionWorth(
  { kind, value, currency }: Promotion,
  due: Money,
  rates: DatedRates['rates'],
): number {
  if (kind === 'percent') return Math.round((due.amount * value) / 10_000)
  return convert(value, currency ?? due.currency, due.currency, rates)
}

/** The largest multiple of a step that is no more. */
function down(amount: number, step: number): number {
  return amount - (amount % step)
}

/** The least of one currency that is worth so much of another. */
function spentFor(amount: number, from: string, to: string, rates: DatedRates['rates']): number {
  const about = convert(amount, from, to, rates)
  return convert(about, to, from, rates) < amount ? about + 1 : about
}

/** What of a discount is told: the wallet's own currency is told with the wallet. */
export function shownDiscount(discount: Discount): { kind: Discount['kind']; code?: string; amount: number } {
  const { kind, amount } = discount
  return kind === 'promo' ? { kind, code: discount.code, amount } : { kind, amount }
}
