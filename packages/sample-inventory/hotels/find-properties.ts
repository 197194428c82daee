import type { HotelCriteria } from '../../../src/server/domain/suppliers/hotel-offer.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import type { NearbyCity } from '../../geography/geo.ts'
import { referencePlace } from '../../geography/reference-place.ts'
import { inBatches } from '../in-batches.ts'
import { freeRooms, type RoomOnSale, roomsOnSale } from './free-rooms.ts'
import { cityNights } from './hotel-price.ts'
import type { FreeRoom, PropertyStay } from './hotel-rate.ts'
import type { HotelSources } from './hotel-sources.ts'
import { requestedStay } from './requested-stay.ts'

/** Number of places searched around the point: in the country a whole valley, in a metropolis its districts. */
const placesLookedInto = 60

export interface FoundProperty {
  readonly stay: PropertyStay
  /** From the reference place. */
  readonly distance: { readonly miles: number; readonly from: string }
  /** Cheapest first; at least one. */
  readonly rooms: readonly [FreeRoom, ...FreeRoom[]]
}

interface Candidate {
  readonly stay: PropertyStay
  readonly reference: NearbyCity
  readonly onSale: readonly RoomOnSale[]
}

/**
 * Returns the properties within the radius that have the rooms free, in batches of the given sizes: the reference
 * place's own first, then by place, nearest first. A name occurs once.
 */
export async function* findProperties(
  criteria: HotelCriteria,
  sources: HotelSources,
  sizes: { readonly first: number; readonly later: number },
  scenario: Scenario | null = null,
): AsyncGenerator<FoundProperty[]> {
  const names = new Set<string>()
  let left = criteria.limit
  for (const batch of inBatches(candidates(criteria, sources, scenario), sizes)) {
    const found = foundOf(batch, await freeRooms(batch, sources.ledger), names).slice(0, left)
    left -= found.length
    if (found.length > 0) yield found
    if (left <= 0) return
  }
}

function* candidates(
  criteria: HotelCriteria,
  sources: HotelSources,
  scenario: Scenario | null,
): Generator<Candidate> {
  const { geo, today } = sources.dataset()
  const cities = geo.citiesNear(criteria.point, criteria.radiusMiles, placesLookedInto)
  const reference = referencePlace(cities, criteria.placeName)
  if (!reference) return
  const requested = requestedStay(criteria.stay, criteria.rooms, today, scenario)
  for (const city of [reference, ...cities.filter((other) => other.id !== reference.id)]) {
    const cityHotels = sources.hotelsIn(city)
    const nights = cityNights(cityHotels, requested.firstNight, requested.dates.length, today)
    const timeZone = sources.timeZoneOf(city)
    for (const hotel of cityHotels.hotels) {
      if (distanceMiles(criteria.point, hotel.position) > criteria.radiusMiles) continue
      const stay = { property: sources.propertyOf(cityHotels, hotel), requested, nights, timeZone }
      const onSale = roomsOnSale(stay)
      if (onSale.length > 0) yield { stay, reference, onSale }
    }
  }
}

function foundOf(
  batch: readonly Candidate[],
  free: readonly (readonly FreeRoom[])[],
  names: Set<string>,
): FoundProperty[] {
  return batch.flatMap(({ stay, reference }, index) => {
    const [cheapest, ...others] = free[index] ?? []
    const { name, position } = stay.property.hotel
    if (!cheapest || names.has(name)) return []
    names.add(name)
    const distance = { miles: distanceMiles(reference, position), from: reference.name }
    return [{ stay, distance, rooms: [cheapest, ...others] }]
  })
}
