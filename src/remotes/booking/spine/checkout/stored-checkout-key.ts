import type { CheckoutAddress } from './checkout-address.ts'

type Named = Pick<CheckoutAddress, 'rateKey' | 'proposalId' | 'clientReference'>

/** Takes what a checkout is of and gives what the tab keeps it by: the rate, the proposal with a price of its own, and the client whose names are in it. */
export function storedCheckoutKey({ rateKey, proposalId, clientReference }: Named): string {
  return [rateKey ?? '', proposalId, clientReference].filter((part) => part !== null).join(' ')
}
