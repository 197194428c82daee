import type { Booking } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from '../price/use-amounts.ts'

const nothing: readonly Booking['state'][] = ['rejected', 'expired', 'released']

/** Returns the sentence about wallet credits returned from a booking that failed; null if no credits were used. */
export function useWalletRefund({ state, discounts, total }: Booking): string | null {
  const text = useProductTexts()
  const write = useAmounts()
  const credits = discounts.find(({ kind }) => kind === 'credits')
  if (!credits || !nothing.includes(state)) return null
  return text('trips.walletBack', { amount: write(credits.amount, total.currency) })
}
