import { carSearchHref, readCarSearch } from '../../../../../tenant/car-search.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import { carPaths } from '../paths.ts'
import {
  carPageHref,
  criteriaOf,
  extrasHref,
  readCarId,
  readExtras,
  readRate,
} from '../search/car-page-href.ts'
import { readRental } from './read-rental.ts'

/** Returns the page of a booked car for the same times and driver, with the client of a search if there is one. */
export function offerHref(item: BookedItem, along = new URLSearchParams()): string {
  const { rental } = readRental(item)
  return carPageHref(along, rental.carId, criteriaOf(rental))
}

/** Returns the search form with the places and the driver of a booked car, where other times are chosen. */
export function againHref(item: BookedItem): string {
  const { rental } = readRental(item)
  const query = new URLSearchParams(carSearchHref(criteriaOf(rental)).split('?')[1])
  query.delete('pickUpDateTime')
  query.delete('returnDateTime')
  return `${carPaths.start}?${query}`
}

/** Returns the page that the checkout's address came from: the extras, or the car; null if it names no car. */
export function checkoutOrigin(params: URLSearchParams, today: string): string | null {
  const carId = readCarId(params)
  const criteria = readCarSearch((name) => params.get(name), today)
  if (!carId || !criteria) return null
  const carPage = carPageHref(params, carId, criteria)
  const rate = readRate(params)
  return rate ? extrasHref(carPage, rate, readExtras(params)) : carPage
}
