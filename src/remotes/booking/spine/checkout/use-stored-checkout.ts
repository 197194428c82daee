import { useSession } from '@livery/platform'
import { useMemo } from 'react'
import { readStoredCheckout, type StoredCheckout, storeCheckout } from './stored-checkout.ts'

/** The tab's stored checkout of a rate. */
export interface StoredCheckoutState {
  read: () => StoredCheckout
  keep: (change: { [Name in keyof StoredCheckout]?: StoredCheckout[Name] | undefined }) => void
}

interface CheckoutParts {
  rateKey: string | null
  proposalId: string | null
  clientReference: string | null
}

/** Reads and stores the parts of a checkout that survive a reload, for the current user. */
export function useStoredCheckout(rateKey: string): StoredCheckoutState {
  const session = useSession()
  const person = session.email ?? ''
  const { isTravelAgent } = session
  return useMemo(
    () => ({
      read: () => readStoredCheckout(rateKey, { person, isTravelAgent }),
      keep: (change) => storeCheckout(rateKey, { person, isTravelAgent }, change),
    }),
    [rateKey, person, isTravelAgent],
  )
}

/**
 * Returns the storage key of a checkout: its rate, its proposal with a separate price, and the client whose names it
 * contains.
 */
export function storedCheckoutKey({ rateKey, proposalId, clientReference }: CheckoutParts): string {
  return [rateKey ?? '', proposalId, clientReference].filter((part) => part !== null).join(' ')
}
