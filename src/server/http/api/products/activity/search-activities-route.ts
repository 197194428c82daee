import { activityKind } from '../../../../domain/products/activity/activity-kind.ts'
import { activitySeller } from '../../../../domain/products/activity/activity-seller.ts'
import { dayErrors, rangeErrors } from '../../../../domain/products/activity/visit-errors.ts'
import { nearbyPlace } from '../../../../domain/products/deals/nearby-place.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { ActivitySearchOffer } from '../../../../domain/suppliers/activity-shapes.ts'
import { rejectInvalid } from '../../../../kernel/errors/invalid-search.ts'
import type { Route } from '../../../request-context/route.ts'
import { type ProductRouteSources, sellerFor } from '../product-seller.ts'
import { answerInLines, createSearches, firstBatch } from '../search-lines.ts'
import { todayAt } from './sold-activities.ts'

/** The most offers that one search returns. */
const MOST = 300
const mostDays = 30

/** Makes the route that searches activities, answered in lines (`answerInLines`). */
export function searchActivitiesRoute(sources: ProductRouteSources): Route<'searchActivities'> {
  const searches = createSearches<ActivitySearchOffer>()
  return async (call) => {
    const { latitude, longitude, destination, date, radius, currency, productCode } = call.body
    const until = call.body.until ?? date
    const point = { latitude, longitude }
    const { geo, isDemo, booking } = sources
    const { from: activities, isSample } = soldProduct(booking.suppliers, call.agency, activityKind)
    rejectInvalid('body', [
      ...dayErrors(date, 'date', todayAt(sources, point)),
      ...rangeErrors({ from: date, until }, { from: 'date', until: 'until' }, mostDays),
    ])
    const seller = await sellerFor(activitySeller, call, currency, sources)
    const criteria = {
      point,
      radiusMiles: radius,
      placeName: destination,
      date,
      until,
      limit: MOST,
      ...(productCode !== undefined && { leading: productCode }),
      ...requestedScenario(call.request.headers, isDemo),
    }
    const left = new AbortController()
    const start = (options: Parameters<typeof activities.search>[1]) => activities.search(criteria, options)
    const batches = searches({ call, criteria, left, start })
    const first = await firstBatch(batches)
    const done = { isSample, ...nearbyPlace(geo, point, call.language, destination) }
    return answerInLines({ first, batches, shown: seller.offer, done: () => done }, left)
  }
}
