import type { CarRate, CoverLevel, WantedExtra } from '../../../src/server/domain/suppliers/car-rental.ts'
import { coverLevels } from '../../../src/server/domain/suppliers/car-rental.ts'
import type { CarAtDesk } from './car-at-desk.ts'
import { carCover } from './car-covers.ts'
import { type ExtraCost, extraCosts } from './car-extras.ts'
import { carPolicy } from './car-policy.ts'
import { carPrice } from './car-price.ts'
import type { CarPlan } from './car-providers.ts'
import { encodeCarRateKey } from './car-rate-key.ts'
import type { RequestedRental } from './requested-rental.ts'

/** A free car with the number that our own bookings left. */
export interface FreeCar {
  readonly car: CarAtDesk
  readonly left: number
}

/** Returns every rate of a free car, cheapest first; none if it does not have the extras. */
export function carRates(
  free: FreeCar,
  requested: RequestedRental,
  extras: readonly WantedExtra[] = [],
): CarRate[] {
  const costs = extraCosts(free.car, requested.pickUp.at, extras)
  if (costs === null) return []
  return free.car.provider.plans
    .flatMap((plan) =>
      coverLevels.map((cover) => carRate(free, requested, { plan, cover, costs, extras: sorted(extras) })),
    )
    .sort((a, b) => a.price.net - b.price.net)
}

export interface RateParts {
  readonly plan: CarPlan
  readonly cover: CoverLevel
  readonly extras: readonly WantedExtra[]
  readonly costs: readonly ExtraCost[]
  readonly dearness?: number
}

/** Returns one rate of a free car. */
export function carRate(
  { car, left }: FreeCar,
  requested: RequestedRental,
  { plan, cover, extras, costs, dearness = 1 }: RateParts,
): CarRate {
  const price = carPrice(car, requested, { plan, cover, extras: costs, dearness })
  const { pickUp, dropOff, driverAge, residence, today: day, scenario } = requested
  return {
    rateKey: encodeCarRateKey({
      carId: car.id,
      planCode: plan.code,
      cover,
      extras,
      pickUp,
      dropOff,
      driverAge,
      residence,
      day,
      scenario,
    }),
    cover: carCover(car, cover),
    payment: plan.code === 'desk' ? 'at_desk' : 'now',
    policy: carPolicy(car, requested, plan, price),
    left,
    price,
  }
}

/** One order, so that a selection has one key. */
export function sorted(extras: readonly WantedExtra[]): WantedExtra[] {
  return extras.toSorted((a, b) => (a.code < b.code ? -1 : 1))
}
