import type { CheckoutAddress } from './checkout-address.ts'

type Named = Pick<CheckoutAddress, 'rateKey' | 'proposalId' | 'clientReference'>

/**
 * Returns the storage key of a checkout: its rate, its proposal with a separate price, and the client whose names it
 * contains.
 */
export function storedCheckoutKey({ rateKey, proposalId, clientReference }: Named): string {
  return [rateKey ?? '', proposalId, clientReference].filter((part) => part !== null).join(' ')
}
