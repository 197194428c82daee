import type { QuotedRental, RentalChange } from '../../../src/server/domain/suppliers/car-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { hasLeads, type StockedProduct, type StockUnits } from '../supply/stocked-product.ts'
import { quoteOfCar } from './car-quote.ts'
import { type CarRateKey, decodeCarRateKey } from './car-rate-key.ts'
import { sorted } from './car-rates.ts'
import type { CarSources } from './car-sources.ts'
import { carStock, rentalDates } from './free-cars.ts'
import { keyedCar } from './keyed-car.ts'
import { movedRental } from './move-rental.ts'

/** Returns cars as the booking half of the built-in supplier sees them. */
export function stockedCars(sources: CarSources): StockedProduct<CarRateKey> {
  return {
    product: 'car',
    capabilities: { actions: ['cancel', 'change'] },
    decode: decodeCarRateKey,
    unitsOf: (key, ledger) => unitsOf(key, { ...sources, ledger }),
    isNamed: (travellers) => hasLeads(travellers, 1),
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger) => amendQuote(key, change as RentalChange, { ...sources, ledger }),
    isRebooked: true,
    moving: ['car_upgraded', 'desk_moved'],
    movedTo: (key, code) => movedRental(key, code, sources),
  }
}

async function unitsOf(key: CarRateKey, sources: CarSources): Promise<StockUnits | 'sold_out' | null> {
  const found = await keyedCar(key, sources)
  if (found === null || found === 'sold_out') return found
  const { free, rate } = found
  const { car } = free
  return {
    stock: carStock(car.id),
    nights: rentalDates(key.pickUp.at, car.days).map((date) => ({ date, free: car.free })),
    rooms: 1,
    price: { amount: rate.price.net, currency: rate.price.currency },
    policy: rate.policy,
  }
}

/** Returns the same class at the same desks at other times, with another cover or other extras, at today's price. */
async function amendQuote(
  booked: CarRateKey,
  { pickUpAt, dropOffAt, cover, extras }: RentalChange,
  sources: CarSources,
): Promise<SupplierQuote<QuotedRental>> {
  const key: CarRateKey = {
    ...booked,
    pickUp: { ...booked.pickUp, at: pickUpAt },
    dropOff: { ...booked.dropOff, at: dropOffAt },
    cover,
    extras: sorted(extras),
  }
  const found = await keyedCar(key, sources)
  return found === null || found === 'sold_out' ? { status: 'sold_out' } : quoteOfCar(found, key)
}
