import type { Booking } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from '../price/amount.tsx'

/** Returns what happens to a code's discount if a cancellation costs something; null if no code was used. */
export function usePromoNote({ discounts, total }: Pick<Booking, 'discounts' | 'total'>): string | null {
  const text = useProductTexts()
  const write = useAmounts()
  const promo = discounts.find(({ kind }) => kind === 'promo')
  if (!promo) return null
  return text('trips.promoNote', {
    code: `\u2068${promo.code ?? ''}\u2069`,
    amount: write(promo.amount, total.currency),
  })
}
