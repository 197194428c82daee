import { useText } from '@livery/platform'
import type { Booking } from '../../../contract/types.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Amount } from '../price/amount.tsx'

/** How a booking was paid: what was due, taken and given back. */
export function PaymentFacts({ booking: { payment, hotel } }: { booking: Booking }) {
  const text = useText('booking')
  const { gateway, due, paid, refunded, state } = payment
  if (gateway === 'none') {
    if (hotel.rate.payment !== 'at_property') return null
    return <p className="mt-4 border-t pt-4 text-sm text-muted-foreground">{text('trips.paidAtProperty')}</p>
  }
  const entries = [
    { term: text('trips.payment.state'), detail: text(`trips.payment.${state}`) },
    ...(paid.amount > 0 ? [{ term: text('booked.paid'), detail: <Amount {...paid} /> }] : []),
    ...(paid.amount === 0 && state !== 'canceled'
      ? [{ term: text('trips.payment.due'), detail: <Amount {...due} /> }]
      : []),
    ...(refunded.amount > 0 ? [{ term: text('booked.refunded'), detail: <Amount {...refunded} /> }] : []),
  ]
  return (
    <div className="mt-4 border-t pt-2 text-[0.9375rem]">
      <DescriptionList layout="split" entries={entries} />
    </div>
  )
}
