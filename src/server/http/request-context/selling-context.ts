import type { OperationId } from '../../../contract/operations.gen.ts'
import type { GatewayLookup } from '../../domain/payments/gateway-lookup.ts'
import type { DealContext } from '../../domain/products/deals/deal-context.ts'
import { dealContext } from './deal-context.ts'
import type { Call } from './route.ts'

/** Returns a call's deal context with what the agency's gateway can charge: a deal's price is the search's price. */
export async function sellingContext(
  call: Pick<Call<OperationId>, 'agency' | 'session' | 'language'>,
  gatewayOf: GatewayLookup,
): Promise<DealContext> {
  const { gateway } = await gatewayOf(call.agency)
  return { ...dealContext(call), ...(gateway && { stepOf: (currency) => gateway.stepOf(currency) }) }
}
