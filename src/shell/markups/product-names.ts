import type { MarkupProduct } from '../../contract/types.ts'

/** Keys of the products' names, in the order of the deals tabs (spec §9). */
export const productNames: readonly (readonly [product: MarkupProduct, key: string])[] = [
  ['hotel', 'service.hotels'],
  ['flight', 'service.airTravel'],
  ['resort', 'service.resorts'],
  ['car', 'service.cars'],
  ['activity', 'service.activities'],
  ['cruise', 'service.cruise'],
]

/** Takes what somebody chose and gives the product, or nothing for all of them. */
export function productOf(value: string): MarkupProduct | '' {
  return productNames.find(([product]) => product === value)?.[0] ?? ''
}
