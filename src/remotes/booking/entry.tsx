import './part.css'
import type { ComponentType } from 'react'
import type { RemotePart } from '../../contract/remote.ts'
import { loadMonthNames } from '../../tenant/month-names.ts'
import { productViews } from './products/registry.ts'
import { titles } from './routes.ts'
import { LatePage } from './spine/page/late-page.tsx'
import { pagesFor, spinePages } from './spine/pages.ts'
import { ProductsProvider } from './spine/product/product-scope.tsx'

const texts = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })

interface Page {
  path: string
  load: () => Promise<ComponentType>
  product?: string
}

const pages: readonly Page[] = [
  ...productViews.flatMap((view) => [...view.pages, ...pagesFor(view)]),
  ...spinePages,
]

/** The booking part: every page of a search and a booking. */
export const part: RemotePart = {
  name: 'booking',
  routes: pages.map(({ path, load, product }) => ({
    path,
    title: titles[path] ?? '',
    component: () => (
      <ProductsProvider views={productViews}>
        <LatePage load={load} {...(product !== undefined && { product })} />
      </ProductsProvider>
    ),
  })),
  async loadText(language) {
    const [text] = await Promise.all([texts[`./text/${language}.json`]?.(), loadMonthNames(language)])
    return text ?? {}
  },
}
