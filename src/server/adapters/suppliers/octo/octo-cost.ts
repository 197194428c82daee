import { currentCancellation } from '../../../domain/suppliers/current-cancellation.ts'
import type {
  SupplierCancellation,
  SupplierCancellationQuote,
} from '../../../domain/suppliers/product-supplier.ts'
import type { Money } from '../../../kernel/money/money.ts'
import type { OctoBooking } from './octo-answers.ts'
import { isCancelledBySupplier, movedUntil } from './octo-changes.ts'
import type { OctoSources } from './octo-sources.ts'
import { readPolicy, readPrice } from './read-availability.ts'
import { freeHoursOf } from './read-product.ts'

/** Returns what cancelling costs at a moment: nothing after the supplier moved or cancelled the booking itself. */
export async function costOf(
  found: OctoBooking,
  at: Date,
  sources: OctoSources,
): Promise<SupplierCancellationQuote> {
  const { pricing, availability, productId, optionId } = found
  const product = await sources.product(productId)
  const option = product?.options.find(({ id }) => id === optionId)
  if (!pricing || !product || !option || !availability)
    throw new Error('the OCTO supplier does not say what its booking costs')
  const price = readPrice(pricing)
  const { currency, net: amount } = price
  const timeZone = sources.timeZoneOf(product)
  const until = movedUntil(found, timeZone, at)
  if (until || isCancelledBySupplier(found))
    return { penalty: { amount: 0, currency }, refund: { amount, currency }, validUntil: until }
  const policy = readPolicy(availability, freeHoursOf(option), timeZone, price, at)
  return currentCancellation(policy, { amount, currency }, at)
}

/**
 * Returns how a cancellation ended. A refund in part has no amount, so that the agency has to claim it, as it has to
 * claim a refund that the supplier owes and refuses.
 */
export async function outcomeOf(
  found: OctoBooking,
  expectedPenalty: Money,
  sources: OctoSources,
): Promise<SupplierCancellation> {
  const at = new Date(found.cancellation?.utcCancelledAt ?? sources.clock())
  const { penalty, refund } = await costOf(found, at, sources)
  const all = { amount: penalty.amount + refund.amount, currency: penalty.currency }
  const none = { amount: 0, currency: penalty.currency }
  const refunded = found.cancellation?.refund
  if (refunded === 'FULL') return { status: 'cancelled', penalty: none, refund: all }
  const isOwed = refunded === 'PARTIAL' || all.amount > expectedPenalty.amount
  return { status: isOwed ? 'partial' : 'cancelled', penalty: all, refund: none }
}
