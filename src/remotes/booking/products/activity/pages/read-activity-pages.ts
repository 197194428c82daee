import type { PageContext } from '../../../../../contract/page.ts'
import type { ActivityCriteria, ActivityQuery } from '../../../../../contract/types.ts'
import { type ActivitySearchCriteria, readActivitySearch } from '../../../../../tenant/activity-search.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { readSearchPlace } from '../../../../../tenant/search-address.ts'
import { weekStart } from '../../../../../tenant/week-start.ts'
import { activityBody } from '../details/use-activity.ts'
import { activityCriteria } from '../results/search-body.ts'
import { readProductCode } from '../search/activity-page-href.ts'

/** Reads the search of the results' address; null if it is incomplete. */
export function readActivityCriteria(
  { agency, today, language }: PageContext,
  params: URLSearchParams,
): ActivitySearchCriteria | null {
  return readActivitySearch((name) => params.get(name), today, weekStart(localeOf(language, agency)))
}

/** Reads the results' address as the criteria and the body of their search. */
export function readActivityResults(
  page: PageContext,
  params: URLSearchParams,
): { criteria: ActivitySearchCriteria; body: ActivityCriteria } | null {
  const criteria = readActivityCriteria(page, params)
  return criteria && { criteria, body: activityCriteria(criteria, page.currency, params) }
}

/** Reads an activity's address as the body of its query; null without a valid activity. */
export function readActivityView(
  page: PageContext,
  path: string,
  params: URLSearchParams,
): { body: ActivityQuery } | null {
  const productCode = readProductCode(path.split('/').filter(Boolean).at(-1))
  return productCode ? { body: activityBody(productCode, destinationIn(params), page.currency) } : null
}

/** Returns the place of the search that led to an activity; empty without one. */
export function destinationIn(params: URLSearchParams): string {
  return readSearchPlace((name) => params.get(name))?.destination ?? ''
}
