import { distanceMiles } from '../../../../packages/geography/distance-miles.ts'
import type { Geo } from '../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { Product } from '../../../contract/products.ts'
import type { MarkupSubject } from '../../../tenant/markups/matching-markup.ts'

/** This far from every town, nothing is sold whose country matters. */
const inhabitedMiles = 60

/**
 * Returns a product at a position (degrees) as markup rules see it. Its country is that of the nearest town, for
 * deals, searches and quotes alike, so that the same rule applies to each. Cruises and flights are where they lead
 * to; null if unknown.
 */
export function markupSubjectAt(
  geo: Pick<Geo, 'citiesNear'>,
  product: Product,
  position: GeoPoint | null,
): MarkupSubject {
  let known: string | null | undefined
  return {
    product,
    country() {
      if (known === undefined) {
        known = (position && geo.citiesNear(position, inhabitedMiles, 1)[0]?.countryCode) ?? null
      }
      return known
    },
    milesTo: (place) => (position === null ? Number.POSITIVE_INFINITY : distanceMiles(position, place)),
  }
}
