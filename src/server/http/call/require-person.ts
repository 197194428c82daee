import type { OperationId } from '../../../contract/operations.gen.ts'
import type { Permission } from '../../../tenant/permissions.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { requirePermission } from './require-permission.ts'
import type { Call } from './route.ts'

/**
 * Gives the id of the person who asks about themself, or with another permission about other people; throws 401 for an
 * anonymous visitor, and 403 without the permission, which nobody has whom an operator's own API keeps.
 */
export function requirePerson(
  call: Pick<Call<OperationId>, 'signedIn' | 'agency'>,
  permission: Permission = 'page.profile',
): string {
  const { userId } = requirePermission(call.signedIn, call.agency.agency, permission)
  if (userId !== null) return userId
  throw new Problem({ code: 'forbidden', detail: "The agency's own system keeps this person's account." })
}
