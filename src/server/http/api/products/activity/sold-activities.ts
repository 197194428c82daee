import type { GeoPoint } from '../../../../../../packages/geography/geo-point.ts'
import { clockTime } from '../../../../../tenant/zoned-time.ts'
import { activityKind } from '../../../../domain/products/activity/activity-kind.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import type { ActivityDetails, ActivityDetailsQuery } from '../../../../domain/suppliers/activity-shapes.ts'
import { Problem } from '../../../../kernel/errors/problem.ts'
import { answerOf, type ProductCall, type ProductRouteSources } from '../product-seller.ts'

/** Asks the agency's supplier for an activity; throws 404 if there is none, and a problem if the supplier fails. */
export async function requireActivity(
  call: ProductCall,
  query: ActivityDetailsQuery,
  { isDemo, booking }: ProductRouteSources,
): Promise<ActivityDetails & { isSample: boolean }> {
  const { from: activities, isSample } = soldProduct(booking.suppliers, call.agency, activityKind)
  const scenario = requestedScenario(call.request.headers, isDemo)
  const details = await answerOf(activities.details({ ...query, ...scenario }))
  if (details === null) throw new Problem({ code: 'not_found', detail: 'There is no such activity.' })
  return { ...details, isSample }
}

/** Returns the local date of a place, YYYY-MM-DD. */
export function todayAt({ geo, clock }: ProductRouteSources, point: GeoPoint): string {
  return clockTime(clock(), geo.timeZoneAt(point)).slice(0, 10)
}
