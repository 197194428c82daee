import { useApi, useQuery } from '@livery/platform'
import { hotelDealsQuery } from '../../../api/deals.ts'
import type { HotelSearchCriteria } from '../../../tenant/hotel-search.ts'

/** The hotels for a search, asked for once and kept for the visit. */
export function useHotels(criteria: HotelSearchCriteria) {
  return useQuery({
    ...hotelDealsQuery(useApi(), {
      latitude: criteria.latitude,
      longitude: criteria.longitude,
      searchString: criteria.destination,
      stayPeriod: { start: criteria.start, end: criteria.end },
      occupancies: [
        {
          numOfRoom: criteria.rooms,
          numOfAdults: criteria.adults,
          numOfChildren: criteria.childAges.length,
          childAges: [...criteria.childAges],
        },
      ],
    }),
    retry: false,
  })
}
