import type { Money } from '../../../src/server/kernel/money/money.ts'
import { isSeparate } from './journey-price.ts'
import { type FlightPassengers, passengerList } from './passengers.ts'
import type { SliceFare } from './slice-fare.ts'

export type ServiceKind =
  | 'checked_bag'
  | 'carry_on_bag'
  | 'meal'
  | 'assistance'
  | 'priority'
  | 'cancel_for_any_reason'

/** Something that can be booked with a journey, for one passenger. */
export interface FlightService {
  /** Unique in the journey. */
  readonly id: string
  readonly kind: ServiceKind
  /** Which meal or assistance; null for the other kinds. */
  readonly code: string | null
  /** Who can have it, by their numbers. */
  readonly passengers: readonly number[]
  /** The slices it is for, from 0; it is sold for all of them together. */
  readonly slices: readonly number[]
  /** For each passenger. */
  readonly maximum: number
  /** Of a bag. */
  readonly kilograms: number | null
  /** Length, width and height together. */
  readonly sizeCm: number | null
  /** What is refunded for the passenger, of cancel_for_any_reason. */
  readonly refund: Money | null
  /** Of one; 0 if it is free. */
  readonly dollars: number
}

const meals = ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten_free', 'child'] as const
const assistance = ['wheelchair', 'visual', 'hearing', 'cognitive'] as const
const MEAL_KM = 2_500
const WHOLE_JOURNEY = 0.85
const bag = { kilograms: 23, sizeCm: 158 }
const cabinBag = { kilograms: 10, sizeCm: 115 }

/**
 * Returns the services of a journey's fares. Bags are sold for each slice and for all of them. Cancelling for any reason
 * is not sold, since no cancellation refunds it.
 */
export function flightServices(fares: readonly SliceFare[], passengers: FlightPassengers): FlightService[] {
  const list = passengerList(passengers)
  const seated = list.filter(({ type }) => type !== 'infant').map(({ index }) => index)
  const ofSlices = fares.flatMap((fare, slice) => sliceServices(fare, slice, seated))
  const children = list.filter(({ type }) => type === 'child').map(({ index }) => index)
  return [
    ...bagsOfJourney(ofSlices, fares),
    ...ofSlices.flatMap((service) => {
      const who = service.code === 'child' ? children : service.passengers
      return who.length === 0 ? [] : [{ ...service, passengers: who }]
    }),
    ...assistance.map((code) => ({
      ...plain,
      id: `assist_${code}`,
      kind: 'assistance' as const,
      code,
      passengers: list.map(({ index }) => index),
      slices: fares.map((_, slice) => slice),
      dollars: 0,
    })),
  ]
}

const plain = { code: null, maximum: 1, kilograms: null, sizeCm: null, refund: null } as const

function sliceServices(
  { itinerary, brand }: SliceFare,
  slice: number,
  seated: readonly number[],
): FlightService[] {
  const { owner, flights } = itinerary
  const kilometres = flights.reduce((sum, flight) => sum + flight.kilometres, 0)
  const length = Math.min(2.6, 0.7 + kilometres / 4_000)
  const isLowCost = owner.kind === 'low_cost'
  const of = (
    name: string,
    kind: ServiceKind,
    dollars: number,
    rest: Partial<FlightService> = {},
  ): FlightService => ({
    ...plain,
    id: `${name}.${slice}`,
    kind,
    passengers: seated,
    slices: [slice],
    dollars: Math.round(dollars * length),
    ...rest,
  })
  const first = brand.checked.count === 0 ? 34 : 52
  const services = [
    of('bag', 'checked_bag', first, { ...bag, maximum: Math.max(1, 4 - brand.checked.count) }),
  ]
  if (brand.carryOn.count === 0) services.push(of('cabin', 'carry_on_bag', 22, cabinBag))
  if (brand.priorityBoarding === false) services.push(of('prio', 'priority', 12))
  const hasMeals = flights.some((flight) => flight.kilometres >= MEAL_KM)
  if (isLowCost) services.push(of('meal_vegetarian', 'meal', 9, { code: 'vegetarian', dollars: 11 }))
  else if (hasMeals) for (const code of meals) services.push(of(`meal_${code}`, 'meal', 0, { code }))
  return services
}

/** A bag on all slices is cheaper than one on each. */
function bagsOfJourney(ofSlices: readonly FlightService[], fares: readonly SliceFare[]): FlightService[] {
  const bags = ofSlices.filter(({ kind }) => kind === 'checked_bag')
  const [first] = bags
  if (first === undefined || fares.length < 2 || bags.length < fares.length || isSeparate(fares)) return []
  const sum = bags.reduce((total, { dollars }) => total + dollars, 0)
  return [
    {
      ...first,
      id: 'bag.all',
      slices: fares.map((_, slice) => slice),
      maximum: Math.min(...bags.map(({ maximum }) => maximum)),
      dollars: Math.round(sum * WHOLE_JOURNEY),
    },
  ]
}
