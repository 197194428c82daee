import { useText } from '@livery/platform'
import type { ShownPrice } from '../../../../contract/types.ts'
import { useAmounts } from './use-amounts.ts'

/** What the house asks for itself is no part of the total, and is said where nobody has to look for it: an entry of a list of amounts. */
export function PropertyFees({ price: { dueAtProperty, currency } }: { price: ShownPrice }) {
  const text = useText('booking')
  const write = useAmounts()
  if (dueAtProperty.length === 0) return null
  return (
    <div className="mt-1 rounded-md bg-muted px-3 py-2">
      <dt className="font-semibold">{text('booked.propertyFees')}</dt>
      {dueAtProperty.map((fee) => (
        <dd key={fee.code} className="mt-1 flex justify-between gap-4">
          <span className="text-muted-foreground">{text([`charge.${fee.code}`, 'charge.other'])}</span>
          <span className="text-end tabular-nums">
            <bdi>{write(fee.amount, fee.currency)}</bdi>{' '}
            {fee.estimate !== null && fee.currency !== currency && (
              <span className="text-muted-foreground">
                {text('price.about', { amount: write(fee.estimate, currency) })}
              </span>
            )}
          </span>
        </dd>
      ))}
    </div>
  )
}
