import type { MoneyAmount, Proposal } from '../../contract/types.ts'

/**
 * Returns the total that the client reads and answers to, in minor units: the accepted one, otherwise the current
 * one, otherwise the proposed one.
 */
export function shownTotal({
  acceptedTotal,
  price,
  proposedTotal,
}: Pick<Proposal, 'acceptedTotal' | 'price' | 'proposedTotal'>): MoneyAmount {
  if (acceptedTotal) return acceptedTotal
  return price ? { amount: price.total, currency: price.currency } : proposedTotal
}
