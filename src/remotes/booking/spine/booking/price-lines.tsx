import type { ReactNode } from 'react'
import type { Booking, MoneyAmount, ShownPrice } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { Amount, useAmounts } from '../price/amount.tsx'
import { LocalCharges } from '../price/price-details.tsx'

export interface PriceLinesProps extends Pick<Booking, 'discounts'> {
  /** Price of all items together. */
  price: ShownPrice
  /** Amount due now, of a quote or a hold. */
  dueNow?: MoneyAmount | undefined
  /** Authorised amount that is not captured yet. */
  authorised?: MoneyAmount | undefined
  /** Paid and refunded amounts of a booking. */
  payment?: Pick<Booking['payment'], 'paid' | 'refunded' | 'refunding'> | undefined
  /** Part of the total that is paid at the property; null for nothing. */
  dueThere: MoneyAmount | null
  /** True if local charges are still to come; false for a failed booking. */
  hasFees?: boolean
}

/** Lines below a price: discounts, amounts due or paid here, and amounts left to pay at the property. */
export function PriceLines(props: PriceLinesProps) {
  const { price, discounts, dueNow, authorised, payment, dueThere, hasFees = true } = props
  const text = useProductTexts()
  const write = useAmounts()
  const { paid, refunded, refunding } = payment ?? {}
  const showsFees = hasFees && price.dueLocally.length > 0
  const isMoved = Boolean(dueNow || authorised || paid?.amount || refunded?.amount || refunding)
  if (discounts.length === 0 && !isMoved && !dueThere && !showsFees) return null
  return (
    <dl className="mt-3 grid gap-1.5 border-t pt-3 text-sm">
      {discounts.map(({ kind, code, amount }) => (
        <div key={kind} className="flex justify-between gap-4 font-medium text-success">
          <dt>{kind === 'promo' ? text('booked.promo', { code }) : text('booked.credits')}</dt>
          <dd className="tabular-nums">
            <bdi>{write(-amount, price.currency, { signed: true })}</bdi>
          </dd>
        </div>
      ))}
      {dueNow && (
        <PriceLine label={text('booked.dueNow')} isMain>
          <Amount {...dueNow} />
        </PriceLine>
      )}
      {authorised && (
        <PriceLine label={text('trips.payment.requires_capture')} isMain>
          <Amount {...authorised} />
        </PriceLine>
      )}
      {paid && paid.amount > 0 && (
        <PriceLine label={text('booked.paid')} isMain>
          <Amount {...paid} />
        </PriceLine>
      )}
      {refunded && refunded.amount > 0 && (
        <PriceLine label={text('booked.refunded')}>
          <Amount {...refunded} />
        </PriceLine>
      )}
      {refunding && (
        <PriceLine label={text('booked.refunding')}>
          <Amount {...refunding} />
        </PriceLine>
      )}
      {dueThere && (
        <PriceLine label={text('booked.dueThere')}>
          <Amount {...dueThere} />
        </PriceLine>
      )}
      {showsFees && <LocalCharges price={price} />}
    </dl>
  )
}

interface PriceLineProps {
  label: string
  /** An amount, or a text in its place. */
  children: ReactNode
  /** A note below the label. */
  note?: string | undefined
  isMain?: boolean
}

/** A line below a price: label and amount. */
export function PriceLine({ label, children, note, isMain = false }: PriceLineProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isMain ? 'text-base font-bold' : ''}`}>
      <dt className={isMain ? undefined : 'text-muted-foreground'}>
        {label}
        {note && <span className="block text-xs">{note}</span>}
      </dt>
      <dd className="tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
