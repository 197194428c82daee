import { useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Amount } from '../price/amount.tsx'

/** How the payment of a booking stands, and what is due while nothing was taken; what was taken stands with the price. */
export function PaymentFacts({ booking: { payment, hotel } }: { booking: Booking }) {
  const text = useText('booking')
  const { gateway, due, paid, state } = payment
  if (gateway === 'none') {
    if (hotel.rate.payment !== 'at_property') return null
    return <p className="mt-4 border-t pt-4 text-sm text-muted-foreground">{text('trips.paidAtProperty')}</p>
  }
  const entries = [
    { term: text('trips.payment.state'), detail: text(`trips.payment.${state}`) },
    ...(paid.amount === 0 && state !== 'canceled'
      ? [{ term: text('trips.payment.due'), detail: <Amount {...due} /> }]
      : []),
  ]
  return (
    <div className="mt-4 border-t pt-2 text-[0.9375rem]">
      <DescriptionList layout="split" entries={entries} />
    </div>
  )
}
