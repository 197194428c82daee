import { productEntry } from '../../../../contract/products.ts'

const { path } = productEntry('hotel')

/** Addresses of the hotel's own pages. Source: spec §2.2. */
export const hotelPaths = {
  start: path,
  results: `${path}/search`,
  /** A hotel for a stay. */
  stay: `${path}/search-details`,
  /** A hotel without dates. */
  hotel: `${path}/hotel-details`,
  deal: `${path}/deal`,
} as const

export const proposalPath = `${path}/deal/:proposalId`

/** Key of each page's title in the part's texts. */
export const hotelTitles = {
  [hotelPaths.start]: 'hotels.title',
  [hotelPaths.results]: 'hotels.title',
  [hotelPaths.stay]: 'hotel.title',
  [hotelPaths.hotel]: 'hotel.title',
  [hotelPaths.deal]: 'deal.title',
} as const
