import { type Product, productEntry } from '../../../contract/products.ts'
import { activityTitles } from './activity/paths.ts'
import { carTitles } from './car/paths.ts'
import { flightTitles } from './flight/paths.ts'
import { hotelTitles } from './hotel/paths.ts'

interface ProductRoutes {
  product: Product
  /** Text keys of the titles of the product's own pages, by route pattern. */
  titles: Readonly<Record<string, string>>
}

/** Addresses of each product, as plain data that the server and scripts also read. */
const products: readonly ProductRoutes[] = [
  { product: 'hotel', titles: hotelTitles },
  { product: 'activity', titles: activityTitles },
  { product: 'car', titles: carTitles },
  { product: 'flight', titles: flightTitles },
]

/** Text keys of the titles of all product pages, including those that the spine adds for each product. */
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
