import { usePage, useSearchParams } from '@livery/platform'
import { readHotelStay } from '../../../../../tenant/hotel-search.ts'
import { NearestDates } from '../property/nearest-dates.tsx'
import { readHotelId } from '../search/hotel-page-href.ts'

/** Links to the same number of nights a few days earlier or later, at the hotel in the checkout's address. */
export function OtherDates() {
  const { today } = usePage()
  const [params] = useSearchParams()
  const hotelId = readHotelId(params, 'hotelId')
  const stay = readHotelStay((name) => params.get(name), today)
  if (!hotelId || !stay) return null
  return (
    <div className="mx-auto max-w-5xl">
      <NearestDates hotelId={hotelId} stay={stay} />
    </div>
  )
}
