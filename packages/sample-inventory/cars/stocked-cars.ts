import type { QuotedRental, RentalChange } from '../../../src/server/domain/suppliers/car-shapes.ts'
import type { SupplierQuote } from '../../../src/server/domain/suppliers/product-supplier.ts'
import { hasLeads, type StockedProduct, type StockUnits } from '../supply/stocked-product.ts'
import { quotedRental, quoteOfCar } from './car-quote.ts'
import { type CarRateKey, decodeCarRateKey } from './car-rate-key.ts'
import { sorted } from './car-rates.ts'
import type { CarSources } from './car-sources.ts'
import { carStock, rentalDates } from './free-cars.ts'
import { keyedCar } from './keyed-car.ts'
import { type MovedCar, movedCar, movedRental } from './move-rental.ts'

/** Returns cars as the booking half of the built-in supplier sees them. */
export function stockedCars(sources: CarSources): StockedProduct<CarRateKey> {
  return {
    product: 'car',
    capabilities: { actions: ['cancel', 'change'] },
    decode: decodeCarRateKey,
    unitsOf: (key, ledger, move) => unitsOf(key, move, { ...sources, ledger }),
    isNamed: (travellers) => hasLeads(travellers, 1),
    // The product kind defines the content of its changes.
    amendQuote: (key, change, ledger, { move }) =>
      amendQuote(key, change as RentalChange, move, { ...sources, ledger }),
    isRebooked: true,
    moving: ['car_upgraded', 'desk_moved'],
    movedTo: (key, code) => movedRental(key, code, sources),
  }
}

/** Returns the rental of a key with the car that it takes: the one of the key, or that of an accepted move. */
async function takenCar(
  key: CarRateKey,
  move: string | undefined,
  sources: CarSources,
): Promise<MovedCar | 'sold_out' | null> {
  if (move !== undefined) return movedCar(key, move, sources)
  const found = await keyedCar(key, sources)
  if (found === null || found === 'sold_out') return found
  return { found, free: found.free, becomes: quotedRental(found, key) }
}

async function unitsOf(
  key: CarRateKey,
  move: string | undefined,
  sources: CarSources,
): Promise<StockUnits | 'sold_out' | null> {
  const taken = await takenCar(key, move, sources)
  if (taken === null || taken === 'sold_out') return taken
  const { price, policy } = taken.found.rate
  const { car } = taken.free
  return {
    stock: carStock(car.id),
    nights: rentalDates(key.pickUp.at, car.days).map((date) => ({ date, free: car.free })),
    rooms: 1,
    price: { amount: price.net, currency: price.currency },
    policy,
  }
}

/**
 * Returns the booked car at the same desks at other times, with another cover or other extras, at today's price. Null
 * if it does not have an extra at these times.
 */
async function amendQuote(
  booked: CarRateKey,
  { pickUpAt, dropOffAt, cover, extras }: RentalChange,
  move: string | undefined,
  sources: CarSources,
): Promise<SupplierQuote<QuotedRental> | null> {
  const key: CarRateKey = {
    ...booked,
    pickUp: { ...booked.pickUp, at: pickUpAt },
    dropOff: { ...booked.dropOff, at: dropOffAt },
    cover,
    extras: sorted(extras),
  }
  const taken = await takenCar(key, move, sources)
  if (taken === null) return null
  if (taken === 'sold_out') return { status: 'sold_out' }
  const { found, free, becomes } = taken
  return { ...quoteOfCar(found, key), left: free.left, subject: becomes }
}
