import type { OperationId } from '../../../contract/operations.gen.ts'
import type { GatewayOf } from '../../domain/payments/gateway-of.ts'
import type { DealContext } from '../../domain/products/deals/deal-context.ts'
import { dealContextOf } from './deal-context-of.ts'
import type { Call } from './route.ts'

/** Gives for whom the deals of a call are, with what the agency's gateway can charge: a deal's price is the price of the search. */
export async function sellingContextOf(
  call: Pick<Call<OperationId>, 'agency' | 'session' | 'language'>,
  gatewayOf: GatewayOf,
): Promise<DealContext> {
  const { gateway } = await gatewayOf(call.agency)
  return { ...dealContextOf(call), ...(gateway && { stepOf: (currency) => gateway.stepOf(currency) }) }
}
