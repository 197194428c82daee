import type { GatewayLookup, PaidAgency } from '../../payments/gateway-lookup.ts'
import { priceStep } from '../../pricing/price-step.ts'

/** Gives of how many minor units a price is a multiple, so that the agency's gateway can charge and a page show just that (`priceStep`). */
export async function chargeStep(
  agency: PaidAgency,
  currency: string,
  gatewayOf: GatewayLookup,
): Promise<number> {
  const { gateway } = await gatewayOf(agency)
  return priceStep(gateway?.stepOf(currency), currency)
}
