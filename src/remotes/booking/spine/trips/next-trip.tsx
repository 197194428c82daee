import { useApi, usePage, useQuery } from '@livery/platform'
import { bookingQuery, bookingsQuery } from '../../../../api/bookings.ts'
import type { BookingSummary } from '../../../../contract/types.ts'
import { daysBetween } from '../../../../tenant/calendar-days.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { BookingState } from '../booking/booking-state.tsx'
import { statusOf } from '../booking/booking-status.ts'
import { useCurrentHold } from '../booking/current-hold.ts'
import { PeriodDates } from '../booking/period-dates.tsx'
import { tripsPollInterval } from '../booking/trips-poll-interval.ts'
import { useAddress } from '../formatting/use-address.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { activeItems } from '../item/booked-item.ts'
import { LoadFailure } from '../page-layout/load-failure.tsx'
import { paths } from '../paths.ts'
import { EachItem, useItems } from '../product/items.tsx'
import { paymentHref } from '../product/product-hrefs.ts'
import { ProductScope, useProduct } from '../product/product-scope.tsx'
import { useStart } from '../product/use-start.ts'
import { BookingActions } from './booking-actions.tsx'
import { HeldUntil, TripAttention } from './trip-attention.tsx'
import { listHref } from './trips-address.ts'
import { useMoment } from './use-moment.ts'

const going: readonly BookingSummary['state'][] = [
  ...(['needs_choice', 'on_hold', 'in_doubt', 'pending', 'partly_confirmed', 'confirmed'] as const),
]

/** The next trip with what the traveller needs on the way, or a link to a first search. */
export function NextTrip() {
  const text = useProductTexts()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...bookingsQuery(useApi(), { when: 'upcoming' }),
    refetchInterval: ({ state }) => tripsPollInterval(state.data?.data.bookings, state.dataUpdatedAt),
  })
  const next = data?.data.bookings.find(({ state }) => going.includes(state))
  const trip = useCurrentHold(next, dataUpdatedAt)
  const { path: start } = useStart()
  const others = (data?.data.counts.upcoming ?? 0) - 1
  if (error) return <LoadFailure error={error} onRetry={refetch} level={2} />
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">{text('trips.loading')}</span>
        <Skeleton className="h-72 w-full rounded-xl" />
      </div>
    )
  }
  if (!trip) {
    return (
      <div className="rounded-xl border bg-card shadow-card">
        <EmptyState
          icon="bag"
          size="small"
          title={text('trips.none.upcoming')}
          actions={<LinkButton href={start}>{text('trips.search')}</LinkButton>}
        >
          {text('trips.noneHint.upcoming')}
        </EmptyState>
      </div>
    )
  }
  return (
    <section aria-labelledby="next-trip">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="next-trip" className="font-brand text-heading">
          {text('trips.next')}
        </h2>
        {others > 0 && (
          <Link
            href={paths.trips}
            className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {text('trips.seeAll')}
          </Link>
        )}
      </div>
      <ProductScope product={trip.product} meanwhile={<Skeleton className="h-72 w-full rounded-xl" />}>
        <TripPanel trip={trip} />
      </ProductScope>
    </section>
  )
}

const nothing = { items: [] }

function TripPanel({ trip }: { trip: BookingSummary }) {
  const text = useProductTexts()
  const addressOf = useAddress()
  const { view, pieces } = useProduct()
  const { length } = pieces.useTripTexts()(trip)
  const others = trip.itemCount - 1
  const href = listHref(paths.trips, {}, trip.reference)
  const { data } = useQuery(bookingQuery(useApi(), trip.reference))
  const booking = data?.data
  const items = useItems(booking ?? nothing)
  const [first] = activeItems(items)
  const address = first && pieces.factsOf(first).address
  // A booking that is already paid is completed on its own page.
  const isToPay = statusOf({ ...trip, ...(booking && { payment: booking.payment }) }) === 'on_hold'
  return (
    <div className="grid overflow-hidden rounded-xl border bg-card shadow-card md:grid-cols-[minmax(0,22rem)_1fr]">
      <div className="relative min-h-52">
        <Picture
          src={trip.picture}
          fallback="/scenes/fallback.svg"
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="p-5 lg:p-7">
        <Countdown trip={trip} />
        <p className="mt-2 text-xl font-bold">
          <Link href={href} className="hover:text-link hover:underline">
            <bdi>{trip.title}</bdi>
            {others > 0 && ` ${text('trips.more', { count: others })}`}
          </Link>
        </p>
        <p className="text-muted-foreground">{address ? addressOf(address) : <bdi>{trip.place}</bdi>}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="flex items-center gap-2 font-medium">
            <Icon name="calendar" className="size-4.5 text-link" />
            <span>
              <PeriodDates {...trip} />
              {others === 0 && length && ` · ${length}`}
            </span>
          </span>
          <BookingState booking={trip} />
        </p>
        <EachItem items={activeItems(items)}>
          {(item, product) => <product.pieces.Arrival item={item} />}
        </EachItem>
        <div className="mt-3 empty:hidden">
          <HeldUntil trip={trip} />
        </div>
        <TripAttention {...{ trip, href }} />
        <div className="flex flex-wrap gap-x-3">
          <LinkButton
            className="mt-5 max-sm:w-full"
            href={isToPay ? paymentHref(view, trip.reference) : href}
          >
            {text(isToPay ? 'trips.payNow' : 'trips.details')}
          </LinkButton>
          {booking && <BookingActions booking={booking} hasPrint={false} />}
        </div>
      </div>
    </div>
  )
}

/** Prominent countdown to the trip. */
function Countdown({ trip }: { trip: BookingSummary }) {
  const text = useProductTexts()
  const { today } = usePage()
  const { inDays } = useMoment()
  const days = daysBetween(today, trip.start)
  return (
    <p className="font-brand text-title text-link first-letter:uppercase">
      {days >= 0 ? inDays(days) : trip.state === 'confirmed' && text('trips.underWay')}
    </p>
  )
}
