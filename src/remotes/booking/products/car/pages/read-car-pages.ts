import type { PageContext } from '../../../../../contract/page.ts'
import type { CarCriteria, CarQuery, CurrencyCode } from '../../../../../contract/types.ts'
import { type CarSearchCriteria, readCarSearch } from '../../../../../tenant/car-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { readCarId, readRate } from '../search/car-page-href.ts'
import { searchBody } from '../search/search-body.ts'

/** Reads the search of an address; null if it is incomplete. */
export function readCarCriteria(
  { agency, today, language }: PageContext,
  params: URLSearchParams,
): CarSearchCriteria | null {
  return readCarSearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
}

/** Reads the results' address as the criteria and the body of their search. */
export function readCarResults(
  page: PageContext,
  params: URLSearchParams,
): { criteria: CarSearchCriteria; body: CarCriteria } | null {
  const criteria = readCarCriteria(page, params)
  return criteria && { criteria, body: searchBody(criteria, page.currency, readCarId(params)) }
}

/** Reads a car's address as the body of its query; null without a rate, as from a deal: the car is searched first. */
export function readCarView(
  page: PageContext,
  params: URLSearchParams,
): { criteria: CarSearchCriteria; body: CarQuery } | null {
  const criteria = readCarCriteria(page, params)
  const rateKey = readRate(params)
  if (!criteria || !rateKey || !readCarId(params)) return null
  return { criteria, body: { rateKey, currency: page.currency as CurrencyCode } }
}
