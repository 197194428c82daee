import { useSession } from '@livery/platform'
import { useMemo } from 'react'
import { readStoredCheckout, type StoredCheckout, storeCheckout } from './stored-checkout.ts'

/** What this tab keeps of the checkout of a rate. */
export interface StoredCheckoutState {
  read: () => StoredCheckout
  keep: (change: { [Name in keyof StoredCheckout]?: StoredCheckout[Name] | undefined }) => void
}

/** Reads and keeps what of a checkout outlives a reload, for who is signed in. */
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
