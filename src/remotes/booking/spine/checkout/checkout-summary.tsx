import { useText } from '@livery/platform'
import { nightsOf } from '../../../../tenant/nights-of.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture } from '../../../../ui/picture.tsx'
import { HouseName, StayFacts, StayTimes } from '../../products/hotel/booked/stay-facts.tsx'
import { PriceLines } from '../booked/price-lines.tsx'
import { usePromoNote } from '../booked/use-promo-note.ts'
import { CancellationTimeline } from '../policy/cancellation-timeline.tsx'
import { StayPrice } from '../price/stay-price.tsx'
import type { Ordered } from './ordered.ts'
import { PriceMaking } from './price-making.tsx'

interface CheckoutSummaryProps {
  ordered: Ordered
  className?: string
}

/** What is booked and what it costs, beside every step. */
export function CheckoutSummary({ ordered, className }: CheckoutSummaryProps) {
  const text = useText('booking')
  const { hotel: stay, price } = ordered
  const { hotel, rate } = stay
  const promoNote = usePromoNote(ordered)
  return (
    <section
      aria-label={text('checkout.summary')}
      className={classNames('overflow-hidden rounded-xl border bg-card shadow-card', className)}
    >
      <div className="flex items-start gap-4 p-5">
        <Picture
          src={hotel.pictures[0]?.url ?? ''}
          alt=""
          className="size-24 shrink-0 rounded-lg object-cover"
        />
        <div className="min-w-0">
          <HouseName hotel={hotel} />
        </div>
      </div>
      <StayTimes stay={stay} />
      <div className="grid gap-4 border-t p-5">
        <StayFacts stay={stay} showsTerms={false} />
        <div className="border-t pt-4">
          <h3 className="mb-2 font-bold">{text('checkout.price')}</h3>
          <StayPrice price={price} nights={nightsOf(stay.stay)} />
          <PriceLines {...ordered} isPaidThere={rate.payment === 'at_property'} />
          <PriceMaking price={price} />
        </div>
        <div className="border-t pt-4">
          <h3 className="mb-2 font-bold">{text('policy.title')}</h3>
          <CancellationTimeline policy={rate.policy} price={price} place={hotel.address.city} />
          {promoNote && <p className="mt-3 text-sm">{promoNote}</p>}
        </div>
      </div>
    </section>
  )
}
