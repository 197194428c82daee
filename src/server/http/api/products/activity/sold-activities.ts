import type { GeoPoint } from '../../../../../../packages/geography/geo-point.ts'
import { clockTime } from '../../../../../tenant/zoned-time.ts'
import type { BookingDependencies } from '../../../../domain/booking/booking-dependencies.ts'
import { activityKind } from '../../../../domain/products/activity/activity-kind.ts'
import { type ActivitySeller, activitySeller } from '../../../../domain/products/activity/activity-seller.ts'
import type { DealSources } from '../../../../domain/products/deals/deal-context.ts'
import { chargeStep } from '../../../../domain/products/spine/charge-step.ts'
import { requestedScenario } from '../../../../domain/products/spine/requested-scenario.ts'
import { soldProduct } from '../../../../domain/products/spine/sold-product.ts'
import { supplierProblem } from '../../../../domain/products/spine/supplier-problem.ts'
import type { ActivityDetails, ActivityDetailsQuery } from '../../../../domain/suppliers/activity-shapes.ts'
import { Problem } from '../../../../kernel/errors/problem.ts'
import { dealContext } from '../../../request-context/deal-context.ts'
import type { Call } from '../../../request-context/route.ts'

export interface ActivityDependencies extends DealSources {
  isDemo: boolean
  booking: Pick<BookingDependencies, 'gatewayOf' | 'suppliers'>
}

type ActivityCall = Pick<Call<'getActivity'>, 'agency' | 'request' | 'session' | 'signedIn'> &
  Parameters<typeof dealContext>[0]

/** Returns the seller of an agency's activities for the caller, in a currency. */
export async function sellerFor(
  call: ActivityCall,
  currency: string,
  sources: ActivityDependencies,
): Promise<ActivitySeller> {
  const step = await chargeStep(call.agency, currency, sources.booking.gatewayOf)
  return activitySeller(sources, dealContext(call), currency, step)
}

/** Asks the agency's supplier for an activity; throws 404 if there is none, and a problem if the supplier fails. */
export async function requireActivity(
  call: ActivityCall,
  query: ActivityDetailsQuery,
  { isDemo, booking }: ActivityDependencies,
): Promise<ActivityDetails & { isSample: boolean }> {
  const { from: activities, isSample } = soldProduct(booking.suppliers, call.agency, activityKind)
  const scenario = requestedScenario(call.request.headers, isDemo)
  const details = await activities.details({ ...query, ...scenario }).catch((error: unknown) => {
    throw supplierProblem(error)
  })
  if (details === null) throw new Problem({ code: 'not_found', detail: 'There is no such activity.' })
  return { ...details, isSample }
}

/** Returns the local date of a place, YYYY-MM-DD. */
export function todayAt({ geo, clock }: ActivityDependencies, point: GeoPoint): string {
  return clockTime(clock(), geo.timeZoneAt(point)).slice(0, 10)
}
