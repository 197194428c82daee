import { useSession } from '@livery/platform'
import { useMemo } from 'react'
import { type KeptCheckout, keep, readKept } from './kept-checkout.ts'

/** What this tab keeps of the checkout of a rate. */
export interface Kept {
  read: () => KeptCheckout
  keep: (change: { [Name in keyof KeptCheckout]?: KeptCheckout[Name] | undefined }) => void
}

/** Reads and keeps what of a checkout outlives a reload, for who is signed in. */
export function useKept(rateKey: string): Kept {
  const session = useSession()
  const person = session.email ?? ''
  const { isTravelAgent } = session
  return useMemo(
    () => ({
      read: () => readKept(rateKey, { person, isTravelAgent }),
      keep: (change) => keep(rateKey, { person, isTravelAgent }, change),
    }),
    [rateKey, person, isTravelAgent],
  )
}
