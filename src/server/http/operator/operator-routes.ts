import { type OperatorOperationId, operations } from '../../../contract/operations.gen.ts'
import { permissionsOf } from '../../../tenant/permissions.ts'
import type { AccountOperation } from '../api/accounts/account-routes.ts'
import { costlyRoutes } from '../api/costly-routes.ts'
import type { Call, Reply, Route, Routes } from '../call/route.ts'
import { type OperatorAccountParts, operatorAccountRoutes } from './operator-accounts.ts'
import { keepBookingKey } from './operator-booking-key.ts'
import { keepRevision } from './operator-etag.ts'
import { operatorFile } from './operator-file.ts'
import { type Guard, type GuardParts, operatorGuard } from './operator-guards.ts'
import { operatorRefusal } from './operator-refusal.ts'
import { operatorReply } from './operator-reply.ts'
import { type OperatorApi, operatorRequest } from './operator-request.ts'
import { operatorSearch } from './operator-search.ts'
import { visibleFields } from './visible-fields.ts'

/** Signing in starts a session of Livery as well, so its route is the same for every way of signing in. */
type Forwarded = Exclude<OperatorOperationId, AccountOperation | 'login'>

/**
 * Makes the routes of every call that the contract marks as the operator's (`x-livery-answered-by`), but for signing in: each is
 * made at the operator's own API (`LIVERY_API_ORIGIN`).
 */
export function operatorRoutes(
  parts: OperatorAccountParts & GuardParts,
): Pick<Routes, Exclude<OperatorOperationId, 'login'>> {
  const { api } = parts
  const guard = operatorGuard(parts)
  const files = {
    searchHotels: (call) => operatorSearch(api, call),
    getVoucher: (call) => operatorFile(api, 'getVoucher', call),
    getCalendarFile: (call) => operatorFile(api, 'getCalendarFile', call),
  } satisfies Partial<Routes>
  const accounts = operatorAccountRoutes(parts)
  const own = new Set([...Object.keys(files), ...Object.keys(accounts), 'login'])
  const rest = Object.values(operations).flatMap(({ id, answeredBy }) =>
    answeredBy === 'operator' && !own.has(id) ? [[id, forward(id as Forwarded, api, guard)] as const] : [],
  )
  // One entry for each id, which the compiler cannot follow through the list.
  const forwarded = Object.fromEntries(rest) as unknown as Pick<
    Routes,
    Exclude<Forwarded, keyof typeof files>
  >
  return costlyRoutes({ ...forwarded, ...files, ...accounts })
}

function forward<Id extends Forwarded>(id: Id, api: OperatorApi, guard: Guard): Route<Id> {
  return (call: Call<Id>) =>
    guard(id, call, async () => {
      const { status, body, headers } = await operatorRequest(api, id, call)
      if (status >= 400) throw operatorRefusal(id, status, body, headers)
      const reply = operatorReply(id, body)
      keepBookingKey(id, call, headers, reply)
      keepRevision(id, call, headers)
      const seen = permissionsOf(call.session, call.agency.agency)
      // What an operator answers here is JSON.
      return visibleFields(id, reply, seen) as Reply<Id>
    })
}
