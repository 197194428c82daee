import type { ShownPrice } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useAmounts } from './use-amounts.ts'

/** Charges paid at the property, which are not part of the total, as an entry of a list of amounts. */
export function LocalCharges({ price }: { price: ShownPrice }) {
  const text = useProductTexts()
  const write = useAmounts()
  const { currency, dueLocally: charges } = price
  if (charges.length === 0) return null
  return (
    <div className="mt-1 rounded-md bg-muted px-3 py-2">
      <dt className="font-semibold">{text('booked.localCharges')}</dt>
      {charges.map((fee, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same charge
        <dd key={`${index} ${fee.code}`} className="mt-1 flex justify-between gap-4">
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
