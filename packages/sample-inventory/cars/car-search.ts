import type { CarCriteria, CarOffer } from '../../../src/server/domain/suppliers/car-offer.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { brandLogoUrl } from '../brand-logo.ts'
import { freeOn } from '../capacity.ts'
import type { Dataset } from '../dataset.ts'
import { dollarPrice, leadFactor, priceLevel } from '../market.ts'
import { hashText, mix, unit } from '../random.ts'
import { carDesks, type Desk } from './car-desks.ts'
import { type CarProvider, carProviders, type FleetClass, fleet } from './car-fleet.ts'

const msPerDay = 86_400_000

/**
 * Returns the free cars, desk by desk. A rental is priced by started days of 24 hours; a one-way rental also by the
 * mile, and a driver under 25 or over 75 by the day.
 */
export function searchCars(criteria: CarCriteria, { geo, seed, today }: Dataset): CarOffer[] {
  const days = rentalDays(criteria.pickUp.dateTime, criteria.return.dateTime)
  const returnDesks = carDesks(geo, criteria.return.point)
  const offers: CarOffer[] = []
  for (const desk of carDesks(geo, criteria.pickUp.point)) {
    const returnDesk = returnDesks.find((other) => other.id === desk.id) ?? returnDesks[0]
    if (!returnDesk) return []
    for (const provider of providersAt(desk, seed)) {
      for (const [line, fleetClass] of fleet.entries()) {
        const at = { desk, returnDesk, provider, fleetClass, line }
        const offer = priceCar(at, criteria, days, { seed, today })
        if (offer) offers.push(offer)
      }
    }
  }
  return offers.slice(0, criteria.limit)
}

interface CarAtDesk {
  readonly desk: Desk
  readonly returnDesk: Desk
  readonly provider: CarProvider
  readonly fleetClass: FleetClass
  /** Index of the class in the fleet. */
  readonly line: number
}

function priceCar(
  { desk, returnDesk, provider, fleetClass, line }: CarAtDesk,
  criteria: CarCriteria,
  days: number,
  { seed, today }: Pick<Dataset, 'seed' | 'today'>,
): CarOffer | null {
  const id = `${desk.id}-${provider.code}-${fleetClass.acriss.toLowerCase()}`
  const carSeed = mix(seed, hashText(id))
  const date = criteria.pickUp.dateTime.slice(0, 10)
  const day = dayNumber(date)
  // Small desks do not have every class.
  if (unit(carSeed) > (desk.isAirport && desk.population > 300_000 ? 0.85 : 0.5)) return null
  const vehiclesLeft = freeOn(mix(carSeed, day), 1 + Math.floor(unit(carSeed ^ 0xca) * 5), 0.6, day - today)
  if (vehiclesLeft === 0) return null

  const season =
    1 + 0.15 * Math.cos(((day - (desk.position.latitude >= 0 ? 201 : 19)) / 365.25) * 2 * Math.PI)
  const level = priceLevel(desk.countryCode) ** 0.5 * season * leadFactor(day - today) * provider.standing
  const ofDay = 0.92 + 0.16 * unit(mix(mix(carSeed, today), day))
  const perDay =
    fleetClass.dollars *
    level *
    ofDay *
    (desk.isAirport ? 1.06 : 1) *
    (days >= 7 ? 0.82 : days >= 3 ? 0.93 : 1)
  const isSurchargedAge = criteria.driverAge < 25 || criteria.driverAge > 75
  const oneWay = desk.id === returnDesk.id ? 0 : 25 + 0.35 * distanceMiles(desk.position, returnDesk.position)
  const vehicle = fleetClass.vehicles[(hashText(provider.code) + line) % fleetClass.vehicles.length]
  return {
    id,
    acriss: fleetClass.acriss,
    className: fleetClass.name,
    vehicle: `${vehicle} or similar`,
    provider: { name: provider.name, logo: brandLogoUrl(provider.name), guestRating: provider.guestRating },
    seats: fleetClass.seats,
    bags: fleetClass.bags,
    doors: fleetClass.doors,
    picture: sceneUrl('car', id, {
      carClass: fleetClass.scene,
      season: seasonAt(desk.position.latitude, date),
      climate: desk.climate,
    }),
    pickUpDesk: { name: desk.name, position: desk.position },
    returnDesk: { name: returnDesk.name, position: returnDesk.position },
    price: dollarPrice(
      days * (perDay + (isSurchargedAge ? 22 : 0)) + oneWay,
      0.15 + 0.4 * unit(carSeed ^ 0x7e) ** 1.5,
    ),
    vehiclesLeft,
  }
}

/** Four to eight providers at an airport, fewer in town; the desk decides which. */
function providersAt(desk: Desk, seed: number): CarProvider[] {
  const deskSeed = mix(seed, hashText(desk.id))
  const most = desk.population > 1_000_000 ? 8 : desk.population > 200_000 ? 6 : 4
  return carProviders
    .filter((provider) => desk.isAirport || provider.isInTowns)
    .map((provider) => ({ provider, rank: mix(deskSeed, hashText(provider.code)) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ provider }) => provider)
}

function rentalDays(from: string, to: string): number {
  return Math.max(1, Math.ceil((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / msPerDay))
}
