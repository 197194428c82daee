import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { DealContext, DealSources } from '../../../domain/products/deals/deal-context.ts'
import { chargeStep } from '../../../domain/products/spine/charge-step.ts'
import { supplierProblem } from '../../../domain/products/spine/supplier-problem.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import type { Call } from '../../request-context/route.ts'

/** What the routes of a product's search and details need. */
export interface ProductRouteSources extends DealSources {
  isDemo: boolean
  booking: Pick<BookingDependencies, 'gatewayOf' | 'suppliers' | 'ofAgency' | 'hash' | 'clock'>
}

/** The caller of a product's search or details. */
export type ProductCall = Pick<Call<'getActivity'>, 'agency' | 'request' | 'session' | 'signedIn'> &
  Parameters<typeof dealContext>[0]

type MakeSeller<Seller> = (
  sources: DealSources,
  viewing: DealContext,
  currency: string,
  step: number,
) => Promise<Seller>

/**
 * Returns a product's seller for the caller and a currency, with prices in the steps that the agency's payments can
 * charge. Throws 422 for a currency without a rate.
 */
export async function sellerFor<Seller>(
  make: MakeSeller<Seller>,
  call: ProductCall,
  currency: string,
  sources: ProductRouteSources,
): Promise<Seller> {
  const step = await chargeStep(call.agency, currency, sources.booking.gatewayOf)
  return make(sources, dealContext(call), currency, step)
}

/** Waits for a supplier's answer; throws its failure as a problem. */
export function answerOf<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    throw supplierProblem(error)
  })
}
