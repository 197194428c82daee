import type { GatewayLookup, PaidAgency } from '../../payments/gateway-lookup.ts'
import { priceStep } from '../../pricing/price-step.ts'

/**
 * Returns the step of prices in minor units: a multiple can be charged by the gateway and shown exactly
 * (`priceStep`).
 */
export async function chargeStep(
  agency: PaidAgency,
  currency: string,
  gatewayOf: GatewayLookup,
): Promise<number> {
  const { gateway } = await gatewayOf(agency)
  return priceStep(gateway?.stepOf(currency), currency)
}
