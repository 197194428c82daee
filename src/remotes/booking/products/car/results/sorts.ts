import type { Vehicle } from '../../../../../contract/types.ts'
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

/** A car that is gone, as far as it is known. */
export interface LikedCar extends Pick<Vehicle, 'category' | 'transmission' | 'seats'> {
  /** The name of its desk. */
  desk?: string
}

/** Sorts cars stably by what they have in common with another: its class, then its desk, its gearbox and its seats. */
export function likeFirst(
  cars: readonly CardCar[],
  { category, transmission, seats, desk }: LikedCar,
): readonly CardCar[] {
  const difference = ({ rental: { vehicle, pickUp } }: CardCar) =>
    (vehicle.category === category ? 0 : 8) +
    (desk === undefined || pickUp.desk.name === desk ? 0 : 4) +
    (vehicle.transmission === transmission ? 0 : 2) +
    (vehicle.seats >= seats ? 0 : 1)
  return cars.toSorted((a, b) => difference(a) - difference(b))
}
