import { distanceMiles } from '../../../../../packages/geography/distance-miles.ts'
import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { HotelDetails, HotelSearchOffer } from '../../suppliers/hotel-shapes.ts'

/** Returns a hotel with its rooms as a search round the point would; null if no room is free. */
export function linkedHotelOffer(
  { property, rooms }: HotelDetails,
  point: GeoPoint,
): HotelSearchOffer | null {
  const free = rooms.find(({ rates }) => rates.length > 0)
  const [cheapest] = free?.rates ?? []
  if (!free || !cheapest) return null
  const { id, name, stars, reviews, position, amenities, distance } = property
  const { code, kind, view } = free.room
  const others = rooms.flatMap(({ rates }) => rates).filter((rate) => rate !== cheapest)
  return {
    id,
    name,
    stars,
    position,
    amenities,
    cheapest,
    others,
    guestRating: reviews.rating,
    reviewCount: reviews.count,
    distance: { miles: distanceMiles(point, position), from: distance.from },
    picture: property.pictures[0]?.url ?? '',
    cheapestRoom: { code, kind, view },
  }
}
