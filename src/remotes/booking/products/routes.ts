import { type Product, productEntry } from '../../../contract/products.ts'
import { hotelTitles } from './hotel/paths.ts'

interface ProductRoutes {
  product: Product
  /** Key of the title of each page of the product's own, by its pattern. */
  titles: Readonly<Record<string, string>>
}

/** The addresses of each product, plain data that the server and scripts read too. */
const products: readonly ProductRoutes[] = [{ product: 'hotel', titles: hotelTitles }]

/** Key of the title of each page that a product has, those of the spine for it among them. */
export const productTitles: Readonly<Record<string, string>> = Object.assign(
  {},
  ...products.map(({ product, titles }) => {
    const { checkoutPath, confirmationPaths, proposalPath } = productEntry(product)
    return {
      ...titles,
      [checkoutPath]: 'checkout.title',
      ...Object.fromEntries(confirmationPaths.map((path) => [path, 'confirmation.title'])),
      [proposalPath]: 'proposal.page',
    }
  }),
)
