import type { Stay } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import type { ResortUnit, UnitAvailability } from '../../../src/server/domain/suppliers/resort-offer.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import type { PlaceTrait, PlaceTraits } from '../../geography/places/place-traits.ts'
import { freeOn } from '../capacity.ts'
import { dollarPrice, leadFactor, priceLevel, seasonFactor } from '../market.ts'
import { hashText, mix, unit as unitOf } from '../random.ts'
import type { Landscape } from './resort-atlas.ts'
import type { Resort } from './resort-directory.ts'

/** US dollars a night by number of bedrooms. */
const dollarsByBedrooms: readonly number[] = [92, 138, 196, 278]
const unitsOfAKind = 3

const placeOf: Readonly<Record<Landscape, PlaceTraits>> = {
  tropical: place('tropical', 'coast', 'beach'),
  mediterranean: place('mediterranean', 'coast', 'beach'),
  atlantic: place('temperate', 'coast'),
  alpine: place('alpine', 'mountain', 'ski'),
  desert: place('arid', 'desert'),
  lake: place('temperate', 'lake', 'forest'),
}

/** Returns what a resort in a landscape offers, and its climate. */
export function landscapeTraits(landscape: Landscape): PlaceTraits {
  return placeOf[landscape]
}

/**
 * Returns the units of a resort's type that are free on every night, and the price of the stay. Weeks are booked long
 * ahead, so a week is sold as a whole, from its first night.
 */
export function unitAvailability(
  resort: Resort,
  unit: ResortUnit,
  stay: Stay,
  today: number,
): UnitAvailability {
  const first = dayNumber(stay.start)
  const nights = dayNumber(stay.end) - first
  const unitSeed = mix(resort.seed, hashText(unit.id))
  let unitsLeft = unitsOfAKind
  let season = 0
  for (let day = first; day < first + nights; day += 1) {
    const ofDay = seasonOf(resort, resort.position, day)
    season += ofDay
    const week = Math.floor(day / 7)
    unitsLeft = Math.min(
      unitsLeft,
      freeOn(mix(unitSeed, week), unitsOfAKind, Math.min(0.95, 0.55 * ofDay), day - today),
    )
  }
  const nightly = (dollarsByBedrooms[unit.bedrooms] ?? 140) * priceLevel(resort.subregion.countryCode) ** 0.7
  const ofToday = 0.95 + 0.1 * unitOf(mix(mix(unitSeed, today), first))
  const dollars = nightly * resort.standing * season * leadFactor(first - today) * ofToday
  return { unit, unitsLeft, price: dollarPrice(dollars, resort.retailShare), position: resort.position }
}

function seasonOf({ subregion }: Resort, point: GeoPoint, day: number): number {
  return seasonFactor(landscapeTraits(subregion.landscape), point, day)
}

function place(climate: PlaceTraits['climate'], ...traits: PlaceTrait[]): PlaceTraits {
  return { traits: new Set(traits), climate }
}
