import type { Facet } from '../../../spine/results/facet-choices.tsx'
import {
  bagChoices,
  type CarFilters,
  type ChoiceName,
  filterCars,
  type flagNames,
  ratingChoices,
  seatChoices,
  valueIn,
} from './car-filters.ts'
import type { CardCar } from './card-car.ts'

const leasts = {
  seats: { values: seatChoices, of: ({ rental }: CardCar) => rental.vehicle.seats },
  bags: { values: bagChoices, of: ({ rental }: CardCar) => rental.vehicle.largeBags },
  rated: { values: ratingChoices, of: ({ rental }: CardCar) => rental.pickUp.desk.rating },
} as const

/** Returns the values of one filter that cars have, in the given order, each with the cars that it would leave. */
export function choiceFacets(
  cars: readonly CardCar[],
  filters: CarFilters,
  name: ChoiceName,
  order: readonly string[] = [],
): Facet<string>[] {
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length)
  const left = filterCars(cars, filters, name)
  const values = [...new Set(cars.map((car): string => valueIn[name](car)))]
  return values
    .toSorted((a, b) => place(a) - place(b))
    .map((value) => ({ value, count: left.filter((car) => valueIn[name](car) === value).length }))
}

/** Returns the choices of a lower bound that some cars meet and some do not. */
export function leastFacets(
  cars: readonly CardCar[],
  filters: CarFilters,
  name: keyof typeof leasts,
): Facet<number>[] {
  const { values, of } = leasts[name]
  const left = filterCars(cars, filters, name)
  const chosen = filters[name]
  return values
    .filter(
      (value) =>
        value === chosen || (cars.some((car) => of(car) >= value) && !cars.every((car) => of(car) >= value)),
    )
    .map((value) => ({ value, count: left.filter((car) => of(car) >= value).length }))
}

/** Returns the number of cars that a switch would leave. */
export function flagCount(
  cars: readonly CardCar[],
  filters: CarFilters,
  name: (typeof flagNames)[number],
): number {
  return filterCars(cars, { ...filters, [name]: true }).length
}
