import { hotelQuery, hotelSearchQuery } from '../../../../../api/hotels.ts'
import type { JsonLd } from '../../../../../contract/page.ts'
import type { DrawnHead } from '../../../../../contract/remote-part.ts'
import type { Hotel, HotelAnswer } from '../../../../../contract/types.ts'
import {
  mayDescribe,
  offerJsonLd,
  pictureJsonLd,
  positionJsonLd,
  ratingJsonLd,
} from '../../../spine/head/json-ld.ts'
import { shortPlace } from '../../../spine/head/page-title.ts'
import type { PageHeadInput } from '../../../spine/product/product-view.ts'
import { readHotelResults, readHotelView } from '../pages/read-hotel-pages.ts'
import { hotelPaths } from '../paths.ts'
import { hotelTitle } from './hotel-title.ts'

const MOST_OFFERS = 10

/** Head of the results: the place that was searched. */
export function hotelResultsHead({ page, search, client, read, text }: PageHeadInput): DrawnHead {
  const found = readHotelResults(page, search)
  if (!found) return {}
  const place = found.criteria.destination || read(hotelSearchQuery(client, found.body))?.near
  return place ? { title: text('results.title', { place: shortPlace(place) }) } : {}
}

/** Head of a hotel's page: its name, and the hotel with its rates as schema.org/Hotel. */
export function hotelHead({ page, path, search, client, read }: PageHeadInput): DrawnHead {
  const view = readHotelView(page, search)
  const answer = view && read(hotelQuery(client, view.body))?.data
  if (!answer) return {}
  return {
    title: hotelTitle(answer),
    canonical: `${hotelPaths.hotel}?hotelId=${answer.hotel.id}`,
    ...(mayDescribe(page) && { jsonLd: hotelJsonLd(answer, `${path}?${search}`) }),
  }
}

/** Returns a hotel as schema.org/Hotel, with the cheapest rate of each room; `address` is the page's path and query. */
export function hotelJsonLd({ hotel, rooms = [] }: HotelAnswer, address: string): JsonLd {
  const offers = rooms.flatMap(({ rates: [cheapest] }) =>
    cheapest?.price ? [offerJsonLd(cheapest.price, address)] : [],
  )
  const url = `${hotelPaths.hotel}?hotelId=${hotel.id}`
  return {
    '@type': 'Hotel',
    '@id': `${url}#hotel`,
    name: hotel.name,
    url,
    ...pictureJsonLd(hotel.pictures),
    address: addressJsonLd(hotel),
    ...positionJsonLd(hotel.position),
    ...(hotel.stars > 0 && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
    ...ratingJsonLd(hotel.reviews),
    checkinTime: hotel.checkIn.from,
    checkoutTime: hotel.checkOut.until,
    ...(offers.length > 0 && { makesOffer: offers.slice(0, MOST_OFFERS) }),
  }
}

function addressJsonLd({ address: { line, city, country } }: Hotel): JsonLd {
  return { '@type': 'PostalAddress', streetAddress: line, addressLocality: city, addressCountry: country }
}
