import { convert } from '../../../tenant/money/convert.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { DatedRates } from '../exchange-rates/rates-provider.ts'
import type { Promotion } from './promotion-repository.ts'

/** A reduction of what is paid here; `spent` is the wallet's part, in the wallet's own currency. */
export type Discount =
  | { readonly kind: 'promo'; readonly code: string; readonly amount: number }
  | { readonly kind: 'credits'; readonly amount: number; readonly spent: Money }

export interface DiscountRequest {
  readonly promotion: Promotion | null
  /** The wallet's balance; null if it is not to be used. */
  readonly credits: Money | null
  readonly rates: DatedRates['rates']
  /** The payment has to be a multiple of this many minor units; 1 by default. */
  readonly step?: number
  /** The payment is zero or at least this; `step` by default. */
  readonly least?: number
}

/**
 * Returns the discounts of a payment and the rest to pay, in its currency: the code first, then the wallet, never
 * below zero. The rest is never too small to charge: the wallet pays less or the code more. Discounts are the
 * agency's money and leave the price unchanged.
 */
export function discounted(
  due: Money,
  { promotion, credits, rates, step = 1, least = step }: DiscountRequest,
): { discounts: Discount[]; dueNow: number } {
  const off = promotion === null ? 0 : down(Math.min(due.amount, promotionWorth(promotion, due, rates)), step)
  const worth = worthOf(credits, due.currency, rates)
  const wanted = down(Math.min(due.amount - off, worth), step)
  const left = due.amount - off - wanted
  const short = left > 0 ? Math.max(0, least - left) : 0
  const byWallet = wanted >= short ? wanted - short : wanted
  // The wallet has too little for the small rest, so the code takes it off.
  const byCode = byWallet === wanted && short > 0 && off > 0 ? off + left : off
  const discounts: Discount[] = []
  if (promotion !== null && byCode > 0)
    discounts.push({ kind: 'promo', code: promotion.code, amount: byCode })
  if (credits !== null && byWallet > 0) {
    // Takes from the wallet never less than it pays, and never more than it has.
    const spent =
      byWallet === worth
        ? credits.amount
        : Math.min(credits.amount, spentFor(byWallet, due.currency, credits.currency, rates))
    discounts.push({
      kind: 'credits',
      amount: byWallet,
      spent: { amount: spent, currency: credits.currency },
    })
  }
  return { discounts, dueNow: due.amount - byCode - byWallet }
}

/** Returns why a code has no effect on these products and amount, or null. */
export function promotionFault(
  promotion: Promotion | null,
  products: readonly string[],
  due: Money,
  rates: DatedRates['rates'],
): string | null {
  if (promotion === null) return 'is not a code of this agency, or has ended'
  const isForAll = products.every((product) => promotion.products.includes(product))
  if (promotion.products.length > 0 && !isForAll) return 'is not valid for what is booked'
  if (due.amount === 0) return 'only lowers what is paid here, and nothing is paid here'
  const { minimum, currency, kind } = promotion
  const asksRate = kind === 'fixed' || minimum !== null
  if (asksRate && !canConvert(currency ?? due.currency, due.currency, rates))
    return 'is in a currency that has no exchange rate at the moment'
  if (minimum !== null && due.amount < convert(minimum, currency ?? due.currency, due.currency, rates))
    return 'is valid only for bookings with a higher total'
  return null
}

function promotionWorth(
  { kind, value, currency }: Promotion,
  due: Money,
  rates: DatedRates['rates'],
): number {
  if (kind === 'percent') return Math.round((due.amount * value) / 10_000)
  const from = currency ?? due.currency
  return canConvert(from, due.currency, rates) ? convert(value, from, due.currency, rates) : 0
}

/** A wallet in a currency without a rate pays for nothing until there is a rate again. */
function worthOf(credits: Money | null, currency: string, rates: DatedRates['rates']): number {
  if (credits === null || !canConvert(credits.currency, currency, rates)) return 0
  return Math.max(0, convert(credits.amount, credits.currency, currency, rates))
}

function canConvert(from: string, to: string, rates: DatedRates['rates']): boolean {
  return from === to || [from, to].every((currency) => Object.hasOwn(rates, currency))
}

/** The largest multiple of a step up to an amount. */
function down(amount: number, step: number): number {
  return amount - (amount % step)
}

/** The smallest amount of one currency that is worth an amount of another. */
function spentFor(amount: number, from: string, to: string, rates: DatedRates['rates']): number {
  const about = convert(amount, from, to, rates)
  return convert(about, to, from, rates) < amount ? about + 1 : about
}

/** A discount as shown; its amount is in the currency of the price. */
export interface ShownDiscount {
  kind: Discount['kind']
  code?: string
  amount: number
}

/** Returns a discount as shown: the amount in the wallet's own currency appears with the wallet. */
export function shownDiscount(discount: Discount): ShownDiscount {
  const { kind, amount } = discount
  return kind === 'promo' ? { kind, code: discount.code, amount } : { kind, amount }
}
