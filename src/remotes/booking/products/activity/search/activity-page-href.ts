import { useSearchParams } from '@livery/platform'
import { activityHref } from '../../../../../tenant/activity-search.ts'
import { readSearchPlace } from '../../../../../tenant/search-address.ts'
import { readClient, withClient } from '../../../spine/client-parameter.ts'

const codePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/** Returns the address of an activity's page with the place and the client of the current address. */
export function activityPageHref(params: URLSearchParams, productCode: string, date: string | null): string {
  const place = readSearchPlace((name) => params.get(name))
  const href = activityHref(productCode, date, place)
  const client = readClient(params)
  return client && !href.includes('?') ? withClient(`${href}?`, client) : withClient(href, client)
}

/** Returns a function for addresses of activities' pages that keep the search's context. */
export function useActivityHref(): (productCode: string, date: string | null) => string {
  const [params] = useSearchParams()
  return (productCode, date) => activityPageHref(params, productCode, date)
}

/** Returns the code of a product; null if its form is invalid. */
export function readProductCode(text: string | null | undefined): string | null {
  return text !== null && text !== undefined && codePattern.test(text) ? text : null
}
