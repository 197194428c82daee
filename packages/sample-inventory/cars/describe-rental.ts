import { decodeAcriss } from '../../../src/server/domain/suppliers/acriss.ts'
import type {
  DeskKind,
  IncludedInRental,
  Mileage,
  Rental,
  RentalDesk,
  Vehicle,
} from '../../../src/server/domain/suppliers/car-rental.ts'
import { GRACE_MINUTES } from '../../../src/server/domain/suppliers/rental-days.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { brandLogoUrl } from '../brand-logo.ts'
import { fictionalPhone } from '../fictional-phone.ts'
import { localMoney } from '../local-money.ts'
import { hashText, mix, randomStream, unit } from '../random.ts'
import { streetAddress } from '../street-address.ts'
import { type CarAtDesk, driverAges, FOUR_WEEKS } from './car-at-desk.ts'
import type { Desk } from './car-desks.ts'
import { hasRoadAbroad } from './car-extras.ts'
import type { CarProvider } from './car-providers.ts'
import { deskHours } from './desk-hours.ts'
import type { RequestedRental } from './requested-rental.ts'

const KM_PER_DAY = 250
const KM_PER_MONTH = 3_000
/** Classes whose distance every company limits. */
const LIMITED = new Set(['luxury', 'convertible'])
/** These are rented to holders of a credit card alone. */
const CREDIT_FROM_DOLLARS = 85

/** Returns a car's rental; details alone have the hours of the desks, and where the car may go. */
export function describeRental(car: CarAtDesk, requested: RequestedRental, hasHours: boolean): Rental {
  const { provider, fleetClass, days, isOutOfHours, zones, place, returnPlace } = car
  const { pickUp, dropOff, driverAge, residence } = requested
  const { minimum, maximum } = driverAges(provider, fleetClass)
  const mileage = mileageOf(car, requested)
  const desk = (at: Desk, timeZone: string) => describeDesk(at, provider, timeZone, hasHours)
  const isCreditOnly = fleetClass.dollars >= CREDIT_FROM_DOLLARS
  return {
    carId: car.id,
    vehicle: describeVehicle(car, pickUp.at),
    provider: { code: provider.code, name: provider.name, logo: brandLogoUrl(provider.name) },
    pickUp: { desk: desk(place, zones.pickUp), at: pickUp.at, isOutOfHours: isOutOfHours.pickUp },
    dropOff: {
      desk: desk(returnPlace, zones.dropOff),
      at: dropOff.at,
      isOutOfHours: isOutOfHours.dropOff,
    },
    days,
    graceMinutes: GRACE_MINUTES,
    driverAge,
    residence,
    minimumAge: minimum,
    ...(maximum !== null && { maximumAge: maximum }),
    licenceYears: provider.licenceYears,
    mileage,
    fuelPolicy: fleetClass.rangeKm === undefined ? provider.fuelPolicy : 'charged_to_same',
    acceptedCards: isCreditOnly ? ['credit'] : provider.acceptedCards,
    included: includedIn(car, mileage),
    ...(hasHours && { territory: territoryOf(car) }),
  }
}

/** Returns the address of a car's picture, in the season of the pick-up. */
export function carPicture({ id, fleetClass, place }: CarAtDesk, pickUpAt: string): string {
  return sceneUrl('car', id, {
    carClass: fleetClass.scene,
    season: seasonAt(place.position.latitude, pickUpAt.slice(0, 10)),
    climate: place.climate,
  })
}

function describeVehicle(car: CarAtDesk, pickUpAt: string): Vehicle {
  const { acriss, seats, doors, bags, smallBags, rangeKm } = car.fleetClass
  const decoded = decodeAcriss(acriss)
  if (decoded === null) throw new Error(`${acriss} is no ACRISS code`)
  return {
    ...decoded,
    // The letter D stands for four or five doors.
    body: decoded.body === 'four_door' && doors === 5 ? 'five_door' : decoded.body,
    acriss,
    model: car.model,
    seats,
    doors,
    largeBags: bags,
    smallBags,
    ...(rangeKm !== undefined && { rangeKm }),
    picture: carPicture(car, pickUpAt),
  }
}

function mileageOf(
  { provider, fleetClass, place, days }: CarAtDesk,
  { residence }: RequestedRental,
): Mileage {
  const isLimited =
    LIMITED.has(fleetClass.scene) || (provider.limitsResidents && residence === place.countryCode)
  const extraPerKm = localMoney(place.countryCode, fleetClass.dollars / 220)
  if (days > FOUR_WEEKS)
    return { isUnlimited: false, limitKm: Math.ceil((days * KM_PER_MONTH) / 30), extraPerKm }
  return isLimited ? { isUnlimited: false, limitKm: days * KM_PER_DAY, extraPerKm } : { isUnlimited: true }
}

function territoryOf({ place, provider }: CarAtDesk): NonNullable<Rental['territory']> {
  return {
    ferries: provider.allowsFerries ? 'allowed' : 'not_allowed',
    abroad: hasRoadAbroad(place) ? 'with_extra' : 'not_allowed',
  }
}

function includedIn({ place, provider }: CarAtDesk, { isUnlimited }: Mileage): IncludedInRental[] {
  return [
    'collision_damage',
    'theft_protection',
    'third_party',
    ...(isUnlimited ? (['unlimited_mileage'] as const) : []),
    ...(place.isAirport ? (['airport_fee'] as const) : []),
    'local_taxes',
    ...(provider.standing >= 0.9 ? (['roadside_assistance'] as const) : []),
  ]
}

function describeDesk(place: Desk, provider: CarProvider, timeZone: string, hasHours: boolean): RentalDesk {
  const seed = mix(hashText(place.id), hashText(provider.code))
  const stream = randomStream(seed)
  const rating = provider.guestRating + stream.between(-0.4, 0.3)
  return {
    id: `${place.id}-${provider.code}`,
    name: place.name,
    kind: deskKind(place, provider, seed),
    ...(place.iata !== null && { airport: place.iata }),
    address: place.isAirport
      ? `${place.name}, ${place.town.name}`
      : `${streetAddress(place.town, seed)}, ${place.town.name}`,
    phone: fictionalPhone(seed),
    position: place.position,
    timeZone,
    rating: Math.round(Math.min(5, Math.max(2.5, rating)) * 10) / 10,
    reviewCount: 20 + stream.below(2_400),
    distance: {
      miles: Math.round(distanceMiles(place.town, place.position) * 1000) / 1000,
      from: place.town.name,
    },
    ...(hasHours && { hours: deskHours(place, provider) }),
  }
}

function deskKind(place: Desk, { standing }: CarProvider, seed: number): DeskKind {
  const luck = unit(seed)
  if (!place.isAirport) {
    if (place.population < 40_000) return luck < 0.5 ? 'call_for_pick_up' : 'downtown'
    return luck < 0.35 ? 'station' : 'downtown'
  }
  if (standing >= 1.15) return 'meet_and_greet'
  if (standing >= 1) return 'in_terminal'
  if (standing >= 0.9) return luck < 0.5 ? 'in_terminal' : 'rental_center'
  return luck < 0.7 ? 'shuttle' : 'rental_center'
}
