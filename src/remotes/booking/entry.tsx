import './part.css'
import type { RemotePart } from '../../contract/remote.ts'
import { loadMonthNames } from '../../tenant/month-names.ts'
import { productViews } from './products/registry.ts'
import { titles } from './routes.ts'
import { DeferredPage } from './spine/page-layout/deferred-page.tsx'
import { pagesFor, spinePages } from './spine/pages.ts'
import { ProductsProvider } from './spine/product/product-scope.tsx'

const texts = import.meta.glob<Record<string, string>>('./spine/text/*.json', { import: 'default' })

const pages = [
  ...productViews.flatMap(({ product, pages }) => pages.map((page) => ({ ...page, product }))),
  ...[...productViews.flatMap(pagesFor), ...spinePages],
]

/** The booking part, with every page from search to booking. */
export const part: RemotePart = {
  name: 'booking',
  routes: pages.map(({ path, ...page }) => ({
    path,
    title: titles[path] ?? '',
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
