import { useText } from '@livery/platform'
import type { Booking, MoneyAmount } from '../../../contract/types.ts'
import { Amount } from '../price/amount.tsx'
import { useAmounts } from '../price/use-amounts.ts'

interface PriceLinesProps extends Pick<Booking, 'price' | 'discounts'> {
  /** What is paid here and now, of a quote or of what is on hold. */
  dueNow?: MoneyAmount | undefined
  /** What a bank has set aside for it and nobody has taken yet. */
  authorised?: MoneyAmount | undefined
  /** What was paid and given back, of a booking. */
  payment?: Pick<Booking['payment'], 'paid' | 'refunded'> | undefined
  /** Whether the total is still to be paid at the house. */
  isPaidThere: boolean
}

/** What lowers what is paid here, what that comes to or came to, and what is left to pay at the property. */
export function PriceLines(props: PriceLinesProps) {
  const { price, discounts, dueNow, authorised, payment, isPaidThere } = props
  const text = useText('booking')
  const write = useAmounts()
  const { paid, refunded } = payment ?? {}
  const hasFees = price.dueAtProperty.length > 0
  const isMoved = Boolean(dueNow || authorised || paid?.amount || refunded?.amount)
  if (discounts.length === 0 && !isMoved && !isPaidThere && !hasFees) return null
  return (
    <dl className="mt-3 grid gap-1.5 border-t pt-3 text-sm">
      {discounts.map(({ kind, code, amount }) => (
        <div key={kind} className="flex justify-between gap-4 font-medium text-success">
          <dt>{kind === 'promo' ? text('booked.promo', { code }) : text('booked.credits')}</dt>
          <dd className="tabular-nums">
            <bdi>−{write(amount, price.currency)}</bdi>
          </dd>
        </div>
      ))}
      {dueNow && <Line label={text('booked.dueNow')} {...dueNow} isMain />}
      {authorised && <Line label={text('trips.payment.requires_capture')} {...authorised} isMain />}
      {paid && paid.amount > 0 && <Line label={text('booked.paid')} {...paid} isMain />}
      {refunded && refunded.amount > 0 && <Line label={text('booked.refunded')} {...refunded} />}
      {isPaidThere && <Line label={text('booked.dueThere')} amount={price.total} currency={price.currency} />}
      {hasFees && <PropertyFees price={price} />}
    </dl>
  )
}

interface LineProps {
  label: string
  amount: number
  currency: string
  isMain?: boolean
}

function Line({ label, amount, currency, isMain }: LineProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isMain ? 'text-base font-bold' : ''}`}>
      <dt className={isMain ? undefined : 'text-muted-foreground'}>{label}</dt>
      <dd className="tabular-nums">
        <bdi>
          <Amount {...{ amount, currency }} />
        </bdi>
      </dd>
    </div>
  )
}

/** What the house asks for itself is no part of the total, and is said where nobody has to look for it. */
function PropertyFees({ price: { dueAtProperty, currency } }: Pick<PriceLinesProps, 'price'>) {
  const text = useText('booking')
  const write = useAmounts()
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
