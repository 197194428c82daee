import type { JsonLd } from '../../contract/page.ts'
import type { Destination } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import { placeHref } from '../../tenant/editorial-hrefs.ts'
import { emptyHotelSearch, hotelSearchHref } from '../../tenant/hotel-search.ts'
import { localeOf } from '../../tenant/language.ts'
import { answeringRoute } from '../../tenant/route-table.ts'
import { sceneBandUrl } from '../../tenant/scene-band-url.ts'
import { weekStart } from '../../tenant/week-start.ts'
import { useRemotes } from '../remotes-context.tsx'

/** Returns a function with a place's addresses on this site: a stay there and its share page; null if there is none. */
export function usePlaceHrefs() {
  const page = usePage()
  const { remotes, environment } = useRemotes()
  const { agency, language, today } = page
  const answers = (path: string) => {
    const kind = answeringRoute({ ...page, path, remotes, environment })?.kind
    return kind === 'page' || kind === 'remote'
  }
  const hasStays = answers('/booknow/hotels/search')
  const hasShare = answers('/destination/share')
  return {
    stayHref: (place: Destination, country: string) =>
      hasStays
        ? hotelSearchHref({
            ...emptyHotelSearch(today, weekStart(localeOf(language, agency))),
            destination: `${place.name}, ${country}`,
            latitude: place.latitude,
            longitude: place.longitude,
          })
        : null,
    shareHref: ({ id }: Destination) => (hasShare ? placeHref(id) : null),
  }
}

/** Returns a place as a schema.org object. Source: decision 0047. */
export function placeJsonLd({ name, summary, image, latitude, longitude, country }: Destination): JsonLd {
  return {
    '@type': 'TouristDestination',
    name,
    description: summary,
    image: sceneBandUrl(image),
    address: { '@type': 'PostalAddress', addressCountry: country },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

/** Returns a function that names a country by its code, in the page's language. */
export function useCountryName(): (code: string) => string {
  const { language } = usePage()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (code) => names.of(code) ?? code
}
