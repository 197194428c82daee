import type { CardCar } from './card-car.ts'

/** Sort orders of the results; `recommended` is the supplier's own order. */
export const sorts = ['recommended', 'price', 'desk', 'distance', 'size'] as const

export type Sort = (typeof sorts)[number]

/** Returns the sort orders that the visitor can choose. */
export function sortsFor(hasPrices: boolean): readonly Sort[] {
  return sorts.filter((sort) => hasPrices || sort !== 'price')
}

/** Reads the sort order from the address; falls back to `recommended`. */
export function readSort(text: string | null): Sort {
  return sorts.find((sort) => sort === text) ?? 'recommended'
}

const places: Readonly<Record<Sort, (car: CardCar) => number>> = {
  recommended: ({ worth }) => -worth,
  // Cars without a visible price go last.
  price: ({ price }) => price?.total ?? Number.MAX_SAFE_INTEGER,
  desk: ({ rental }) => -rental.pickUp.desk.rating,
  distance: ({ rental }) => rental.pickUp.desk.distance.miles,
  size: ({ rental: { vehicle } }) => -(vehicle.seats * 10 + vehicle.largeBags),
}

/** Sorts the cars stably; the car of the visitor's deal is always first. */
export function sortCars(cars: readonly CardCar[], sort: Sort, chosenId: string | null): readonly CardCar[] {
  const first = ({ rental }: CardCar) => (rental.carId === chosenId ? 0 : 1)
  const place = places[sort]
  return cars.toSorted((a, b) => first(a) - first(b) || place(a) - place(b))
}
