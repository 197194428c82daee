import type { Stay } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import type { UnitAvailability } from '../../../src/server/domain/suppliers/resort-offer.ts'
import type { ResortNights } from '../../../src/server/domain/suppliers/resort-week.ts'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { PlaceTrait, PlaceTraits } from '../../geography/places/place-traits.ts'
import { freeOn } from '../capacity.ts'
import { dollarPrice, leadFactor, priceLevel, seasonFactor } from '../market.ts'
import { hashText, mix, unit as unitOf } from '../random.ts'
import type { Landscape } from './resort-atlas.ts'
import type { Resort } from './resort-directory.ts'
import type { UnitFacts } from './resort-units.ts'

/** US dollars a night by number of bedrooms. */
const dollarsByBedrooms: readonly number[] = [92, 138, 196, 278]
/** A night of a short stay costs more: it needs as much cleaning. */
const SHORT_STAY = 1.14
const NEW_YEAR = 1.45
/** Late bargains: within so many days, at this share of the price, for this share of the weeks. */
const BARGAIN = { days: 60, factor: 0.72, share: 0.3 }

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

/** What a unit costs for its nights, in dollars, and whether that is a late bargain. */
export interface StayPrice {
  readonly dollars: number
  readonly isBargain: boolean
}

/** Returns the price of a unit's nights from a day, as quoted on another day. */
export function stayPrice(
  resort: Resort,
  unit: UnitFacts,
  first: number,
  nights: number,
  today: number,
): StayPrice {
  const unitSeed = seedOf(resort, unit)
  let season = 0
  for (let day = first; day < first + nights; day += 1) season += seasonOn(resort, day)
  const nightly = (dollarsByBedrooms[unit.bedrooms] ?? 140) * priceLevel(resort.subregion.countryCode) ** 0.7
  const ofToday = 0.95 + 0.1 * unitOf(mix(mix(unitSeed, today), first))
  const ahead = first - today
  const isBargain = ahead <= BARGAIN.days && unitOf(mix(unitSeed ^ 0xba46, first)) < BARGAIN.share
  // A bargain is never dearer than the same week was long before.
  const time = isBargain ? BARGAIN.factor : leadFactor(ahead)
  const length = nights < 7 ? SHORT_STAY : 1
  return { dollars: nightly * resort.standing * season * time * length * ofToday, isBargain }
}

/** Returns how many units of a type are free on the night of a day, before our own bookings. */
export function freeUnitsOn(resort: Resort, unit: UnitFacts, day: number, today: number): number {
  // Weeks are booked long ahead, so a week sells as a whole, from its first night.
  const week = Math.floor(day / 7)
  const demand = Math.min(0.95, 0.55 * seasonOn(resort, week * 7))
  return freeOn(mix(seedOf(resort, unit), week), unit.count, demand, week * 7 - today)
}

/** A unit's nights. */
export interface UnitStay {
  readonly unit: UnitFacts
  readonly first: number
  readonly nights: number
}

/** Returns the nights of a stay with the units that are free on each, before our own bookings. */
export function nightsOf(
  resort: Resort,
  { unit, first, nights }: UnitStay,
  today: number,
): { date: string; free: number }[] {
  return Array.from({ length: nights }, (_, index) => ({
    date: dateOfDay(first + index),
    free: freeUnitsOn(resort, unit, first + index, today),
  }))
}

/** Returns the units of a resort's type that are free on every night, and the price of any stay in it. */
export function unitAvailability(
  resort: Resort,
  unit: UnitFacts,
  stay: Stay,
  today: number,
): UnitAvailability {
  const first = dayNumber(stay.start)
  const nights = dayNumber(stay.end) - first
  const free = nightsOf(resort, { unit, first, nights }, today).map((night) => night.free)
  const { dollars } = stayPrice(resort, unit, first, nights, today)
  return {
    unit,
    unitsLeft: Math.min(...free),
    price: dollarPrice(dollars, resort.retailShare),
    position: resort.position,
  }
}

/** Whether a number of nights is one that resorts sell. */
export function isSoldLength(nights: number): nights is ResortNights {
  return nights === 7 || nights === 4 || nights === 3
}

function seedOf({ seed }: Resort, { id }: UnitFacts): number {
  return mix(seed, hashText(id))
}

/** The season's factor of a night, which is highest around New Year. */
function seasonOn({ subregion, position }: Resort, day: number): number {
  const season = seasonFactor(landscapeTraits(subregion.landscape), position, day)
  const date = dateOfDay(day).slice(5)
  return date >= '12-26' || date <= '01-01' ? season * NEW_YEAR : season
}

function place(climate: PlaceTraits['climate'], ...traits: PlaceTrait[]): PlaceTraits {
  return { traits: new Set(traits), climate }
}
