import { productEntry } from '../../../../contract/products.ts'
import type { ProductView } from '../../spine/product/product-view.ts'
import { flightPaths } from './paths.ts'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })
const pageTexts = import.meta.glob<Record<string, string>>('./pages/text/*.json', { import: 'default' })

const { product, path, checkoutPath, confirmationPaths, proposalPath } = productEntry('flight')

const results = {
  load: async () => (await import('./pages/flight-results.tsx')).FlightResultsPage,
  loadQueries: async () => (await import('./pages/flight-results.tsx')).flightResultsQueries,
  loadHead: async () => (await import('./head/flight-head.ts')).flightResultsHead,
}

const journey = {
  loadQueries: async () => (await import('./head/flight-head.ts')).journeyQueries,
  loadHead: async () => (await import('./head/flight-head.ts')).journeyHead,
}

/** Flights as a product of the spine. */
export const flightView: ProductView = {
  product,
  path,
  checkoutPath,
  confirmationPaths,
  proposalPath,
  pages: [
    { path: flightPaths.start, load: async () => (await import('./pages/flights.tsx')).FlightsPage },
    { path: flightPaths.results, ...results },
    { path: flightPaths.next, ...results },
    {
      path: flightPaths.journey,
      load: async () => (await import('./pages/journey.tsx')).JourneyPage,
      ...journey,
    },
    {
      path: flightPaths.flights,
      load: async () => (await import('./pages/flight-details.tsx')).FlightDetailsPage,
      ...journey,
    },
  ],
  texts: {
    id: product,
    name: product,
    load: async (language) => (await texts[`./text/${language}.json`]?.()) ?? {},
  },
  pageTexts: {
    id: `${product} pages`,
    name: product,
    load: async (language) => (await pageTexts[`./pages/text/${language}.json`]?.()) ?? {},
  },
  loadPieces: async () => (await import('./loaded-view.tsx')).flightProductView,
}
