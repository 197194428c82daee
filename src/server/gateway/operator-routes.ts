import type { OperationId } from '../../contract/operations.gen.ts'
import { dealContextOf } from '../routes/deal-context-of.ts'
import type { Call, Reply, Route, Routes } from '../routes/route.ts'
import { forwarded } from './forwarded.ts'
import { type OperatorAccountParts, operatorAccountRoutes } from './operator-accounts.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { operatorReply } from './operator-reply.ts'
import { type OperatorApi, operatorRequest } from './operator-request.ts'
import { visibleRates } from './visible-rates.ts'

/** Gives our routes with those of spec §7 replaced by calls at the operator's own API (`LIVERY_API_ORIGIN`). */
export function operatorRoutes(own: Routes, parts: OperatorAccountParts): Routes {
  const taken = [...forwarded].map((id) => [id, forward(parts.api, id)])
  return { ...own, ...operatorAccountRoutes(parts), ...Object.fromEntries(taken) }
}

/** Calls whose answers carry rates. */
const priced: ReadonlySet<OperationId> = new Set<OperationId>([
  'searchHotelDeals',
  'searchActivityDeals',
  'searchCarDeals',
  'searchResortDeals',
  'getResortAvailability',
])

function forward<Id extends OperationId>(api: OperatorApi, id: Id): Route<Id> {
  return async (call: Call<Id>) => {
    const { status, body, headers } = await operatorRequest(api, id, call)
    if (status >= 400) throw operatorRefusal(id, status, body, headers)
    const reply = operatorReply(id, body)
    // What an operator answers for is JSON.
    return (priced.has(id) ? visibleRates(reply, dealContextOf(call).viewer) : reply) as Reply<Id>
  }
}
