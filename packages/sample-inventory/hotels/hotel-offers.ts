import type {
  HotelSearchCriteria,
  HotelSearchOffer,
} from '../../../src/server/domain/suppliers/hotel-shapes.ts'
import type { OfferBatch } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import { type FoundProperty, findProperties } from './find-properties.ts'
import { hotelPicture } from './hotel-picture.ts'
import { hotelRate } from './hotel-rate.ts'
import type { HotelSources } from './hotel-sources.ts'
import { plansOnSale } from './rate-plans.ts'

/** The first screen of a list, then as many as take a few milliseconds to price. */
const sizes = { first: 24, later: 96 }

interface SearchRun {
  readonly sources: HotelSources
  /** Lets other work run between two batches. */
  breathe(): Promise<void>
  readonly signal: AbortSignal
}

/** Yields properties with their cheapest rates as they are found. */
export async function* hotelOffers(
  criteria: HotelSearchCriteria,
  scenario: Scenario | null,
  { sources, breathe, signal }: SearchRun,
): AsyncGenerator<OfferBatch<HotelSearchOffer>> {
  for await (const found of findProperties(criteria, sources, sizes, scenario)) {
    if (signal.aborted) return
    yield { offers: found.map(toOffer), isLast: false }
    await breathe()
  }
  if (!signal.aborted) yield { offers: [], isLast: true }
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
