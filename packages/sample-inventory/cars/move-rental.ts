import type { RentalDesk } from '../../../src/server/domain/suppliers/car-rental.ts'
import type { QuotedRental } from '../../../src/server/domain/suppliers/car-shapes.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { hashText } from '../random.ts'
import { streetAddress } from '../street-address.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { type CarAtDesk, CarFinder } from './car-at-desk.ts'
import { quotedRental } from './car-quote.ts'
import { type CarRateKey, encodeCarRateKey } from './car-rate-key.ts'
import type { CarSources } from './car-sources.ts'
import { describeRental } from './describe-rental.ts'
import { carStock } from './free-cars.ts'
import { type KeyedCar, keyedCar } from './keyed-car.ts'
import { keyedRental } from './requested-rental.ts'

/**
 * Returns the rental as the supplier changes it by itself, by its code: a car of a higher category, or the pick-up at
 * another address. Null if it has none. The booking's own car does not block it.
 */
export async function movedRental(
  key: CarRateKey,
  code: string | null,
  sources: CarSources,
): Promise<MovedItem | null> {
  const ledger = { ...sources.ledger, taken: async () => new Map() }
  const found = await keyedCar(key, { ...sources, ledger })
  if (found === null || found === 'sold_out') return null
  const latest = localToMoment(key.pickUp.at, found.free.car.zones.pickUp)
  if (key.scenario === 'desk_moved') return { ...movedDesk(found, key), latest }
  const better = betterCar(found.free.car, key, code, sources)
  return better && { ...upgraded(found, better, key), latest }
}

function upgraded(found: KeyedCar, better: CarAtDesk, key: CarRateKey): Omit<MovedItem, 'latest'> {
  const before = quotedRental(found, key)
  const { carId, vehicle } = describeRental(better, found.requested, true)
  // Everything but the car stays as it was booked.
  const becomes: QuotedRental = { ...before, rental: { ...before.rental, carId, vehicle } }
  return {
    code: better.id,
    stock: carStock(better.id),
    becomes,
    // The booking's terms stay those of the booked rate.
    rateKey: encodeCarRateKey(key),
  }
}

/** The cheapest car of the company at the desk that is dearer than the booked one, and not smaller. */
function betterCar(
  booked: CarAtDesk,
  key: CarRateKey,
  code: string | null,
  sources: CarSources,
): CarAtDesk | null {
  const cars = [...new CarFinder(keyedRental(key), sources).cars()].filter(
    ({ place, provider, fleetClass }) =>
      place.id === booked.place.id &&
      provider === booked.provider &&
      fleetClass.dollars > booked.fleetClass.dollars &&
      fleetClass.seats >= booked.fleetClass.seats &&
      fleetClass.bags >= booked.fleetClass.bags,
  )
  const better = cars.toSorted((a, b) => a.fleetClass.dollars - b.fleetClass.dollars)
  return (code === null ? better[0] : better.find(({ id }) => id === code)) ?? null
}

function movedDesk(found: KeyedCar, key: CarRateKey): Omit<MovedItem, 'latest'> {
  const before = quotedRental(found, key)
  const { place } = found.free.car
  const { desk } = before.rental.pickUp
  const moved: RentalDesk = {
    ...desk,
    id: `${desk.id}-2`,
    kind: place.isAirport ? 'rental_center' : 'call_for_pick_up',
    address: `${streetAddress(place.town, hashText(`${desk.id}-2`))}, ${place.town.name}`,
  }
  const pickUp = { ...before.rental.pickUp, desk: moved }
  const becomes: QuotedRental = { ...before, rental: { ...before.rental, pickUp } }
  return {
    code: moved.id,
    stock: carStock(key.carId),
    becomes,
    rateKey: encodeCarRateKey(key),
  }
}
