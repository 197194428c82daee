import { productEntry } from '../../../../contract/products.ts'
import type { ProductView } from '../../spine/product/product-view.ts'
import { hotelPaths } from './paths.ts'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })
const pageTexts = import.meta.glob<Record<string, string>>('./pages/text/*.json', { import: 'default' })

const { product, path, checkoutPath, confirmationPaths, proposalPath } = productEntry('hotel')

const details = {
  load: async () => (await import('./pages/hotel.tsx')).HotelPage,
  loadQueries: async () => (await import('./pages/hotel.tsx')).hotelQueries,
  loadHead: async () => (await import('./head/hotel-head.ts')).hotelHead,
}

/** Hotels as a product of the spine. */
export const hotelView: ProductView = {
  product,
  path,
  checkoutPath,
  confirmationPaths,
  proposalPath,
  pages: [
    { path: hotelPaths.start, load: async () => (await import('./pages/hotels.tsx')).HotelsPage },
    {
      path: hotelPaths.results,
      load: async () => (await import('./pages/hotel-results.tsx')).HotelResultsPage,
      loadQueries: async () => (await import('./pages/hotel-results.tsx')).hotelResultsQueries,
      loadHead: async () => (await import('./head/hotel-head.ts')).hotelResultsHead,
    },
    { path: hotelPaths.stay, ...details },
    { path: hotelPaths.hotel, ...details },
    { path: hotelPaths.deal, load: async () => (await import('./deal/deal.tsx')).DealPage },
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
  loadPieces: async () => (await import('./loaded-view.tsx')).hotelProductView,
}
