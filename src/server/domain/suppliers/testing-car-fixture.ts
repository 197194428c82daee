import type { CarSearchCriteria, CarShapes } from './car-shapes.ts'
import type { Supplier } from './port.ts'
import type { ProductSupplier } from './product-supplier.ts'
import { allCars, carCriteria, carRequest } from './testing-car-search.ts'
import type { ProductFixture } from './testing-product-fixture.ts'
import { suppliedProduct } from './testing-supplied-product.ts'

/** The fixture of a supplier's cars for the contract suite: a car at Lisbon's airport, in four months. */
export function carFixture(open: (clock: () => Date) => Supplier): ProductFixture<CarShapes> {
  const criteria = carCriteria()
  return {
    open: (clock) => suppliedProduct(open(clock), 'car'),
    start: '2026-11-21T12:00:00Z',
    begun: '2027-03-05T12:00:00Z',
    criteria,
    keyOf: ({ cheapest }) => cheapest.rateKey,
    refundableKey: (cars) => refundableCarKey(cars, criteria),
    unitsOf: () => 1,
    change: ({ rental, cover, extras }) => ({
      pickUpAt: rental.pickUp.at,
      dropOffAt: '2027-03-09T10:00:00',
      cover: cover.level,
      extras,
    }),
    requestOf: carRequest,
  }
}

/** The key of a refundable rate that is paid here. */
export async function refundableCarKey(
  cars: ProductSupplier<CarShapes>,
  criteria: CarSearchCriteria,
): Promise<string> {
  const { offers } = await allCars(cars, criteria)
  const rates = offers.flatMap(({ cheapest, others }) => [cheapest, ...others])
  const rate = rates.find(({ policy, payment }) => policy.isRefundable && payment === 'now')
  const quote = await cars.quote(rate?.rateKey ?? '')
  if (quote?.status !== 'available') throw new Error('no refundable car is free')
  return quote.rateKey
}
