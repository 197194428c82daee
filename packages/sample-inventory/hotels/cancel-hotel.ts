import { currentCancellation } from '../../../src/server/domain/suppliers/current-cancellation.ts'
import type {
  SupplierCancellation,
  SupplierCancellationQuote,
} from '../../../src/server/domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../src/server/domain/suppliers/supplier-refusal.ts'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'
import { type HeldStay, heldStay, isMoveOpen, storedCancellation } from './held-stay.ts'

/** Returns what cancelling a reference costs at this moment, or null if nothing is booked. */
export async function hotelCancellationQuote(
  reference: string,
  ledger: SupplyLedger,
  now: Date,
): Promise<SupplierCancellationQuote | null> {
  const entry = await ledger.find(reference)
  const held = heldStay(entry)
  return held && entry?.state === 'confirmed' ? costOf(held, now) : null
}

/** Cancels a reference at the accepted penalty; null if nothing is booked. */
export async function cancelHotel(
  reference: string,
  expected: Money,
  ledger: SupplyLedger,
  now: Date,
): Promise<SupplierCancellation | null> {
  const entry = await ledger.find(reference)
  const held = heldStay(entry)
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

/** Free while the property waits for an answer to its own change. */
function costOf(held: HeldStay, now: Date): SupplierCancellationQuote {
  const { price, policy, move } = held
  if (move === undefined || !isMoveOpen(held, now)) return currentCancellation(policy, price, now)
  const penalty = { amount: 0, currency: price.currency }
  return { penalty, refund: price, validUntil: new Date(move.respondBy) }
}

function outcomeOf(
  { scenario, price: { amount, currency } }: HeldStay,
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
