import { hotelKind } from './hotel/hotel-kind.ts'
import type { ProductKind, ProductKinds } from './spine/product-kind.ts'

/** The kinds of product that a server knows unless others are passed to it. */
export const productKinds: ProductKinds = new Map(
  [hotelKind].map((kind: ProductKind) => [kind.product, kind]),
)
