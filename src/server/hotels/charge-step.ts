import type { GatewayOf, PaidAgency } from '../payments/gateways.ts'

/** Gives of how many minor units a price has to be a multiple so that the agency's gateway can charge just that; 1 where nobody says. */
export async function chargeStep(
  agency: PaidAgency,
  currency: string,
  gatewayOf: GatewayOf,
): Promise<number> {
  const { gateway } = await gatewayOf(agency)
  return gateway?.stepOf(currency) ?? 1
}
