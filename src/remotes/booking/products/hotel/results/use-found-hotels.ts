import { useApi, useQuery } from '@livery/platform'
import { useRef } from 'react'
import { type FoundHotels, hotelSearchQuery } from '../../../../../api/hotels.ts'
import type { HotelCriteria } from '../../../../../contract/types.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { roomsWanted } from './rooms-wanted.ts'

interface Wanted {
  criteria: HotelSearchCriteria
  currency: string
  radius: number
  /** The hotel whose deal led here. */
  hotelId: string | null
}

/**
 * The hotels for a search, as they come. Where only the currency has changed, the list that is there stays until the whole of
 * the new one has come, so that nothing jumps below who reads.
 */
export function useFoundHotels(wanted: Wanted) {
  const body = bodyOf(wanted)
  const { data, error, isFetching, refetch } = useQuery({
    ...hotelSearchQuery(useApi(), body),
    retryDelay: 500,
  })
  const search = JSON.stringify({ ...body, currency: '' })
  const whole = useRef<{ search: string; found: FoundHotels } | null>(null)
  if (data?.isDone) whole.current = { search, found: data }
  const before = whole.current?.search === search ? whole.current.found : undefined
  const found = data && (data.isDone || !before) ? data : before
  return { found, error, isFetching, refetch }
}

function bodyOf({ criteria, currency, radius, hotelId }: Wanted): HotelCriteria {
  const { latitude, longitude, destination, start, end } = criteria
  return {
    ...{ latitude, longitude, destination, currency, radius },
    stay: { start, end },
    rooms: roomsWanted(criteria),
    ...(hotelId !== null && { hotelId }),
  }
}
