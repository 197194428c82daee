import type { MoneyAmount, Proposal } from '../../contract/types.ts'

/** Gives the total that a client reads and answers to (minor units): what they accepted, else the current price, else the proposed one. */
export function shownTotal({
  acceptedTotal,
  price,
  proposedTotal,
}: Pick<Proposal, 'acceptedTotal' | 'price' | 'proposedTotal'>): MoneyAmount {
  if (acceptedTotal) return acceptedTotal
  return price ? { amount: price.total, currency: price.currency } : proposedTotal
}
