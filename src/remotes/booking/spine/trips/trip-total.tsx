import type { BookingSummary } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { Amount } from '../price/amount.tsx'
import { useAmounts } from '../price/use-amounts.ts'

/** What a booking of a list costs, and what is paid of it where a promo code or credits took something off. */
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
