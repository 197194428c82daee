import type { CheckoutAddress } from './checkout-address.ts'

/** Takes what a checkout is of and gives what the tab keeps it by: the rate, and the proposal with a price of its own. */
export function keptName({ rateKey, proposalId }: Pick<CheckoutAddress, 'rateKey' | 'proposalId'>): string {
  return [rateKey ?? '', ...(proposalId ? [proposalId] : [])].join(' ')
}
