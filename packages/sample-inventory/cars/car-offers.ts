import { decodeAcriss } from '../../../src/server/domain/suppliers/acriss.ts'
import type {
  CarSearchCriteria,
  CarSearchOffer,
  GoneCar,
} from '../../../src/server/domain/suppliers/car-shapes.ts'
import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { inBatches } from '../in-batches.ts'
import { batchSizes, type SearchRun } from '../supply/sample-search.ts'
import { type CarAtDesk, CarFinder } from './car-at-desk.ts'
import { carDesks } from './car-desks.ts'
import { fleet } from './car-fleet.ts'
import { carRates, type FreeCar } from './car-rates.ts'
import type { CarSources } from './car-sources.ts'
import { describeRental } from './describe-rental.ts'
import { freeCars } from './free-cars.ts'
import { type RequestedRental, requestedRental } from './requested-rental.ts'

interface CarSearchRun extends SearchRun {
  readonly sources: CarSources
}

/** Yields cars with their rates as they are found, the named one first; the last batch says why there are none. */
export async function* carOffers(
  criteria: CarSearchCriteria,
  scenario: Scenario | null,
  { sources, breathe, signal }: CarSearchRun,
): AsyncGenerator<OfferBatch<CarSearchOffer>> {
  const requested = requestedRental(criteria, sources.dataset().today, scenario)
  const finder = new CarFinder(requested, sources)
  let left = criteria.limit
  let found = 0
  let isThere = false
  for (const batch of inBatches(ledBy(finder, criteria.carId), batchSizes)) {
    const free = (await freeCars(batch, requested.pickUp.at, sources.ledger)).slice(0, left)
    if (signal.aborted) return
    left -= free.length
    found += free.length
    isThere ||= free.some(({ car }) => car.id === criteria.carId)
    yield { offers: free.map((one) => toOffer(one, requested)), isLast: false }
    if (left <= 0) break
    await breathe()
  }
  if (signal.aborted) return
  const gone = isThere ? null : goneCar(criteria, sources)
  yield {
    offers: [],
    isLast: true,
    ...(found === 0 && { none: finder.none }),
    ...(gone && { gone }),
  }
}

/** The class and the desk of the requested car, which its id names; null without one. */
function goneCar({ carId, pickUp }: CarSearchCriteria, { dataset }: CarSources): GoneCar | null {
  const [place, , code = ''] = carId?.split('-') ?? []
  const fleetClass = fleet.find(({ acriss }) => acriss === code.toUpperCase())
  const decoded = fleetClass && decodeAcriss(fleetClass.acriss)
  if (!fleetClass || !decoded) return null
  const { category, transmission } = decoded
  const desk = carDesks(dataset().geo, pickUp.point).find(({ id }) => id === place)
  return { category, transmission, seats: fleetClass.seats, ...(desk && { desk: desk.name }) }
}

function* ledBy(finder: CarFinder, id: string | undefined): Generator<CarAtDesk> {
  if (id !== undefined) yield* finder.cars(id)
  for (const car of finder.cars()) if (car.id !== id) yield car
}

function toOffer(free: FreeCar, requested: RequestedRental): CarSearchOffer {
  const [cheapest, ...others] = carRates(free, requested)
  if (cheapest === undefined) throw new Error(`${free.car.id} has no rate`)
  return { rental: describeRental(free.car, requested, false), cheapest, others }
}
