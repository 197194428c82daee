import type { ShownPrice } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from './amount.tsx'

/** A line below a price with the charges paid at the property, which are not part of the price. */
export function DueOnSite({ price }: { price: Pick<ShownPrice, 'dueLocally'> }) {
  const text = useProductTexts()
  const write = useAmounts()
  const charges = price.dueLocally
  if (charges.length === 0) return null
  const sums = new Map<string, number>()
  for (const { amount, currency } of charges) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  const amount = [...sums].map(([currency, sum]) => write(sum, currency)).join(' + ')
  return <p className="text-sm text-muted-foreground">{text('price.plusThere', { amount })}</p>
}
