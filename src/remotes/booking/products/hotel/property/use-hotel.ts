import { keepPreviousData, useApi, useCurrency, useQuery } from '@livery/platform'
import { hotelQuery } from '../../../../../api/hotels.ts'
import type { HotelAnswer } from '../../../../../contract/types.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { requestedRooms } from '../results/requested-rooms.ts'

/**
 * A hotel, and its rates where there is a stay, in the currency that is selected. While another stay or currency is asked for,
 * what was there stays, and `isOld` says so. `destination` is the place whose search led here.
 */
export function useHotel(hotelId: string, stay: HotelStay | null, destination = '') {
  const [currency] = useCurrency()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...hotelQuery(useApi(), {
      hotelId,
      currency,
      ...(destination && { destination }),
      ...(stay && { stay: { start: stay.start, end: stay.end }, rooms: requestedRooms(stay) }),
    }),
    placeholderData: keepPreviousData,
  })
  const answer: HotelAnswer | undefined = data?.data
  // Another hotel's page is no placeholder for this one.
  const isOther = answer !== undefined && answer.hotel.id !== hotelId
  return { answer: isOther ? undefined : answer, error, isOld: isPlaceholderData, refetch }
}
