import type { CarDetails, CarDetailsQuery } from '../../../src/server/domain/suppliers/car-shapes.ts'
import { CarFinder } from './car-at-desk.ts'
import { carExtras } from './car-extras.ts'
import type { CarRateKey } from './car-rate-key.ts'
import { carRates } from './car-rates.ts'
import type { CarSources } from './car-sources.ts'
import { describeRental } from './describe-rental.ts'
import { freeCars } from './free-cars.ts'
import { isReturnedLater, keyedRental } from './requested-rental.ts'

/** Returns a key's car with today's rates; null if no desk has it for the rental, or it is no rental. */
export async function carDetails(
  key: CarRateKey,
  { extras = [] }: Pick<CarDetailsQuery, 'extras'>,
  sources: CarSources,
): Promise<CarDetails | null> {
  if (!isReturnedLater(key, sources)) return null
  const requested = { ...keyedRental(key), today: sources.dataset().today }
  const [car] = new CarFinder(requested, sources).cars(key.carId)
  if (car === undefined) return null
  const [free] = await freeCars([car], requested.pickUp.at, sources.ledger)
  const rates = free ? carRates(free, requested, extras) : []
  const isSaver = key.planCode === 'saver'
  const rate = rates.find(
    ({ cover, payment, policy }) =>
      cover.level === key.cover &&
      (payment === 'at_desk') === (key.planCode === 'desk') &&
      policy.isRefundable !== isSaver,
  )
  return {
    rental: describeRental(car, requested, true),
    rates,
    rate: rate ?? null,
    extras: carExtras(car, requested.pickUp.at),
  }
}
