import type { RentalDesk } from '../../../src/server/domain/suppliers/car-rental.ts'
import type { QuotedRental } from '../../../src/server/domain/suppliers/car-shapes.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { hashText } from '../random.ts'
import { streetAddress } from '../street-address.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { type CarAtDesk, CarFinder } from './car-at-desk.ts'
import { quotedRental } from './car-quote.ts'
import { type CarRateKey, encodeCarRateKey } from './car-rate-key.ts'
import type { FreeCar } from './car-rates.ts'
import type { CarSources } from './car-sources.ts'
import { describeRental } from './describe-rental.ts'
import { carStock } from './free-cars.ts'
import { freeCarOf, type KeyedCar, keyedCar } from './keyed-car.ts'
import { keyedRental } from './requested-rental.ts'

/**
 * Returns the rental as the supplier changes it by itself, by its code: a car of a higher category, or the desk at
 * another address. Null if it has none. The booking's own car does not block it.
 */
export async function movedRental(
  key: CarRateKey,
  code: string | null,
  sources: CarSources,
): Promise<MovedItem | null> {
  const found = await keyedCar(key, sources, { isReserved: true })
  if (found === null || found === 'sold_out') return null
  const { car } = found.free
  const latest = localToMoment(key.pickUp.at, car.zones.pickUp)
  // The booking's terms stay those of the booked rate.
  const rateKey = encodeCarRateKey(key)
  if (key.scenario === 'desk_moved') {
    const becomes = atMovedDesk(found, key)
    return { code: becomes.rental.pickUp.desk.id, stock: carStock(car.id), becomes, rateKey, latest }
  }
  const better = betterCar(car, key, code, sources)
  if (better === null) return null
  return {
    code: better.id,
    stock: carStock(better.id),
    becomes: upgraded(found, better, key),
    rateKey,
    latest,
  }
}

/** A rental that the supplier moved, at the rate of the booked car. */
export interface MovedCar {
  readonly found: KeyedCar
  /** The car that the booking takes. */
  readonly free: FreeCar
  readonly becomes: QuotedRental
}

/** Returns the rental of a key after the supplier's change of this code, or `sold_out` if the changed car is not free. */
export async function movedCar(
  key: CarRateKey,
  code: string,
  sources: CarSources,
): Promise<MovedCar | 'sold_out' | null> {
  const isUpgrade = key.scenario !== 'desk_moved'
  const found = await keyedCar(key, sources, { isReserved: isUpgrade })
  if (found === null || found === 'sold_out') return found
  if (!isUpgrade) return { found, free: found.free, becomes: atMovedDesk(found, key) }
  const free = await freeCarOf({ ...key, carId: code }, sources)
  return free === null ? 'sold_out' : { found, free, becomes: upgraded(found, free.car, key) }
}

/** Everything but the car stays as it was booked. */
function upgraded(found: KeyedCar, better: CarAtDesk, key: CarRateKey): QuotedRental {
  const before = quotedRental(found, key)
  const { carId, vehicle } = describeRental(better, found.requested, true)
  return { ...before, rental: { ...before.rental, carId, vehicle } }
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

function atMovedDesk(found: KeyedCar, key: CarRateKey): QuotedRental {
  const before = quotedRental(found, key)
  const { place } = found.free.car
  const { pickUp, dropOff } = before.rental
  const { desk } = pickUp
  const moved: RentalDesk = {
    ...desk,
    id: `${desk.id}-2`,
    kind: place.isAirport ? 'rental_center' : 'call_for_pick_up',
    address: `${streetAddress(place.town, hashText(`${desk.id}-2`))}, ${place.town.name}`,
  }
  // A car that comes back to the same desk comes back to where that desk is now.
  const comesBack = dropOff.desk.id === desk.id ? { ...dropOff, desk: moved } : dropOff
  return {
    ...before,
    rental: { ...before.rental, pickUp: { ...pickUp, desk: moved }, dropOff: comesBack },
  }
}
