import type { JsonLd } from '../../contract/page.ts'
import type { Destination } from '../../contract/types.ts'
import { sceneBand } from '../../tenant/scene-band.ts'

/** Returns a place as a schema.org object. Source: decision 0047. */
export function placeJsonLd({ name, summary, image, latitude, longitude, country }: Destination): JsonLd {
  return {
    '@type': 'TouristDestination',
    name,
    description: summary,
    image: sceneBand(image),
    address: { '@type': 'PostalAddress', addressCountry: country },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}
