import type { Booking } from '../../../../contract/types.ts'
import { DescriptionList } from '../../../../ui/description-list.tsx'
import { standingOf } from '../booked/standing.ts'
import { localDues } from '../item/local-dues.ts'
import { useWords } from '../words/use-words.ts'

// Said with the price already, as an amount.
const told: readonly Booking['payment']['state'][] = ['succeeded', 'requires_capture']

/** How the payment of a booking stands, where the amounts beside its price do not tell. */
export function PaymentFacts({ booking }: { booking: Booking }) {
  const text = useWords()
  const { payment } = booking
  const { gateway, state } = payment
  if (gateway === 'none') {
    if (localDues(booking).price === null) return null
    return <p className="mt-4 border-t pt-4 text-sm text-muted-foreground">{text('trips.paidLocally')}</p>
  }
  // Of what is asked about just now nobody knows it.
  if (told.includes(state) || standingOf(booking) === 'hold_over') return null
  const entries = [{ term: text('trips.payment.state'), detail: text(`trips.payment.${state}`) }]
  return <DescriptionList layout="split" entries={entries} className="mt-4 border-t pt-2 text-[0.9375rem]" />
}
