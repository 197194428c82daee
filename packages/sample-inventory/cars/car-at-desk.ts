import type { NoCar } from '../../../src/server/domain/suppliers/car-shapes.ts'
import { chargedDays } from '../../../src/server/domain/suppliers/rental-days.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { islandAt } from '../../geography/places/island-at.ts'
import { freeOn } from '../capacity.ts'
import { hashText, mix, unit } from '../random.ts'
import { carDesks, type Desk } from './car-desks.ts'
import { type FleetClass, fleet } from './car-fleet.ts'
import { type CarProvider, carProviders } from './car-providers.ts'
import type { CarSources } from './car-sources.ts'
import { deskHours, openingAt } from './desk-hours.ts'
import type { RequestedRental } from './requested-rental.ts'

/** A company's desks for a rental. */
export interface DeskPair {
  readonly place: Desk
  readonly returnPlace: Desk
  readonly provider: CarProvider
  readonly zones: { readonly pickUp: string; readonly dropOff: string }
  readonly isOutOfHours: { readonly pickUp: boolean; readonly dropOff: boolean }
  /** Charged days. */
  readonly days: number
}

/** A class of car at a desk that has it free, before our own bookings. */
export interface CarAtDesk extends DeskPair {
  readonly id: string
  readonly seed: number
  readonly fleetClass: FleetClass
  /** The example of the class. */
  readonly model: string
  /** Cars free on the day of the pick-up. */
  readonly free: number
}

/** Reasons against a car, the first to be seen last: a search without any names the last barrier. */
const barriers: readonly NoCar[] = [
  'no_desk',
  'one_way_not_allowed',
  'border_not_allowed',
  'ferry_not_allowed',
  'desk_closed',
  'driver_too_young',
  'driver_too_old',
  'sold_out',
]

/** How far a one-way rental may go. */
const MOST_ONE_WAY_MILES = 1_000
/** Longer rentals are for companies that rent by the month. */
export const FOUR_WEEKS = 28

/** Finds free cars, and remembers why there are none. */
export class CarFinder {
  #barrier = 0
  readonly #requested: RequestedRental
  readonly #sources: CarSources

  constructor(requested: RequestedRental, sources: CarSources) {
    this.#requested = requested
    this.#sources = sources
  }

  /** Why nothing was found so far. */
  get none(): NoCar {
    return barriers[this.#barrier] ?? 'sold_out'
  }

  /** Yields the free cars desk by desk; with an id, that car alone. A reserved one was taken before the others sold out. */
  *cars(id: string | null = null, { isReserved = false } = {}): Generator<CarAtDesk> {
    for (const pair of this.#pairs()) {
      for (const [line, fleetClass] of fleet.entries()) {
        if (id !== null && id !== carId(pair, fleetClass)) continue
        const car = this.#carOf(pair, fleetClass, line, isReserved)
        if (car !== null) yield car
      }
    }
  }

  *#pairs(): Generator<DeskPair> {
    const { pickUp, dropOff, scenario } = this.#requested
    const { geo, seed } = this.#sources.dataset()
    const places = carDesks(geo, pickUp.point)
    const returnPlaces = carDesks(geo, dropOff.point)
    if (places.length === 0 || returnPlaces.length === 0) return
    for (const place of places) {
      for (const provider of providersAt(place, seed)) {
        const returnPlace = returnPlaceOf(place, returnPlaces, provider, seed)
        if (typeof returnPlace === 'string') {
          this.#met(returnPlace)
          continue
        }
        const hours = openingOf(place, returnPlace, provider, this.#requested)
        if (hours === null || scenario === 'desk_closed') this.#met('desk_closed')
        else {
          const zones = {
            pickUp: this.#sources.timeZoneAt(place.position),
            dropOff: this.#sources.timeZoneAt(returnPlace.position),
          }
          const days = chargedDays(
            { at: pickUp.at, timeZone: zones.pickUp },
            { at: dropOff.at, timeZone: zones.dropOff },
          )
          if (days <= FOUR_WEEKS || provider.allowsMonths)
            yield {
              place,
              returnPlace,
              provider,
              zones,
              days,
              isOutOfHours: hours,
            }
          else this.#met('sold_out')
        }
      }
    }
  }

  #carOf(pair: DeskPair, fleetClass: FleetClass, line: number, isReserved: boolean): CarAtDesk | null {
    const { place, provider } = pair
    const { driverAge, pickUp, today } = this.#requested
    const { seed } = this.#sources.dataset()
    const id = carId(pair, fleetClass)
    const own = mix(seed, hashText(id))
    // Small desks do not have every class.
    if (unit(own) > (place.isAirport && place.population > 300_000 ? 0.85 : 0.5)) return null
    const { minimum, maximum } = driverAges(provider, fleetClass)
    if (driverAge < minimum) return this.#met('driver_too_young')
    if (maximum !== null && driverAge > maximum) return this.#met('driver_too_old')
    this.#met('sold_out')
    const day = dayNumber(pickUp.at.slice(0, 10))
    const unsold = freeOn(mix(own, day), 1 + Math.floor(unit(own ^ 0xca) * 5), 0.6, day - today)
    const free = isReserved ? Math.max(1, unsold) : unsold
    // Somewhere on earth it is still yesterday.
    if (free === 0 || day < today - 1) return null
    const { vehicles } = fleetClass
    const model = vehicles[(hashText(provider.code) + line) % vehicles.length] ?? ''
    return { ...pair, id, seed: own, fleetClass, model, free }
  }

  #met(reason: NoCar): null {
    this.#barrier = Math.max(this.#barrier, barriers.indexOf(reason))
    return null
  }
}

/** Returns the ages between which a company rents a class; no maximum is null. */
export function driverAges(
  provider: Pick<CarProvider, 'minimumAge' | 'maximumAge'>,
  fleetClass: Pick<FleetClass, 'minimumAge'>,
): { minimum: number; maximum: number | null } {
  return { minimum: Math.max(provider.minimumAge, fleetClass.minimumAge), maximum: provider.maximumAge }
}

function carId({ place, provider }: Pick<DeskPair, 'place' | 'provider'>, { acriss }: FleetClass): string {
  return `${place.id}-${provider.code}-${acriss.toLowerCase()}`
}

/** Four to eight providers at an airport, fewer in town; the desk decides which. */
export function providersAt(place: Desk, seed: number): CarProvider[] {
  const deskSeed = mix(seed, hashText(place.id))
  const most = place.population > 1_000_000 ? 8 : place.population > 200_000 ? 6 : 4
  return carProviders
    .filter((provider) => place.isAirport || provider.isInTowns)
    .map((provider) => ({ provider, rank: mix(deskSeed, hashText(provider.code)) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ provider }) => provider)
}

/**
 * The same place, or the first of the company's to which it allows a one-way rental. Otherwise why there is none: no car
 * crosses a border for good, and most may not go on a ferry.
 */
function returnPlaceOf(
  place: Desk,
  returnPlaces: readonly Desk[],
  provider: CarProvider,
  seed: number,
): Desk | 'one_way_not_allowed' | 'border_not_allowed' | 'ferry_not_allowed' {
  const same = returnPlaces.find(({ id }) => id === place.id)
  if (same !== undefined) return same
  if (!provider.allowsOneWay) return 'one_way_not_allowed'
  const domestic = returnPlaces.filter(({ countryCode }) => countryCode === place.countryCode)
  if (domestic.length === 0) return 'border_not_allowed'
  const island = islandAt(place.position)
  const reached = domestic.filter(({ position }) => provider.allowsFerries || islandAt(position) === island)
  if (reached.length === 0) return 'ferry_not_allowed'
  return (
    reached.find(
      (other) =>
        distanceMiles(place.position, other.position) <= MOST_ONE_WAY_MILES &&
        providersAt(other, seed).includes(provider),
    ) ?? 'one_way_not_allowed'
  )
}

/** Null if a desk is closed at its time. */
function openingOf(
  place: Desk,
  returnPlace: Desk,
  provider: CarProvider,
  { pickUp, dropOff }: RequestedRental,
): DeskPair['isOutOfHours'] | null {
  const out = openingAt(deskHours(place, provider), pickUp.at, 'pickUp', provider)
  const back = openingAt(deskHours(returnPlace, provider), dropOff.at, 'dropOff', provider)
  if (out === 'closed' || back === 'closed') return null
  return { pickUp: out === 'out_of_hours', dropOff: back === 'out_of_hours' }
}
