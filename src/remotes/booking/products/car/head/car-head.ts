import { carQuery, carSearchQuery } from '../../../../../api/cars.ts'
import type { JsonLd } from '../../../../../contract/page.ts'
import type { DrawnHead } from '../../../../../contract/remote-part.ts'
import type { CarAnswer } from '../../../../../contract/types.ts'
import { mayDescribe, offerJsonLd, pictureJsonLd } from '../../../spine/head/json-ld.ts'
import { shortPlace } from '../../../spine/head/page-title.ts'
import type { PageHeadInput } from '../../../spine/product/product-view.ts'
import { readCarResults, readCarView } from '../pages/read-car-pages.ts'
import { carTitle } from './car-title.ts'

/** The offer is a rental, in the words of GoodRelations, which schema.org uses. */
const RENTAL = 'http://purl.org/goodrelations/v1#LeaseOut'

/** Head of the results: the place that was searched. */
export function carResultsHead({ page, search, client, read, text }: PageHeadInput): DrawnHead {
  const found = readCarResults(page, search)
  if (!found) return {}
  const place = found.criteria.pickUp.name || read(carSearchQuery(client, found.body))?.near
  return place ? { title: text('results.title', { place: shortPlace(place) }) } : {}
}

/** Head of a car's page: its model, and the car with its cheapest rate as schema.org/Product. */
export function carHead({ page, path, search, client, read }: PageHeadInput): DrawnHead {
  const view = readCarView(page, search)
  const answer = view && read(carQuery(client, view.body))?.data
  if (!answer) return {}
  const jsonLd = mayDescribe(page) && carJsonLd(answer, `${path}?${search}`)
  return { title: carTitle(answer, view.criteria.pickUp.name), ...(jsonLd && { jsonLd }) }
}

/**
 * Returns a car as schema.org/Product that is a Car, with its cheapest rate; null without a visible price. `address`
 * is the page's path and query.
 */
export function carJsonLd({ rental, rates }: CarAnswer, address: string): JsonLd | null {
  const { vehicle, provider, pickUp, dropOff } = rental
  const price = rates.find((rate) => rate.price)?.price
  if (!price) return null
  return {
    '@type': 'Product',
    additionalType: 'https://schema.org/Car',
    name: vehicle.model,
    ...pictureJsonLd([{ url: vehicle.picture }]),
    brand: { '@type': 'Brand', name: provider.name },
    vehicleSeatingCapacity: vehicle.seats,
    numberOfDoors: vehicle.doors,
    vehicleTransmission: vehicle.transmission,
    fuelType: vehicle.fuel,
    offers: offerJsonLd(price, address, {
      businessFunction: RENTAL,
      availableAtOrFrom: { '@type': 'Place', name: pickUp.desk.name },
      availabilityStarts: pickUp.at,
      availabilityEnds: dropOff.at,
    }),
  }
}
