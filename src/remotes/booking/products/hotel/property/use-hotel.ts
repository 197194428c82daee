import { keepPreviousData, useApi, useCurrency, useQuery } from '@livery/platform'
import { hotelQuery } from '../../../../../api/hotels.ts'
import type { HotelAnswer, HotelQuery } from '../../../../../contract/types.ts'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { requestedRooms } from '../results/requested-rooms.ts'

/**
 * Loads a hotel, with rates if there is a stay, in the selected currency. While another stay or currency loads, the
 * previous answer stays and `isOld` is true. `destination` is the place of the search that led here.
 */
export function useHotel(hotelId: string, stay: HotelStay | null, destination = '') {
  const [currency] = useCurrency()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...hotelQuery(useApi(), hotelBody({ hotelId, stay, destination, currency })),
    placeholderData: keepPreviousData,
  })
  const answer: HotelAnswer | undefined = data?.data
  // The placeholder may belong to another hotel: do not show it.
  const isOther = answer !== undefined && answer.hotel.id !== hotelId
  return { answer: isOther ? undefined : answer, error, isOld: isPlaceholderData, refetch }
}

interface WantedHotel {
  hotelId: string
  stay: HotelStay | null
  destination: string
  currency: string
}

/** The body of a hotel's query. The server and the browser ask for the same one. */
export function hotelBody({ hotelId, stay, destination, currency }: WantedHotel): HotelQuery {
  return {
    hotelId,
    currency,
    ...(destination && { destination }),
    ...(stay && { stay: { start: stay.start, end: stay.end }, rooms: requestedRooms(stay) }),
  }
}
