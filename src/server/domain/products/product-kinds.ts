import { activityKind } from './activity/activity-kind.ts'
import { carKind } from './car/car-kind.ts'
import { flightKind } from './flight/flight-kind.ts'
import { hotelKind } from './hotel/hotel-kind.ts'
import { resortKind } from './resort/resort-kind.ts'
import type { ProductKind, ProductKinds } from './spine/product-kind.ts'

/** The default kinds of product. */
export const productKinds: ProductKinds = new Map(
  [hotelKind, activityKind, carKind, flightKind, resortKind].map((kind: ProductKind) => [kind.product, kind]),
)
