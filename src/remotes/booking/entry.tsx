import './part.css'
import type { DrawnRoute, RemotePart } from '../../contract/remote-part.ts'
import { loadMonthNames } from '../../tenant/month-names.ts'
import { fetchDeferred } from '../../ui/deferred.tsx'
import { productViews } from './products/registry.ts'
import { titles } from './routes.ts'
import { DeferredPage } from './spine/page-layout/deferred-page.tsx'
import { resultsTexts } from './spine/pages/page-texts.ts'
import { pagesFor, spinePages } from './spine/pages.ts'
import { ProductsProvider } from './spine/product/product-scope.tsx'
import type { ProductPage, ProductView } from './spine/product/product-view.ts'

const texts = import.meta.glob<Record<string, string>>('./spine/text/*.json', { import: 'default' })

const pages = [
  ...productViews.flatMap((view) =>
    view.pages.map(({ loadQueries, ...page }) => ({
      ...page,
      product: view.product,
      drawn: loadQueries && drawnRoute(page.load, loadQueries, view),
    })),
  ),
  ...[...productViews.flatMap(pagesFor), ...spinePages].map((page) => ({ ...page, drawn: undefined })),
]

/** The booking part, with every page from search to booking. */
export const part: RemotePart = {
  name: 'booking',
  routes: pages.map(({ path, drawn, ...page }) => ({
    path,
    title: titles[path] ?? '',
    ...(drawn && { drawn }),
    component: () => (
      <ProductsProvider views={productViews}>
        <DeferredPage {...page} />
      </ProductsProvider>
    ),
  })),
  async loadText(language) {
    const [text] = await Promise.all([texts[`./spine/text/${language}.json`]?.(), loadMonthNames(language)])
    return text ?? {}
  },
}

/** A page of a product with its code, its texts in the order of `DeferredPage`, and its data. */
function drawnRoute(
  load: ProductPage['load'],
  loadQueries: NonNullable<ProductPage['loadQueries']>,
  view: ProductView,
): DrawnRoute {
  return {
    texts: [resultsTexts, view.pageTexts, view.texts],
    async load() {
      const [queriesOf] = await Promise.all([loadQueries(), fetchDeferred(load)])
      return queriesOf
    },
  }
}
