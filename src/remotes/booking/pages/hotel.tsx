import { usePage, useSearchParams, useText } from '@livery/platform'
import { ApiError } from '../../../api/api-error.ts'
import { dealDates } from '../../../tenant/deal-dates.ts'
import { type HotelStay, readGuests, readHotelSearch, readHotelStay } from '../../../tenant/hotel-search.ts'
import { localeOf } from '../../../tenant/language.ts'
import { weekStart } from '../../../tenant/week-start.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PartFrame } from '../part-frame.tsx'
import { HotelView } from '../property/hotel-view.tsx'
import { useHotel } from '../property/use-hotel.ts'
import { readHotelId } from '../results/results-address.ts'

/** /booknow/hotels/search-details and /booknow/hotels/hotel-details: a hotel, for a stay or without one. */
export function HotelPage() {
  const [params] = useSearchParams()
  const hotelId = readHotelId(params, 'hotelId')
  return (
    <PartFrame>
      <section className="page-width pt-4 pb-16">
        {hotelId ? <Known hotelId={hotelId} /> : <NotHere />}
      </section>
    </PartFrame>
  )
}

function Known({ hotelId }: { hotelId: string }) {
  const text = useText('booking')
  const { agency, language, today } = usePage()
  const [params] = useSearchParams()
  const get = (name: string) => params.get(name)
  const firstDay = weekStart(localeOf(language, agency))
  const stay = readHotelStay(get, today)
  const firstStay: HotelStay = stay ?? { ...dealDates(today, firstDay), ...readGuests(get) }
  const { answer, error, isOld, refetch } = useHotel(hotelId, stay)
  if (error instanceof ApiError && error.status === 404) return <NotHere />
  if (error instanceof ApiError && error.code === 'validation_failed') {
    return (
      <EmptyState icon="calendar" level={1} title={text('results.refused')}>
        {text('results.refusedHint')}
      </EmptyState>
    )
  }
  if (error) {
    return (
      <EmptyState
        icon="alert"
        level={1}
        // Spec §8: the error's message, or 'Something went wrong'.
        title={(error instanceof ApiError && error.detail) || text('results.failed')}
        actions={<Button onClick={() => void refetch()}>{text('results.retry')}</Button>}
      />
    )
  }
  if (!answer) return <HotelShape />
  return (
    <HotelView {...{ answer, stay, firstStay, isOld }} searched={readHotelSearch(get, today, firstDay)} />
  )
}

function NotHere() {
  const text = useText('booking')
  return (
    <EmptyState
      icon="hotels"
      level={1}
      title={text('hotel.notHere')}
      actions={<LinkButton href="/booknow/hotels">{text('hotel.search')}</LinkButton>}
    >
      {text('hotel.notHereHint')}
    </EmptyState>
  )
}

/** A hotel's shape while it is being fetched. */
function HotelShape() {
  const text = useText('booking')
  return (
    <div role="status">
      <span className="sr-only">{text('hotel.loading')}</span>
      <Skeleton className="h-4 w-64" />
      <Skeleton className="mt-4 h-9 w-2/3 max-w-lg" />
      <Skeleton className="mt-5 h-72 w-full rounded-xl sm:h-96" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_21rem]">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-64 rounded-xl max-lg:hidden" />
      </div>
    </div>
  )
}
