import { useText } from '@livery/platform'
import type { ShownPrice } from '../../../../contract/types.ts'
import { useAmounts } from './use-amounts.ts'

/** What the house asks for itself beside a price that it is no part of, in a line: who compares prices reads it, too. */
export function PlusThere({ price: { dueAtProperty } }: { price: Pick<ShownPrice, 'dueAtProperty'> }) {
  const text = useText('booking')
  const write = useAmounts()
  if (dueAtProperty.length === 0) return null
  const sums = new Map<string, number>()
  for (const { amount, currency } of dueAtProperty) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  const amount = [...sums].map(([currency, sum]) => write(sum, currency)).join(' + ')
  return <p className="text-sm text-muted-foreground">{text('price.plusThere', { amount })}</p>
}
