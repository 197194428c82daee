import { countNights } from '../../../../../tenant/calendar-days.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { buttonClasses } from '../../../../../ui/button-classes.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { StayPrice } from '../booking/stay-price.tsx'
import { StayLine } from '../search/stay-line.tsx'
import type { FoundRoom } from './room-rates.ts'
import { cheapestRate, useRequestedRates } from './room-rates.ts'

interface StaySummaryProps {
  stay: HotelStay
  rooms: readonly FoundRoom[]
  /** True if there are no rooms; other dates are offered in their place. */
  isSoldOut: boolean
}

/** The stay and its lowest price, next to the page's content while scrolling. */
export function StaySummary({ stay, rooms, isSoldOut }: StaySummaryProps) {
  const text = useProductTexts()
  const { until, now } = useLocalTime()
  const isRequested = useRequestedRates()
  const cheapest = cheapestRate(rooms, isRequested)
  const freeUntil = cheapest && freeUntilOf(cheapest.policy, now())
  return (
    <section
      aria-label={text('summary.title')}
      className="rounded-xl border bg-card p-5 shadow-card lg:sticky lg:top-(--below-header)"
    >
      <p className="text-sm font-semibold text-muted-foreground">{text('summary.title')}</p>
      <StayLine criteria={stay} />
      {isSoldOut && <p className="mt-4 border-t pt-4 font-semibold">{text('soldOut.title')}</p>}
      {cheapest?.price && (
        <div className="mt-4 border-t pt-4">
          <p className="mb-1 text-sm font-semibold">
            {text(isRequested(cheapest) ? 'summary.from' : 'summary.fromOther')}
          </p>
          <StayPrice price={cheapest.price} nights={countNights(stay)} rooms={stay.rooms} isOffer />
          {freeUntil && (
            <p className="mt-2 flex items-start gap-1.5 text-sm font-medium text-success">
              <Icon name="check" className="mt-0.5 size-4" />
              {text('rate.freeUntil', { when: until(freeUntil) })}
            </p>
          )}
        </div>
      )}
      <a href="#rooms" className={`${buttonClasses({ size: 'large', wide: true })} mt-5`}>
        {text(isSoldOut ? 'soldOut.other' : 'summary.rooms')}
      </a>
    </section>
  )
}

/** The same in one line at the foot of a phone's screen. */
export function StayBar({ stay, rooms, isSoldOut }: StaySummaryProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const isRequested = useRequestedRates()
  const cheapest = cheapestRate(rooms, isRequested)
  return (
    <div className="sticky bottom-0 z-20 -mx-(--page-gutter) mt-8 flex items-center justify-between gap-4 border-t bg-card px-(--page-gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float lg:hidden">
      {cheapest?.price ? (
        <p className="leading-tight">
          <span className="text-sm text-muted-foreground">
            {text(isRequested(cheapest) ? 'summary.from' : 'summary.fromOther')}{' '}
          </span>
          <span className="block text-lg font-bold tabular-nums">
            {write(cheapest.price.total, cheapest.price.currency)}
          </span>
          <span className="text-xs text-muted-foreground">
            {text('hotel.forNights', { count: countNights(stay) })}
          </span>
        </p>
      ) : (
        <p className="font-semibold">{isSoldOut && text('soldOut.title')}</p>
      )}
      <a href="#rooms" className={buttonClasses({ size: 'large' })}>
        {text(isSoldOut ? 'soldOut.other' : 'summary.rooms')}
      </a>
    </div>
  )
}
