import { productEntry } from '../../../../contract/products.ts'
import type { ProductView } from '../../spine/product/product-view.ts'
import { carPaths } from './paths.ts'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })
const pageTexts = import.meta.glob<Record<string, string>>('./pages/text/*.json', { import: 'default' })

const { product, path, checkoutPath, confirmationPaths, proposalPath } = productEntry('car')

/** Cars as a product of the spine. */
export const carView: ProductView = {
  product,
  path,
  checkoutPath,
  confirmationPaths,
  proposalPath,
  pages: [
    { path: carPaths.start, load: async () => (await import('./pages/cars.tsx')).CarsPage },
    {
      path: carPaths.results,
      load: async () => (await import('./pages/car-results.tsx')).CarResultsPage,
      loadQueries: async () => (await import('./pages/car-results.tsx')).carResultsQueries,
      loadHead: async () => (await import('./head/car-head.ts')).carResultsHead,
    },
    {
      path: carPaths.car,
      load: async () => (await import('./pages/car.tsx')).CarPage,
      loadQueries: async () => (await import('./pages/car.tsx')).carQueries,
      loadHead: async () => (await import('./head/car-head.ts')).carHead,
    },
    { path: carPaths.extras, load: async () => (await import('./pages/extras.tsx')).ExtrasPage },
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
  loadPieces: async () => (await import('./loaded-view.tsx')).carProductView,
}
