import { productEntry } from '../../contract/products.ts'

/** The products that 'All' selects, in the order of spec §5. */
export const productInterests = (['resort', 'hotel', 'flight', 'car', 'activity', 'cruise'] as const).map(
  (product) => productEntry(product).interest,
)

export type ProductInterest = (typeof productInterests)[number]
