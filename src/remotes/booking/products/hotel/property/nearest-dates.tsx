import { useApi, useCurrency, usePage, useQuery } from '@livery/platform'
import { hotelQuery } from '../../../../../api/hotels.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useAmounts } from '../../../spine/price/amount.tsx'
import { requestedRooms } from '../results/requested-rooms.ts'
import { useHotelHref } from '../search/hotel-page-href.ts'
import { cheapestRate, useRequestedRates } from './room-rates.ts'

const shifts = [-1, 1, -2, 2, -3, 3, 7] as const

const MOST = 6

interface NearestDatesProps {
  hotelId: string
  stay: HotelStay
}

/** Links to the same number of nights a few days earlier or later, if the property has rooms then. */
export function NearestDates({ hotelId, stay }: NearestDatesProps) {
  const text = useProductTexts()
  const { today } = usePage()
  return (
    <div className="mt-6">
      <h3 className="text-lg font-bold">{text('soldOut.other')}</h3>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {staysNear(stay, today).map((other) => (
          <OtherStay key={other.start} hotelId={hotelId} stay={other} />
        ))}
      </ul>
    </div>
  )
}

function OtherStay({ hotelId, stay }: NearestDatesProps) {
  const text = useProductTexts()
  const write = useAmounts()
  const { at } = useLocalTime()
  const [currency] = useCurrency()
  const hotelHref = useHotelHref()
  const isRequested = useRequestedRates()
  const { data, isPending } = useQuery(
    hotelQuery(useApi(), {
      hotelId,
      currency,
      stay: { start: stay.start, end: stay.end },
      rooms: requestedRooms(stay),
    }),
  )
  if (isPending) return <Skeleton className="h-16 rounded-lg" />
  const rooms = data?.data.rooms ?? []
  const isFree = rooms.some(({ rates }) => rates.length > 0)
  const cheapest = cheapestRate(rooms, isRequested)
  const dates = `${at(stay.start)} – ${at(stay.end)}`
  if (!isFree) {
    return (
      <li className="flex min-h-16 flex-wrap content-center items-center justify-between gap-x-3 rounded-lg border border-dashed px-4 py-2 text-muted-foreground">
        <bdi className="whitespace-nowrap">{dates}</bdi>{' '}
        <span className="text-sm">{text('soldOut.full')}</span>
      </li>
    )
  }
  return (
    <li>
      <LinkButton
        href={hotelHref(hotelId, stay)}
        variant="outline"
        wide
        className="min-h-16 flex-wrap content-center justify-between gap-x-3 gap-y-0 py-2"
      >
        <bdi className="whitespace-nowrap">{dates}</bdi>{' '}
        <span className="text-sm font-normal whitespace-nowrap">
          {cheapest?.price
            ? text(isRequested(cheapest) ? 'soldOut.from' : 'soldOut.fromOther', {
                amount: write(cheapest.price.total, cheapest.price.currency, { short: true }),
              })
            : text('soldOut.free')}
        </span>
      </LinkButton>
    </li>
  )
}

/** Returns stays of the same length a few days earlier and later, earliest first, none in the past. */
export function staysNear(stay: HotelStay, today: string): HotelStay[] {
  return shifts
    .map((days) => ({ ...stay, start: addDays(stay.start, days), end: addDays(stay.end, days) }))
    .filter(({ start }) => start >= today)
    .slice(0, MOST)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
}
