import { flightPairs, queryOf, readFlightSearch } from '../../../../../tenant/flight-search.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import { choiceParameters, readChoice } from '../journey/choice-address.ts'
import { flightPaths } from '../paths.ts'
import { criteriaOf, journeyHref, readRate, sliceHref } from '../search/flight-page-href.ts'
import { readJourney } from './read-journey.ts'

/** Returns the flights of a booked journey's days and passengers, with the client of a search if there is one. */
export function offerHref(item: BookedItem, along = new URLSearchParams()): string {
  return sliceHref(along, criteriaOf(readJourney(item)), [])
}

/** Returns the search form with the places and passengers of a booked journey, where other days are chosen. */
export function againHref(item: BookedItem): string {
  return `${flightPaths.start}?${queryOf(flightPairs(criteriaOf(readJourney(item))))}`
}

/** Returns the journey's page that the checkout's address came from, with its choice; null if it names none. */
export function checkoutOrigin(params: URLSearchParams, today: string): string | null {
  const criteria = readFlightSearch((name) => params.get(name), today)
  if (!criteria) return null
  const rate = readRate(params)
  if (!rate) return sliceHref(params, criteria, [])
  const choice = Object.entries(choiceParameters(readChoice(params)))
    .map(([name, value]) => (value === null ? '' : `&${name}=${encodeURIComponent(value)}`))
    .join('')
  return journeyHref(params, criteria, rate) + choice
}
