import { useText } from '@livery/platform'
import type { BookedStay, ShownPrice } from '../../../../contract/types.ts'
import { CancellationTimeline } from './cancellation-timeline.tsx'

interface ConditionsCardProps {
  stay: Pick<BookedStay, 'hotel' | 'rate'>
  price: Pick<ShownPrice, 'total' | 'currency'> | undefined
  /** What else decides how much comes back. */
  note?: string | null
}

/** What a cancellation costs and when, as a part of a page by itself. */
export function ConditionsCard({ stay: { hotel, rate }, price, note = null }: ConditionsCardProps) {
  const text = useText('booking')
  return (
    <section aria-labelledby="policy-title" className="rounded-xl border bg-card p-5 shadow-card">
      <h2 id="policy-title" className="mb-4 font-brand text-heading">
        {text('policy.title')}
      </h2>
      <CancellationTimeline policy={rate.policy} price={price} place={hotel.address.city} />
      {note && <p className="mt-3 border-t pt-3 text-[0.9375rem]">{note}</p>}
    </section>
  )
}
