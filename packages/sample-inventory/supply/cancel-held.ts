import { currentCancellation } from '../../../src/server/domain/suppliers/current-cancellation.ts'
import type {
  SupplierCancellation,
  SupplierCancellationQuote,
} from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'
import { hashText } from '../random.ts'
import { type HeldItem, heldItem, isFreedByMove, isMoveOpen, storedCancellation } from './held-item.ts'
import type { StockedProduct, StockKey } from './stocked-product.ts'

type Cancelled<Key extends StockKey> = Pick<
  StockedProduct<Key>,
  'product' | 'decode' | 'ticketsOf' | 'creditsOf'
>

/** Returns what cancelling a reference costs at this moment, or null if nothing is booked. */
export async function heldCancellationQuote<Key extends StockKey>(
  reference: string,
  of: Cancelled<Key>,
  ledger: SupplyLedger,
  now: Date,
): Promise<SupplierCancellationQuote | null> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, of.product)
  return held && entry?.state === 'confirmed' ? costOf(reference, held, of, now) : null
}

/** Cancels a reference at the accepted penalty; null if nothing is booked. */
export async function cancelHeld<Key extends StockKey>(
  { reference, expected }: { readonly reference: string; readonly expected: Money },
  of: Cancelled<Key>,
  ledger: SupplyLedger,
  now: Date,
): Promise<SupplierCancellation | null> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, of.product)
  if (!entry || !held) return null
  if (entry.state === 'confirmed') {
    const quote = await costOf(reference, held, of, now)
    const isAgreed = quote.penalty.amount <= expected.amount && quote.penalty.currency === expected.currency
    if (!isAgreed) throw new SupplierRefusal('price_changed')
    await ledger.cancel(reference, { ...outcomeOf(held, quote), ...issued(reference, quote) })
  }
  // Concurrent cancellations all get the first one's outcome.
  return storedCancellation((await ledger.find(reference))?.outcome)
}

/**
 * Whether the policy allows cancelling without cost. Otherwise no change is allowed: it could move to days with free
 * cancellation, or shrink the booking, and avoid the penalty.
 */
export function isFreeToCancel({ policy, price }: HeldItem, now: Date): boolean {
  return currentCancellation(policy, price, now).penalty.amount === 0
}

/** Returns what is lost of a booking, net, in minor units, if it is cancelled at a moment. */
export function forfeitedOf(held: HeldItem, now: Date): number {
  return isFreedByMove(held, now) ? 0 : currentCancellation(held.policy, held.price, now).penalty.amount
}

/** Free while the supplier's own change frees the traveller. Used tickets are never refunded. */
async function costOf<Key extends StockKey>(
  reference: string,
  held: HeldItem,
  of: Cancelled<Key>,
  now: Date,
): Promise<SupplierCancellationQuote> {
  const { price, policy, move } = held
  if (move === undefined || !isFreedByMove(held, now)) {
    const quote = withoutUsed(currentCancellation(policy, price, now), price, usedShare(reference, held, of))
    const key = of.creditsOf && quote.refund.amount === 0 ? of.decode(held.rateKey) : null
    const credits = (key && (await of.creditsOf?.(key))) ?? []
    return { ...quote, ...(credits.length > 0 && { credits }) }
  }
  const penalty = { amount: 0, currency: price.currency }
  return { penalty, refund: price, validUntil: isMoveOpen(held, now) ? new Date(move.respondBy) : null }
}

/** The credits of a cancellation with their codes. */
function issued(
  reference: string,
  { credits = [] }: SupplierCancellationQuote,
): Pick<SupplierCancellation, 'credits'> {
  const codeOf = (traveller: number) =>
    `CR${hashText(`credit:${reference}:${traveller}`).toString(36).padStart(7, '0')}`.toUpperCase()
  return credits.length === 0
    ? {}
    : { credits: credits.map((credit) => ({ ...credit, code: codeOf(credit.traveller) })) }
}

/** Returns the share of a booking's tickets that were used, 0 without tickets. */
function usedShare<Key extends StockKey>(
  reference: string,
  { rateKey }: HeldItem,
  { decode, ticketsOf }: Cancelled<Key>,
): number {
  const key = ticketsOf ? decode(rateKey) : null
  const tickets = (key && ticketsOf?.(reference, key)) ?? []
  return tickets.length === 0
    ? 0
    : tickets.filter(({ redeemedAt }) => redeemedAt !== null).length / tickets.length
}

function withoutUsed(
  quote: SupplierCancellationQuote,
  { amount, currency }: Money,
  share: number,
): SupplierCancellationQuote {
  if (share === 0) return quote
  const refund = Math.floor(quote.refund.amount * (1 - share))
  return {
    ...quote,
    penalty: { amount: amount - refund, currency },
    refund: { amount: refund, currency },
  }
}

function outcomeOf(
  { scenario, price: { amount, currency } }: HeldItem,
  { penalty, refund }: SupplierCancellationQuote,
): SupplierCancellation {
  const isPartial = scenario === 'partial_cancellation' && refund.amount > 0
  if (!isPartial) return { status: 'cancelled', penalty, refund }
  const half = Math.floor(refund.amount / 2)
  return {
    status: 'partial',
    penalty: { amount: amount - half, currency },
    refund: { amount: half, currency },
  }
}
