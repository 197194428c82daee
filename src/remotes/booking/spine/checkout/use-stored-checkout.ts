import { useSession } from '@livery/platform'
import { useMemo } from 'react'
import { readStoredCheckout, type StoredCheckout, storeCheckout } from './stored-checkout.ts'

/** The tab's stored checkout of a rate. */
export interface StoredCheckoutState {
  read: () => StoredCheckout
  keep: (change: { [Name in keyof StoredCheckout]?: StoredCheckout[Name] | undefined }) => void
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
