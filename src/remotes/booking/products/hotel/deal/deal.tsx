import { usePage, useSearchParams } from '@livery/platform'
import { ApiError } from '../../../../../api/api-error.ts'
import type { BookedStay, HotelAnswer, HotelRate } from '../../../../../contract/types.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import {
  type HotelSearchCriteria,
  type HotelStay,
  hotelSearchHref,
  readHotelSearch,
  readHotelStay,
} from '../../../../../tenant/hotel-search.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { PageShape } from '../../../spine/page-layout/page-shape.tsx'
import { PartFrame } from '../../../spine/page-layout/part-frame.tsx'
import { ConditionsCard } from '../../../spine/policy/conditions-card.tsx'
import { PriceDetails } from '../../../spine/price/price-details.tsx'
import { RevealPrice } from '../../../spine/price/reveal-price.tsx'
import { StayCard } from '../booking/stay-card.tsx'
import { StayPrice } from '../booking/stay-price.tsx'
import { hotelPaths } from '../paths.ts'
import { HotelHead } from '../property/hotel-head.tsx'
import { NearestDates } from '../property/nearest-dates.tsx'
import { cheapestRate, type FoundRoom } from '../property/room-rates.ts'
import { useHotel } from '../property/use-hotel.ts'
import { requestedRooms } from '../results/requested-rooms.ts'
import { readHotelId, useHotelHref } from '../search/hotel-page-href.ts'

/** /booknow/hotels/deal: target of a deal's link. Source: spec §2.2, §2.4 (isFromDeal, dealLinkId). */
export function DealPage() {
  const { today } = usePage()
  const [params] = useSearchParams()
  const get = (name: string) => params.get(name)
  const hotelId = readHotelId(params, 'hotelId')
  const stay = readHotelStay(get, today)
  // Without a stay, the search would use default dates instead of the deal's.
  const searched = stay && readHotelSearch(get, today)
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        {hotelId && stay ? <Known {...{ hotelId, stay, searched }} /> : <DealOver hotelId={hotelId} />}
      </section>
    </PartFrame>
  )
}

interface KnownProps {
  hotelId: string
  stay: HotelStay
  searched: HotelSearchCriteria | null
}

function Known({ hotelId, stay, searched }: KnownProps) {
  const text = useProductTexts()
  const { answer, error, refetch } = useHotel(hotelId, stay)
  if (error instanceof ApiError && error.status === 404) return <DealOver hotelId={null} />
  if (error instanceof ApiError && error.code === 'validation_failed') return <DealOver hotelId={hotelId} />
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  return answer ? <DealView {...{ answer, stay, searched }} /> : <PageShape label={text('offer.loading')} />
}

/** Shown if the deal's hotel or dates no longer exist, or never did. */
function DealOver({ hotelId }: { hotelId: string | null }) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const { today } = usePage()
  const hotelHref = useHotelHref()
  const search = readHotelSearch((name) => params.get(name), today)
  return (
    <EmptyState
      icon="spark"
      level={1}
      title={text('deal.over')}
      actions={
        <>
          {hotelId && <LinkButton href={hotelHref(hotelId, null)}>{text('deal.hotel')}</LinkButton>}
          <LinkButton
            variant={hotelId ? 'outline' : 'primary'}
            href={search ? hotelSearchHref(search) : hotelPaths.start}
          >
            {text('offer.search')}
          </LinkButton>
        </>
      }
    >
      {text('deal.overHint')}
    </EmptyState>
  )
}

interface DealViewProps {
  answer: HotelAnswer
  stay: HotelStay
  searched: HotelSearchCriteria | null
}

/** A deal: the hotel, the stay, the best price for this visitor, and a link to its rooms. */
export function DealView({ answer, stay, searched }: DealViewProps) {
  const text = useProductTexts()
  const { hotel } = answer
  const best = leadingOffer(answer.rooms ?? [])
  const rooms = `${useHotelHref()(hotel.id, stay)}#rooms`
  return (
    <>
      <HotelHead {...{ hotel, searched }} />
      {best ? (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
          <StayCard booked={bookedOf(answer, best.room, best.rate, stay)} hasName={false} />
          <DealPrice rate={best.rate} {...{ stay, rooms }} name={hotel.name} />
          <div className="grid gap-6">
            <ConditionsCard policy={best.rate.policy} place={hotel.address.city} price={best.rate.price} />
            {answer.isSample && <p className="text-sm text-muted-foreground">{text('offer.sample')}</p>}
          </div>
        </div>
      ) : (
        <div className="mt-6">
          <Alert tone="info" title={text('soldOut.title')}>
            {text('soldOut.hint')}
          </Alert>
          <NearestDates {...{ hotelId: hotel.id, stay }} />
        </div>
      )}
    </>
  )
}

interface DealPriceProps {
  rate: HotelRate
  stay: HotelStay
  /** Link to the hotel's rooms. */
  rooms: string
  name: string
}

function DealPrice({ rate: { price }, stay, rooms, name }: DealPriceProps) {
  const text = useProductTexts()
  return (
    <section
      aria-label={text('deal.title')}
      className="rounded-xl border bg-card p-5 shadow-card lg:sticky lg:top-(--below-header) lg:row-span-2"
    >
      <h2 className="mb-3 font-brand text-heading">{text('deal.title')}</h2>
      {price ? (
        <>
          <StayPrice price={price} nights={countNights(stay)} rooms={stay.rooms} isOffer />
          <details className="rate-details mt-2">
            <summary>{text('price.details')}</summary>
            <PriceDetails price={price} />
          </details>
        </>
      ) : (
        <RevealPrice name={name} />
      )}
      <LinkButton href={rooms} size="large" wide className="mt-5" variant={price ? 'primary' : 'ghost'}>
        {text('deal.rooms')}
      </LinkButton>
    </section>
  )
}

function bookedOf(
  { hotel }: HotelAnswer,
  room: FoundRoom['room'],
  rate: HotelRate,
  stay: HotelStay,
): BookedStay {
  const { board, payment, isRefundable, policy } = rate
  const rooms = requestedRooms(stay).map(({ adults, childAges = [] }) => ({ adults, childAges }))
  return { hotel, room, rate: { board, payment, isRefundable, policy }, stay, rooms }
}

/**
 * Returns the cheapest rate with its room. If prices are hidden, this is the first rate, since the supplier sorts by
 * price. Null if the stay is sold out.
 */
export function leadingOffer(
  rooms: readonly FoundRoom[],
): { room: FoundRoom['room']; rate: HotelRate } | null {
  const free = rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ room, rate })))
  const cheapest = cheapestRate(rooms)
  return free.find(({ rate }) => rate === cheapest) ?? free[0] ?? null
}
