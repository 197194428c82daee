import type { OperationId } from '../../../contract/operations.gen.ts'
import type { Permission } from '../../../tenant/permissions.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { requirePermission } from './require-permission.ts'
import type { Call } from './route.ts'

/**
 * Returns the caller's id for calls about themselves, or about others with another permission. Throws 401 for an
 * anonymous visitor, and 403 without the permission; people of an operator's own API never have it.
 */
export function requirePerson(
  call: Pick<Call<OperationId>, 'signedIn' | 'agency'>,
  permission: Permission = 'page.profile',
): string {
  const { userId } = requirePermission(call.signedIn, call.agency.agency, permission)
  if (userId !== null) return userId
  throw new Problem({
    code: 'forbidden',
    detail: "This account is managed by the agency's own system. Change it there.",
  })
}
