import type { QuotedRental } from '../../../src/server/domain/suppliers/car-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { TravellerRequirement } from '../../../src/server/domain/suppliers/traveller.ts'
import { leadRequirements, sampleQuote } from '../supply/sample-quote.ts'
import { carExtras } from './car-extras.ts'
import type { CarRateKey } from './car-rate-key.ts'
import type { CarSources } from './car-sources.ts'
import { describeRental } from './describe-rental.ts'
import { type KeyedCar, keyedCar } from './keyed-car.ts'

const requirements: readonly TravellerRequirement[] = [
  ...leadRequirements,
  { field: 'dateOfBirth', of: 'lead_of_each_group' },
]

/** Returns today's price of a key's rate, recalculated if the key is from another day. */
export async function carQuote(
  key: CarRateKey,
  sources: CarSources,
): Promise<SupplierQuote<QuotedRental> | null> {
  const found = await keyedCar({ ...key, day: sources.dataset().today }, sources)
  return sampleQuote(found, key.scenario, (rate) => quoteOfCar(rate, key))
}

/** Returns the quote of an available rate with the key's extras. */
export function quoteOfCar(
  found: KeyedCar,
  key: CarRateKey,
): Extract<SupplierQuote<QuotedRental>, { status: 'available' }> {
  const { rateKey, price, policy, left } = found.rate
  return {
    status: 'available',
    rateKey,
    price,
    policy,
    requirements,
    left,
    scenario: key.scenario,
    subject: quotedRental(found, key),
  }
}

/** Returns what a rate books. */
export function quotedRental(
  { free, requested, rate }: KeyedCar,
  { extras }: Pick<CarRateKey, 'extras'>,
): QuotedRental {
  const { cover, payment, policy } = rate
  return {
    rental: describeRental(free.car, requested, true),
    cover,
    payment,
    isRefundable: policy.isRefundable,
    extras,
    offered: carExtras(free.car, requested.pickUp.at).map(({ code, maximum }) => ({ code, maximum })),
  }
}
