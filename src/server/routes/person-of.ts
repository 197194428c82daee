import type { OperationId } from '../../contract/operations.gen.ts'
import { Problem } from '../http/problem.ts'
import { requirePermission } from './require-permission.ts'
import type { Call } from './route.ts'

/**
 * Gives the id of the person who asks about themself; throws 401 for an anonymous visitor, and 404 where an operator's
 * own API keeps its people.
 */
export function personOf(call: Pick<Call<OperationId>, 'signedIn' | 'agency'>): string {
  const { userId } = requirePermission(call.signedIn, call.agency.agency, 'page.account')
  if (userId !== null) return userId
  throw new Problem({ code: 'not_found', detail: "The agency's own system keeps this person's account." })
}
