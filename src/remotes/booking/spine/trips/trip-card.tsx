import { usePage } from '@livery/platform'
import type { BookingSummary } from '../../../../contract/types.ts'
import { daysBetween } from '../../../../tenant/calendar-days.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { BookingState } from '../booking/booking-state.tsx'
import { statusOf } from '../booking/booking-status.ts'
import { useCurrentHold } from '../booking/current-hold.ts'
import { PeriodDates } from '../booking/period-dates.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { Amount, useAmounts } from '../price/amount.tsx'
import { paymentHref } from '../product/product-hrefs.ts'
import { useProduct } from '../product/product-scope.tsx'
import { HeldUntil, TripAttention } from './trip-attention.tsx'
import { useMoment } from './use-moment.ts'

const ahead: readonly BookingSummary['state'][] = [
  ...(['needs_choice', 'on_hold', 'in_doubt', 'pending', 'partly_confirmed', 'confirmed'] as const),
]

interface TripCardProps {
  trip: BookingSummary
  /** When the answer arrived, by the device's clock. */
  heardAt: number
  href: string
}

/**
 * A trip in a list: place, dates, state and price. The card links to its details, a button to the payment of a hold.
 */
export function TripCard({ trip: given, heardAt, href }: TripCardProps) {
  const text = useProductTexts()
  const trip = useCurrentHold(given, heardAt)
  const { view, pieces } = useProduct()
  const { length, party } = pieces.useTripTexts()(trip)
  const others = trip.itemCount - 1
  return (
    <article className="relative grid overflow-hidden rounded-xl border bg-card shadow-card transition-shadow duration-200 hover:border-brand-edge hover:shadow-lift sm:grid-cols-[13rem_1fr]">
      <div className="relative">
        <Picture
          src={trip.picture}
          fallback="/scenes/fallback.svg"
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-8/5 w-full object-cover sm:absolute sm:aspect-auto sm:inset-0 sm:h-full"
        />
        <Countdown trip={trip} />
      </div>
      <div className="grid gap-4 p-5 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <BookingState booking={trip} />
          <h2 className="mt-2 text-lg leading-snug font-bold">
            <Link
              href={href}
              className="after:absolute after:inset-0 after:rounded-xl hover:text-link hover:underline"
            >
              <bdi>{trip.title}</bdi>
              {others > 0 && ` ${text('trips.more', { count: others })}`}
            </Link>
          </h2>
          <ul className="mt-2 grid gap-1.5 text-[0.9375rem] text-muted-foreground">
            <Line icon="place">
              <bdi>{trip.place}</bdi>
            </Line>
            <Line icon="calendar">
              <PeriodDates {...trip} />
              {others === 0 && length && ` · ${length}`}
            </Line>
            <Line icon="guests">{party}</Line>
          </ul>
          <TripAttention {...{ trip, href }} />
        </div>
        <dl className="flex items-end justify-between gap-6 border-t pt-4 sm:flex-col sm:justify-between sm:border-0 sm:pt-0 sm:text-end">
          <div>
            <dt className="text-sm text-muted-foreground">{text('trips.reference')}</dt>
            <dd className="font-semibold">
              <bdi dir="ltr">{trip.reference}</bdi>
            </dd>
          </div>
          <div className="text-end">
            <dt className="text-sm text-muted-foreground">{text('price.total')}</dt>
            <dd className="text-lg font-bold tabular-nums">
              <TripTotal {...trip} />
            </dd>
          </div>
        </dl>
        {trip.hold && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-4 sm:col-span-2">
            <HeldUntil trip={trip} />
            {statusOf(trip) === 'on_hold' && (
              // Above the link that covers the whole card.
              <LinkButton
                size="small"
                className="relative z-10 max-sm:w-full"
                href={paymentHref(view, trip.reference)}
              >
                {text('trips.payNow')}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </article>
  )
}

function Line({ icon, children }: { icon: 'place' | 'calendar' | 'guests'; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4.5 text-link" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Days until a future trip. */
function Countdown({ trip }: { trip: BookingSummary }) {
  const { today } = usePage()
  const { inDays } = useMoment()
  const days = daysBetween(today, trip.start)
  if (days < 0 || !ahead.includes(trip.state)) return null
  return <Badge className="absolute start-3 top-3 shadow-sm first-letter:uppercase">{inDays(days)}</Badge>
}

/** Total of a booking in a list, and the remaining amount if a promo code or credits reduced it. */
export function TripTotal({ total, afterDiscounts }: Pick<BookingSummary, 'total' | 'afterDiscounts'>) {
  const text = useProductTexts()
  const write = useAmounts()
  return (
    <>
      <Amount {...total} />
      {afterDiscounts && (
        <span className="block text-sm font-normal text-muted-foreground">
          {text('trips.afterDiscounts', { amount: write(afterDiscounts.amount, afterDiscounts.currency) })}
        </span>
      )}
    </>
  )
}
