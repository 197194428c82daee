import type {
  HotelSearchCriteria,
  HotelSearchOffer,
} from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { batchSizes, offersInBatches, type SearchRun } from '../supply/sample-search.ts'
import { type FoundProperty, findProperties } from './find-properties.ts'
import { hotelPicture } from './hotel-picture.ts'
import { hotelRate } from './hotel-rate.ts'
import type { HotelSources } from './hotel-sources.ts'
import { plansOnSale } from './rate-plans.ts'

interface HotelSearchRun extends SearchRun {
  readonly sources: HotelSources
}

/** Yields properties with their cheapest rates as they are found. */
export function hotelOffers(
  criteria: HotelSearchCriteria,
  scenario: Scenario | null,
  { sources, ...run }: HotelSearchRun,
): AsyncGenerator<OfferBatch<HotelSearchOffer>> {
  return offersInBatches(findProperties(criteria, sources, batchSizes, scenario), toOffer, run)
}

function toOffer({ stay, distance, rooms: [cheapest] }: FoundProperty): HotelSearchOffer {
  const { property, requested } = stay
  const { id, name, stars, guestRating, position } = property.hotel
  const [plan, ...others] = plansOnSale(property.plans, requested.firstNight - requested.today)
  const { code, kind, view } = cheapest.room
  if (!plan) throw new Error(`${name} has no rate on sale.`)
  return {
    id,
    name,
    stars,
    guestRating,
    reviewCount: property.reviewCount,
    position,
    distance,
    picture: hotelPicture(property.hotel, property.place, requested.stay.start).url,
    amenities: property.amenities,
    cheapest: hotelRate(stay, cheapest, plan),
    cheapestRoom: { code, kind, view },
    // Every room is sold under every plan, so each plan is cheapest in the cheapest room.
    others: others.map((other) => hotelRate(stay, cheapest, other)),
  }
}
