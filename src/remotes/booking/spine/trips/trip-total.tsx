import type { BookingSummary } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { Amount } from '../price/amount.tsx'
import { useAmounts } from '../price/use-amounts.ts'

/** Total of a booking in a list, and the remaining amount if a promo code or credits reduced it. */
export function TripTotal({ total, afterDiscounts }: Pick<BookingSummary, 'total' | 'afterDiscounts'>) {
  const text = useProductTexts()
  const write = useAmounts()
  return (
    <>
      <Amount {...total} />
      {afterDiscounts && (
        <span className="block text-sm font-normal text-muted-foreground">
          {text('trips.afterDiscounts', { amount: write(afterDiscounts.amount, afterDiscounts.currency) })}
        </span>
      )}
    </>
  )
}
