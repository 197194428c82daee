import { useText } from '@livery/platform'
import { Amount } from '../price/amount.tsx'
import { useAmounts } from '../price/use-amounts.ts'
import type { Ordered } from './ordered.ts'

/** What lowers what is paid here, what that comes to, and what is left to pay at the property. */
export function DueLines({ ordered }: { ordered: Ordered }) {
  const text = useText('booking')
  const write = useAmounts()
  const { price, discounts, dueNow } = ordered
  const isPaidThere = ordered.hotel.rate.payment === 'at_property'
  return (
    <dl className="mt-3 grid gap-1.5 border-t pt-3 text-sm">
      {discounts.map(({ kind, code, amount }) => (
        <div key={kind} className="flex justify-between gap-4 font-medium text-success">
          <dt>{kind === 'promo' ? text('checkout.promoOff', { code }) : text('checkout.creditsOff')}</dt>
          <dd className="tabular-nums">
            <bdi>−{write(amount, price.currency)}</bdi>
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 text-base font-bold">
        <dt>{text('checkout.dueNow')}</dt>
        <dd className="tabular-nums">
          <bdi>
            <Amount amount={dueNow.amount} currency={dueNow.currency} />
          </bdi>
        </dd>
      </div>
      {isPaidThere && (
        <div className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{text('checkout.dueThere')}</dt>
          <dd className="tabular-nums">
            <bdi>{write(price.total, price.currency)}</bdi>
          </dd>
        </div>
      )}
      {price.dueAtProperty.length > 0 && <PropertyFees price={price} />}
    </dl>
  )
}

function PropertyFees({ price: { dueAtProperty, currency } }: Pick<Ordered, 'price'>) {
  const text = useText('booking')
  const write = useAmounts()
  return (
    <div className="mt-1 rounded-md bg-muted px-3 py-2">
      <dt className="font-semibold">{text('checkout.propertyFees')}</dt>
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
