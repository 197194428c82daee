import { productEntry } from '../../../../contract/products.ts'
import type { ProductView } from '../../spine/product/product-view.ts'
import { activityPaths } from './paths.ts'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })
const pageTexts = import.meta.glob<Record<string, string>>('./pages/text/*.json', { import: 'default' })

const { product, path, checkoutPath, confirmationPaths, proposalPath } = productEntry('activity')

/** Activities as a product of the spine. */
export const activityView: ProductView = {
  product,
  path,
  checkoutPath,
  confirmationPaths,
  proposalPath,
  pages: [
    { path: activityPaths.start, load: async () => (await import('./pages/activities.tsx')).ActivitiesPage },
    {
      path: activityPaths.results,
      load: async () => (await import('./pages/activity-results.tsx')).ActivityResultsPage,
      loadQueries: async () => (await import('./pages/activity-results.tsx')).activityResultsQueries,
      loadHead: async () => (await import('./head/activity-head.ts')).activityResultsHead,
    },
    {
      path: activityPaths.details,
      load: async () => (await import('./pages/activity.tsx')).ActivityPage,
      loadQueries: async () => (await import('./pages/activity.tsx')).activityQueries,
      loadHead: async () => (await import('./head/activity-head.ts')).activityHead,
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
  loadPieces: async () => (await import('./loaded-view.tsx')).activityProductView,
}
