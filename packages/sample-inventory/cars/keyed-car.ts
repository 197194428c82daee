import type { CarRate } from '../../../src/server/domain/suppliers/car-rental.ts'
import { CarFinder } from './car-at-desk.ts'
import { extraCosts } from './car-extras.ts'
import { fleet } from './car-fleet.ts'
import { carProviders } from './car-providers.ts'
import type { CarRateKey } from './car-rate-key.ts'
import { carRate, type FreeCar } from './car-rates.ts'
import type { CarSources } from './car-sources.ts'
import { freeCars } from './free-cars.ts'
import { isReturnedLater, keyedRental, type RequestedRental } from './requested-rental.ts'

/** A key's rate, its car and its rental. */
export interface KeyedCar {
  readonly free: FreeCar
  readonly requested: RequestedRental
  readonly rate: CarRate
}

const dearer = 1.07

/** Returns the free car of a key on the key's day, or null. A reserved one needs no other free car of its class. */
export async function freeCarOf(
  key: CarRateKey,
  sources: CarSources,
  { isReserved = false } = {},
): Promise<FreeCar | null> {
  const [car] = new CarFinder(keyedRental(key), sources).cars(key.carId, { isReserved })
  if (car === undefined) return null
  if (isReserved) return { car, left: 1 }
  const [free] = await freeCars([car], key.pickUp.at, sources.ledger)
  return free ?? null
}

/**
 * Returns a key's rate on the key's day, or `sold_out` if no such car is free. Null for a company, class, plan or
 * extra that does not exist. A reserved car needs no other free car of its class.
 */
export async function keyedCar(
  key: CarRateKey,
  sources: CarSources,
  reserved: { readonly isReserved?: boolean } = {},
): Promise<KeyedCar | 'sold_out' | null> {
  const plan = planOf(key)
  if (plan === null || !isReturnedLater(key, sources)) return null
  const free = await freeCarOf(key, sources, reserved)
  if (free === null) return 'sold_out'
  const costs = extraCosts(free.car, key.pickUp.at, key.extras)
  if (costs === null) return null
  const requested = keyedRental(key)
  const dearness = key.scenario === 'price_up' ? dearer : 1
  const { cover, extras } = key
  return { free, requested, rate: carRate(free, requested, { plan, cover, extras, costs, dearness }) }
}

/** Whether the company rents the class under the plan, anywhere. */
function planOf({ carId, planCode }: CarRateKey) {
  const [, code, acriss = ''] = carId.split('-')
  const provider = carProviders.find((one) => one.code === code)
  const isClass = fleet.some((one) => one.acriss === acriss.toUpperCase())
  return (isClass && provider?.plans.find((one) => one.code === planCode)) || null
}
