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
  const person = useSession().email ?? ''
  return useMemo(
    () => ({
      read: () => readKept(rateKey, person),
      keep: (change) => keep(rateKey, person, change),
    }),
    [rateKey, person],
  )
}
