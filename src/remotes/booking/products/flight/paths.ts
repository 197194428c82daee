import { productEntry } from '../../../../contract/products.ts'

const { path } = productEntry('flight')

/** Paths of the flight pages. Source: spec §2.2. */
export const flightPaths = {
  start: path,
  /** The flights of the first slice. */
  results: `${path}/search`,
  /** The flights of each further slice, with the chosen ones pinned. */
  next: `${path}/search-details`,
  /** Fares, bags and seats of the chosen journey. */
  journey: `${path}/reservation-details`,
  /** Every flight of a journey in full. */
  flights: `${path}/flight-details`,
} as const

/** Text key of each page's title. */
export const flightTitles = {
  [flightPaths.start]: 'flight/flights.title',
  [flightPaths.results]: 'flight/flights.title',
  [flightPaths.next]: 'flight/flights.title',
  [flightPaths.journey]: 'flight/journey.title',
  [flightPaths.flights]: 'flight/journey.flights',
} as const
