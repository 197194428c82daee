import { currentCancellation } from '../../../src/server/domain/suppliers/current-cancellation.ts'
import type {
  SupplierCancellation,
  SupplierCancellationQuote,
} from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'
import { type HeldItem, heldItem, isMoveOpen, storedCancellation } from './held-item.ts'

/** Returns what cancelling a reference costs at this moment, or null if nothing is booked. */
export async function heldCancellationQuote(
  reference: string,
  product: string,
  ledger: SupplyLedger,
  now: Date,
): Promise<SupplierCancellationQuote | null> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, product)
  return held && entry?.state === 'confirmed' ? costOf(held, now) : null
}

/** Cancels a reference at the accepted penalty; null if nothing is booked. */
export async function cancelHeld(
  { reference, expected }: { readonly reference: string; readonly expected: Money },
  product: string,
  ledger: SupplyLedger,
  now: Date,
): Promise<SupplierCancellation | null> {
  const entry = await ledger.find(reference)
  const held = heldItem(entry, product)
  if (!entry || !held) return null
  if (entry.state === 'confirmed') {
    const quote = costOf(held, now)
    const isAgreed = quote.penalty.amount <= expected.amount && quote.penalty.currency === expected.currency
    if (!isAgreed) throw new SupplierRefusal('price_changed')
    await ledger.cancel(reference, outcomeOf(held, quote))
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

/** Free while the supplier waits for an answer to its own change. */
function costOf(held: HeldItem, now: Date): SupplierCancellationQuote {
  const { price, policy, move } = held
  if (move === undefined || !isMoveOpen(held, now)) return currentCancellation(policy, price, now)
  const penalty = { amount: 0, currency: price.currency }
  return { penalty, refund: price, validUntil: new Date(move.respondBy) }
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
