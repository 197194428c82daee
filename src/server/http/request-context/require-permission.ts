import { type Permission, type PolicyAgency, permissionsOf } from '../../../tenant/permissions.ts'
import type { CurrentSession } from '../../domain/accounts/sessions/sessions.ts'
import { Problem } from '../../kernel/errors/problem.ts'

/**
 * Returns the signed-in user if the policy allows the call; throws 401 for an anonymous visitor, and 403 for a user
 * without the permission. Source: spec §6, decision 0053.
 */
export function requirePermission(
  signedIn: CurrentSession | null,
  agency: PolicyAgency,
  permission: Permission,
): CurrentSession {
  if (signedIn === null) throw new Problem({ code: 'unauthenticated', detail: 'Log in to make this call.' })
  if (!permissionsOf(signedIn.session, agency).has(permission)) {
    throw new Problem({ code: 'forbidden', detail: `This call needs the permission ${permission}.` })
  }
  return signedIn
}
