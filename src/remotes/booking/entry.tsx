import './part.css'
import type { DrawnQuery, DrawnRoute, RemotePart } from '../../contract/remote-part.ts'
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
    view.pages.map(({ loadQueries, loadHead, ...page }) => ({
      ...page,
      product: view.product,
      drawn: loadQueries && drawnRoute({ load: page.load, loadQueries, loadHead }, view),
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

interface DrawnProductPage extends Omit<ProductPage, 'loadQueries' | 'loadHead'> {
  loadQueries: NonNullable<ProductPage['loadQueries']>
  loadHead: ProductPage['loadHead'] | undefined
}

/** A page of a product with its code, its texts in the order of `DeferredPage`, and its data. */
function drawnRoute(
  { load, loadQueries, loadHead }: Omit<DrawnProductPage, 'path'>,
  view: ProductView,
): DrawnRoute {
  return {
    texts: [resultsTexts, view.pageTexts, view.texts],
    async load() {
      const [queriesOf] = await Promise.all([loadQueries(), fetchDeferred(load)])
      return queriesOf
    },
    ...(loadHead && {
      async loadHead() {
        const headOf = await loadHead()
        const names = [view.product, 'booking']
        return ({ read, text, ...input }) =>
          headOf({
            ...input,
            read: <Data,>(query: DrawnQuery) => read(query) as Data | undefined,
            text: (key, values) => text(names, key, values),
          })
      },
    }),
  }
}
