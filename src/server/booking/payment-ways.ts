import type { PaymentWays } from '../../contract/types.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import type { BookingParts } from './booking-parts.ts'

/** Takes an agency and says by which gateway is paid here (getCurrentPaymentGateway), or that it is not set up. */
export async function paymentWays(
  agency: ResolvedAgency,
  { gatewayOf }: Pick<BookingParts, 'gatewayOf'>,
): Promise<PaymentWays> {
  const { gateway } = await gatewayOf(agency)
  return { gateway: gateway?.name ?? 'unavailable' }
}
