import type { ShownPrice } from '../../../../../contract/types.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { TotalPrice, type TotalPriceProps } from '../../../spine/price/total-price.tsx'

interface RentalPriceProps extends Omit<TotalPriceProps, 'unit' | 'scope'> {
  days: number
}

/** Total of a rental for its charged days, and its price per day (spec §2.5). */
export function RentalPrice({ days, ...price }: RentalPriceProps) {
  const text = useProductTexts()
  return (
    <TotalPrice
      {...price}
      scope={text('rental.forDays', { count: days })}
      unit={{ label: text('rental.perDay'), count: days }}
    />
  )
}

/** What is paid at the desk besides the total, in the desk's currency. */
export function PaidAtDesk({ price }: { price: Pick<ShownPrice, 'dueLocally' | 'currency'> }) {
  const text = useProductTexts()
  const write = useAmounts()
  const sums = new Map<string, { amount: number; estimate: number | null }>()
  for (const { currency, amount, estimate } of price.dueLocally) {
    const before = sums.get(currency) ?? { amount: 0, estimate: 0 }
    sums.set(currency, {
      amount: before.amount + amount,
      estimate: before.estimate === null || estimate === null ? null : before.estimate + estimate,
    })
  }
  return [...sums].map(([currency, { amount, estimate }]) => (
    <p key={currency} className="text-end text-sm text-muted-foreground">
      {text('rental.plusAtDesk', { amount: write(amount, currency) })}{' '}
      {estimate !== null && currency !== price.currency && (
        <span className="whitespace-nowrap">
          {text('price.about', { amount: write(estimate, price.currency) })}
        </span>
      )}
    </p>
  ))
}
