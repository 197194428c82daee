import type { PaymentMethods } from '../../../contract/types.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'

/**
 * Returns the gateway that an agency's visitors pay with (getCurrentPaymentGateway), or that payment is unavailable.
 */
export async function paymentMethods(
  agency: ResolvedAgency,
  { gatewayOf, gatewayHealth }: Pick<BookingDependencies, 'gatewayOf' | 'gatewayHealth'>,
): Promise<PaymentMethods> {
  const { gateway } = await gatewayOf(agency)
  const isPayable = await gatewayHealth.isPayable(agency)
  return { gateway: gateway && isPayable ? gateway.name : 'unavailable' }
}
