import type { PaymentMethods } from '../../../contract/types.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'

/** Takes an agency and says by which gateway is paid here (getCurrentPaymentGateway) or that nothing can be paid now. */
export async function paymentMethods(
  agency: ResolvedAgency,
  { gatewayOf, gatewayHealth }: Pick<BookingDependencies, 'gatewayOf' | 'gatewayHealth'>,
): Promise<PaymentMethods> {
  const { gateway } = await gatewayOf(agency)
  const isPayable = await gatewayHealth.isPayable(agency)
  return { gateway: gateway && isPayable ? gateway.name : 'unavailable' }
}
