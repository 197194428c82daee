import {
  type HotelSearchCriteria,
  hotelSearchHref,
  readHotelSearch,
} from '../../../../../tenant/hotel-search.ts'
import type { SearchKind } from '../../../spine/results/recent-searches.ts'

/** How recent searches for hotels are stored. */
export const hotelSearches: SearchKind<HotelSearchCriteria> = {
  key: 'livery_hotel_searches',
  nameOf: ({ destination }) => destination,
  hrefOf: hotelSearchHref,
  read(params, today) {
    const criteria = readHotelSearch((name) => params.get(name), today)
    // A stay in the past would be read as one with default dates.
    const isAhead = params.get('start') === criteria?.start && params.get('end') === criteria?.end
    return isAhead ? criteria : null
  },
}
