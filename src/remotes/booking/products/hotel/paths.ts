import { productEntry } from '../../../../contract/products.ts'

const { path } = productEntry('hotel')

/** Paths of the hotel pages. Source: spec §2.2. */
export const hotelPaths = {
  start: path,
  results: `${path}/search`,
  /** A hotel with a stay. */
  stay: `${path}/search-details`,
  /** A hotel without dates. */
  hotel: `${path}/hotel-details`,
  deal: `${path}/deal`,
} as const

/** Text key of each page's title. */
export const hotelTitles = {
  [hotelPaths.start]: 'hotel/hotels.title',
  [hotelPaths.results]: 'hotel/hotels.title',
  [hotelPaths.stay]: 'hotel/hotel.title',
  [hotelPaths.hotel]: 'hotel/hotel.title',
  [hotelPaths.deal]: 'hotel/deal.title',
} as const
