import type { PageContext } from '../../../../../contract/page.ts'
import type { HotelCriteria, HotelQuery } from '../../../../../contract/types.ts'
import { dealDates } from '../../../../../tenant/deal-dates.ts'
import {
  type HotelSearchCriteria,
  type HotelStay,
  readGuests,
  readHotelSearch,
  readHotelStay,
} from '../../../../../tenant/hotel-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { hotelBody } from '../property/use-hotel.ts'
import { searchBody, wantedHotels } from '../results/search-body.ts'
import { readHotelId } from '../search/hotel-page-href.ts'

/** Reads the search of the results' address; null if it is incomplete. */
export function readHotelCriteria(page: PageContext, params: URLSearchParams): HotelSearchCriteria | null {
  return readHotelSearch((name) => params.get(name), page.today, firstDay(page))
}

/** Reads the results' address as the criteria and the body of their search. */
export function readHotelResults(
  page: PageContext,
  params: URLSearchParams,
): { criteria: HotelSearchCriteria; body: HotelCriteria } | null {
  const criteria = readHotelCriteria(page, params)
  return criteria && { criteria, body: searchBody(wantedHotels(criteria, page.currency, params)) }
}

/** Reads the stay of a hotel's address, the first stay to offer, and the search that led there. */
export function readHotelPageStay(page: PageContext, params: URLSearchParams) {
  const get = (name: string) => params.get(name)
  const stay = readHotelStay(get, page.today)
  const firstStay: HotelStay = stay ?? { ...dealDates(page.today, firstDay(page)), ...readGuests(get) }
  return { stay, firstStay, searched: readHotelSearch(get, page.today, firstDay(page)) }
}

/** Reads a hotel's address as the body of its query; null without a valid hotel. */
export function readHotelView(page: PageContext, params: URLSearchParams): { body: HotelQuery } | null {
  const hotelId = readHotelId(params, 'hotelId')
  if (!hotelId) return null
  const { stay, searched } = readHotelPageStay(page, params)
  const destination = searched?.destination ?? ''
  return { body: hotelBody({ hotelId, stay, destination, currency: page.currency }) }
}

function firstDay({ agency, language }: PageContext) {
  return weekStart(localeOf(language, agency))
}
