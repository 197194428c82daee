import type { ActivityCriteria } from '../../../../../contract/types.ts'
import type { ActivitySearchCriteria } from '../../../../../tenant/activity-search.ts'
import { readProductCode } from '../search/activity-page-href.ts'

/** Search radii in miles: the server's default, and the wider one that an empty list offers. */
const NEAR = 15
export const WIDER = 40

/** The body of a search. The server and the browser ask for the same one. */
export function activityCriteria(
  { latitude, longitude, destination, date }: ActivitySearchCriteria,
  currency: string,
  params: URLSearchParams,
): ActivityCriteria {
  const productCode = readProductCode(params.get('productCode'))
  return {
    latitude,
    longitude,
    destination,
    date,
    currency,
    radius: readRadius(params),
    ...(productCode !== null && { productCode }),
  }
}

/** Reads the search radius in miles. */
export function readRadius(params: URLSearchParams): number {
  return params.get('radius') === String(WIDER) ? WIDER : NEAR
}
