import { hotelKind } from './hotel/hotel-kind.ts'
import type { ProductKind, ProductKinds } from './spine/product-kind.ts'

/** The default kinds of product. */
export const productKinds: ProductKinds = new Map(
  [hotelKind].map((kind: ProductKind) => [kind.product, kind]),
)
