import { StayForm, useLocation, useNavigate, useSearchParams } from '@livery/platform'
import { type RefObject, useEffect, useRef } from 'react'
import type { HotelAnswer } from '../../../../../contract/types.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { PaymentsNotice } from '../../../spine/payment/payments-closed.tsx'
import { FilterChips } from '../../../spine/results/filter-chips.tsx'
import { useFilters } from '../../../spine/results/use-filters.ts'
import { useFilterChips } from '../filters/use-filter-chips.ts'
import { filterAddress, noFilters } from '../results/hotel-filters.ts'
import { readRateRequest } from '../results/rate-request.ts'
import { useHotelHref } from '../search/hotel-page-href.ts'
import { NearestDates } from './nearest-dates.tsx'
import { RoomCard } from './room-card.tsx'
import type { FoundRoom } from './room-rates.ts'
import { useRequestedRates } from './room-rates.ts'

interface RoomListProps {
  answer: HotelAnswer
  stay: HotelStay | null
  /** Initial dates and guests of the form while no stay is chosen. */
  firstStay: HotelStay
  /** True while the shown rooms belong to the previous stay or currency and the new ones load. */
  isOld: boolean
  onPictures: (pictures: readonly string[], title: string) => void
}

/** The rooms of a stay with a form to change its dates, or a form to choose a stay. */
export function RoomList(props: RoomListProps) {
  const { answer, stay, firstStay, isOld, onPictures } = props
  const text = useProductTexts()
  const navigate = useNavigate()
  const {
    id: hotelId,
    address: { city: place },
  } = answer.hotel
  const current = stay ?? firstStay
  const title = useScrollToRooms()
  const hotelHref = useHotelHref()
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="scroll-mt-3">
      <h2
        id="rooms-title"
        ref={title}
        tabIndex={-1}
        className="scroll-mt-3 font-brand text-heading outline-none"
      >
        {text(stay ? 'rooms.title' : 'rooms.ask')}
      </h2>
      {!stay && <p className="mt-1 text-muted-foreground">{text('rooms.askHint')}</p>}
      <div className="mt-4 rounded-xl border bg-card p-3 shadow-card">
        <StayForm
          key={JSON.stringify(current)}
          stay={current}
          submit={text(stay ? 'rooms.update' : 'rooms.show')}
          onChoose={(chosen) => void navigate(hotelHref(hotelId, chosen), { preventScrollReset: true })}
        />
      </div>
      {stay && <RateChips title={title} />}
      {stay && <Rooms {...{ answer, stay, isOld, onPictures, hotelId, place }} />}
    </section>
  )
}

/** Scrolls to the rooms if the link has their hash: the router scrolls to the top before the rooms are rendered. */
function useScrollToRooms() {
  const { hash } = useLocation()
  const title = useRef<HTMLHeadingElement>(null)
  const isNamed = useRef(hash === '#rooms')
  useEffect(() => {
    if (!isNamed.current) return
    // The page's own focus handling, which runs next, leaves a focus inside the page where it is.
    title.current?.focus({ preventScroll: true })
    const frame = requestAnimationFrame(() => title.current?.scrollIntoView({ behavior: 'instant' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return title
}

interface RoomsProps extends Pick<RoomListProps, 'answer' | 'isOld' | 'onPictures'> {
  stay: HotelStay
  hotelId: string
  place: string
}

function Rooms({ answer, stay, isOld, onPictures, hotelId, place }: RoomsProps) {
  const text = useProductTexts()
  const isRequested = useRequestedRates()
  const isOfThisStay = answer.stay?.start === stay.start && answer.stay.end === stay.end
  if (isOld && !isOfThisStay) {
    return (
      <div role="status" className="mt-5 grid gap-5">
        <span className="sr-only">{text('rooms.loading')}</span>
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    )
  }
  const rooms = answer.rooms ?? []
  const worth = ({ rates }: FoundRoom) => Number(rates.length > 0) + Number(rates.some(isRequested))
  const askedFirst = rooms.toSorted((a, b) => worth(b) - worth(a))
  if (!rooms.some(({ rates }) => rates.length > 0)) {
    return (
      <div className="mt-5">
        <Alert tone="info" title={text('soldOut.title')}>
          {text('soldOut.hint')}
        </Alert>
        <NearestDates {...{ hotelId, stay }} />
      </div>
    )
  }
  const [best] = askedFirst
  return (
    <div className="mt-5 grid gap-5" aria-busy={isOld}>
      <PaymentsNotice />
      {!best?.rates.some(isRequested) && <Alert tone="info">{text('rooms.noneAsked')}</Alert>}
      {askedFirst.map((found) => (
        <RoomCard key={found.room.code} {...{ found, hotelId, place, stay, onPictures }} />
      ))}
    </div>
  )
}

/** Removable chips of the rate conditions that came with the search; empty without any. */
function RateChips({ title }: { title: RefObject<HTMLElement | null> }) {
  const [params] = useSearchParams()
  const { change } = useFilters(filterAddress, '')
  const chips = useFilterChips({ ...noFilters, ...readRateRequest(params) }, '')
  return (
    <div className="mt-4 empty:hidden">
      <FilterChips none={noFilters} {...{ chips, change, title }} />
    </div>
  )
}
