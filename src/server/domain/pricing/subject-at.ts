import { distanceMiles } from '../../../../packages/geography/distance-miles.ts'
import type { Geo } from '../../../../packages/geography/geo.ts'
import type { GeoPoint } from '../../../../packages/geography/geo-point.ts'
import type { Product } from '../../../contract/products.ts'
import type { MarkupSubject } from '../../../tenant/markups/matching-markup.ts'

/** So far from every town nobody sells anything whose country matters. */
const inhabitedMiles = 60

/**
 * Takes the geography, a product and where it lies in degrees, and gives it as rules of markup look at it. Its country is that
 * of the nearest town, for deals, searches and quotes alike, so that the same rule is found for each. Cruises and flights lie
 * where they lead to; null where nobody knows.
 */
export function subjectAt(
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
