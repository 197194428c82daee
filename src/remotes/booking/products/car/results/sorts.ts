import { LAST, type SortOrders } from '../../../spine/results/sort-orders.ts'
import type { CardCar } from './card-car.ts'

export type Sort = 'recommended' | 'price' | 'desk' | 'distance' | 'size'

/** Sort orders of the results; `recommended` is the supplier's own order. */
export const sorts: SortOrders<CardCar, Sort> = {
  recommended: ({ worth }) => -worth,
  // Cars without a visible price go last.
  price: ({ price }) => price?.total ?? LAST,
  desk: ({ rental }) => -rental.pickUp.desk.rating,
  distance: ({ rental }) => rental.pickUp.desk.distance.miles,
  size: ({ rental: { vehicle } }) => -(vehicle.seats * 10 + vehicle.largeBags),
}
