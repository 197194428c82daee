import type { CarCriteria, CarOffer } from '../../../src/server/domain/suppliers/car-offer.ts'
import { brandLogoUrl } from '../brand-logo.ts'
import { CarFinder } from './car-at-desk.ts'
import { carPrice } from './car-price.ts'
import type { FreeCar } from './car-rates.ts'
import type { CarSources } from './car-sources.ts'
import { carPicture } from './describe-rental.ts'
import { freeCars } from './free-cars.ts'
import { type RequestedRental, requestedRental } from './requested-rental.ts'

/** Returns the deals: each free car with its cheapest rate, desk by desk. */
export async function searchCars(criteria: CarCriteria, sources: CarSources): Promise<CarOffer[]> {
  const requested = requestedRental(criteria, sources.dataset().today, null)
  const cars = [...new CarFinder(requested, sources).cars()]
  const free = await freeCars(cars, requested.pickUp.at, sources.ledger)
  return free.slice(0, criteria.limit).map((one) => toOffer(one, requested))
}

function toOffer({ car, left }: FreeCar, requested: RequestedRental): CarOffer {
  const { fleetClass, provider, place, returnPlace } = car
  const [cheapest] = provider.plans.toSorted((a, b) => a.factor - b.factor)
  if (cheapest === undefined) throw new Error(`${provider.name} has no plan`)
  const price = carPrice(car, requested, { plan: cheapest, cover: 'basic', extras: [] })
  const { currency, net, retail, minimumSelling, priceLines } = price
  return {
    id: car.id,
    acriss: fleetClass.acriss,
    className: fleetClass.name,
    vehicle: `${car.model} or similar`,
    provider: { name: provider.name, logo: brandLogoUrl(provider.name), guestRating: provider.guestRating },
    seats: fleetClass.seats,
    bags: fleetClass.bags,
    doors: fleetClass.doors,
    picture: carPicture(car, requested.pickUp.at),
    pickUpDesk: { name: place.name, position: place.position },
    returnDesk: { name: returnPlace.name, position: returnPlace.position },
    price: { currency, net, retail, minimumSelling, priceLines },
    vehiclesLeft: left,
  }
}
