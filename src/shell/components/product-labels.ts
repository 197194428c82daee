import { type Product, products } from '../../contract/products.ts'
import type { BookingServiceTitle } from '../../contract/types.ts'
import type { IconName } from '../../ui/icon-paths.ts'

/** Text keys of a product: its name, and the invitation to search. */
const productTexts = {
  hotel: { name: 'service.hotels', search: 'deals.emptyHotels' },
  flight: { name: 'service.airTravel', search: 'search.flights' },
  resort: { name: 'service.resorts', search: 'deals.emptyResorts' },
  car: { name: 'service.cars', search: 'deals.emptyCars' },
  activity: { name: 'service.activities', search: 'deals.emptyActivities' },
  cruise: { name: 'service.cruise', search: 'search.cruises' },
} as const satisfies Readonly<Record<Product, { name: string; search: string }>>

interface ProductLabel {
  product: Product
  icon: IconName
  /** Text keys. */
  name: string
  search: string
}

/** Names and icons of the products, in the order of the deals tabs. */
export const productLabels: readonly ProductLabel[] = products.map(({ title }) => labelOf(title))

/** Returns a product's name and icon by its title in the agency's booking menu. */
export function labelOf(title: BookingServiceTitle): ProductLabel {
  const { product, icon } = products.find((entry) => entry.title === title) ?? products[0]
  return { product, icon, ...productTexts[product] }
}
