import type { CarCover, CarDesk, CarOffer, Vehicle } from '../../../../../contract/types.ts'
import { choiceIn, codesIn, withFilters } from '../../../spine/results/filter-values.ts'
import {
  anyPrice,
  isInRange,
  type PriceRange,
  priceRangeValue,
  readPriceRange,
} from '../../../spine/results/price-histogram.ts'
import type { FilterAddress } from '../../../spine/results/use-filters.ts'
import type { CardCar } from './card-car.ts'

/** Filters with several values; a car matches any of the chosen ones. */
interface CarChoices {
  category: Vehicle['category']
  gearbox: Vehicle['transmission']
  fuel: Vehicle['fuel']
  desk: CarDesk['kind']
  provider: string
  pay: CarOffer['payment']
  cover: CarCover['level']
  /** Id of a desk, chosen on the map. */
  at: string
}

export type ChoiceName = keyof CarChoices

/** Filters of the car results. */
export interface CarFilters {
  /** Total of the rental. */
  readonly price: PriceRange
  readonly freeCancellation: boolean
  readonly unlimited: boolean
  readonly air: boolean
  /** The desk takes a debit card for the deposit. */
  readonly debit: boolean
  /** Fewest seats, fewest large bags, and lowest rating of the desk. */
  readonly seats: number | null
  readonly bags: number | null
  readonly rated: number | null
  readonly choices: { readonly [Name in ChoiceName]: readonly CarChoices[Name][] }
}

export const seatChoices = [4, 5, 7, 9] as const
export const bagChoices = [1, 2, 3, 4] as const
export const ratingChoices = [4.5, 4, 3.5] as const

export const flagNames = ['freeCancellation', 'unlimited', 'air', 'debit'] as const
export const leastNames = ['seats', 'bags', 'rated'] as const

/** The value of a car in each filter with several values. */
export const valueIn: { readonly [Name in ChoiceName]: (car: CardCar) => CarChoices[Name] } = {
  category: ({ rental }) => rental.vehicle.category,
  gearbox: ({ rental }) => rental.vehicle.transmission,
  fuel: ({ rental }) => rental.vehicle.fuel,
  desk: ({ rental }) => rental.pickUp.desk.kind,
  provider: ({ rental }) => rental.provider.code,
  pay: ({ payment }) => payment,
  cover: ({ cover }) => cover.level,
  at: ({ rental }) => rental.pickUp.desk.id,
}

export const choiceNames = Object.keys(valueIn) as ChoiceName[]

const noChoices = Object.fromEntries(
  choiceNames.map((name) => [name, []]),
) as unknown as CarFilters['choices']

export const noFilters: CarFilters = {
  price: anyPrice,
  freeCancellation: false,
  unlimited: false,
  air: false,
  debit: false,
  seats: null,
  bags: null,
  rated: null,
  choices: noChoices,
}

type Check = (car: CardCar, filters: CarFilters) => boolean

/** A group of filters, whose choices are counted with the other groups as they are. */
export type FilterGroup = 'price' | (typeof flagNames)[number] | (typeof leastNames)[number] | ChoiceName

const checks: Readonly<Record<FilterGroup, Check>> = {
  price: (car, { price }) => isInRange(car, price),
  freeCancellation: ({ freeUntil }, filters) => !filters.freeCancellation || freeUntil !== null,
  unlimited: ({ rental }, { unlimited }) => !unlimited || rental.mileage.isUnlimited,
  air: ({ rental }, { air }) => !air || rental.vehicle.hasAirConditioning,
  debit: ({ rental }, { debit }) => !debit || rental.acceptedCards.includes('debit'),
  seats: ({ rental }, { seats }) => rental.vehicle.seats >= (seats ?? 0),
  bags: ({ rental }, { bags }) => rental.vehicle.largeBags >= (bags ?? 0),
  rated: ({ rental }, { rated }) => rental.pickUp.desk.rating >= (rated ?? 0),
  ...(Object.fromEntries(choiceNames.map((name) => [name, choiceCheck(name)])) as Record<ChoiceName, Check>),
}

function choiceCheck(name: ChoiceName): Check {
  return (car, { choices }) => {
    const chosen: readonly string[] = choices[name]
    return chosen.length === 0 || chosen.includes(valueIn[name](car))
  }
}

const groups = Object.keys(checks) as FilterGroup[]

/** Returns the cars that match all filters; `except` leaves out one group, to count that group's choices. */
export function filterCars(
  cars: readonly CardCar[],
  filters: CarFilters,
  except?: FilterGroup,
): readonly CardCar[] {
  const applied = groups.filter((group) => group !== except)
  return cars.filter((car) => applied.every((group) => checks[group](car, filters)))
}

const valuePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

const leastChoices = { seats: seatChoices, bags: bagChoices, rated: ratingChoices } as const

/** The car filters in the address; invalid values are ignored, and unknown ones match no car. */
export const filterAddress: FilterAddress<CarFilters> = {
  read(params, currency) {
    const least = (name: (typeof leastNames)[number]) => choiceIn<number>(params, name, leastChoices[name])
    return {
      price: readPriceRange(params.get('price'), currency),
      freeCancellation: params.get('cancel') === 'free',
      unlimited: params.get('km') === 'unlimited',
      air: params.get('air') === 'yes',
      debit: params.get('card') === 'debit',
      seats: least('seats'),
      bags: least('bags'),
      rated: least('rated'),
      // Values come from the address and are only compared with those of the cars.
      choices: Object.fromEntries(
        choiceNames.map((name) => [name, codesIn(params, name, valuePattern)]),
      ) as unknown as CarFilters['choices'],
    }
  },
  write(params, filters, currency) {
    const values: Readonly<Record<string, string>> = {
      price: priceRangeValue(filters.price, currency),
      cancel: filters.freeCancellation ? 'free' : '',
      km: filters.unlimited ? 'unlimited' : '',
      air: filters.air ? 'yes' : '',
      card: filters.debit ? 'debit' : '',
      ...Object.fromEntries(leastNames.map((name) => [name, String(filters[name] ?? '')])),
      ...Object.fromEntries(choiceNames.map((name) => [name, filters.choices[name].join(',')])),
    }
    return withFilters(params, values)
  },
}
