import { useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { Amount } from '../price/amount.tsx'
import { StayPrice } from '../price/stay-price.tsx'
import { useAmounts } from '../price/use-amounts.ts'
import { PriceDetails } from '../property/price-details.tsx'

/** What of a booking its price tells. */
export interface BookingPriceProps extends Pick<Booking, 'price' | 'discounts'> {
  nights: number
  /** What is paid here and now, of a quote or of what is on hold. */
  dueNow?: Booking['payment']['due'] | undefined
  /** What a bank has set aside for it and nobody has taken yet. */
  authorised?: Booking['payment']['due'] | undefined
  /** What was paid and given back, of a booking. */
  payment?: Pick<Booking['payment'], 'paid' | 'refunded'> | undefined
}

/** What it costs for whoever looks (spec §6), what was taken off, and how much of it is paid here. */
export function BookingPrice(props: BookingPriceProps) {
  const text = useText('booking')
  const { price, discounts, nights, dueNow, authorised, payment } = props
  const { currency } = price
  return (
    <div>
      <StayPrice {...{ price, nights }} />
      {(discounts.length > 0 || dueNow || authorised || payment) && (
        <dl className="mt-3 grid gap-1.5 border-t pt-3">
          {discounts.map(({ kind, code, amount }) => (
            <Line
              key={kind}
              label={kind === 'promo' ? text('booked.promo', { code }) : text('booked.credits')}
              amount={-amount}
              {...{ currency }}
            />
          ))}
          {dueNow && <Line label={text('booked.dueNow')} {...dueNow} isMain />}
          {authorised && <Line label={text('trips.payment.requires_capture')} {...authorised} isMain />}
          {payment && payment.paid.amount > 0 && (
            <Line label={text('booked.paid')} {...payment.paid} isMain />
          )}
          {payment && payment.refunded.amount > 0 && (
            <Line label={text('booked.refunded')} {...payment.refunded} />
          )}
        </dl>
      )}
      <details className="rate-details mt-2">
        <summary>{text('price.details')}</summary>
        <PriceDetails price={price} />
      </details>
      <DueAtProperty price={price} />
    </div>
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
    <div className={`flex items-baseline justify-between gap-4 ${isMain ? 'font-bold' : 'text-sm'}`}>
      <dt className={isMain ? undefined : 'text-muted-foreground'}>{label}</dt>
      <dd className="tabular-nums">
        <Amount {...{ amount, currency }} />
      </dd>
    </div>
  )
}

/** What the house asks for itself is no part of the total, and is said where nobody has to look for it. */
function DueAtProperty({ price: { dueAtProperty } }: Pick<BookingPriceProps, 'price'>) {
  const text = useText('booking')
  const write = useAmounts()
  return dueAtProperty.map(({ code, amount, currency }) => (
    <p key={code} className="mt-2 text-sm text-muted-foreground">
      {text('price.atProperty', { what: text([`charge.${code}`, 'charge.other']) })}:{' '}
      <span className="tabular-nums">{write(amount, currency)}</span>
    </p>
  ))
}
