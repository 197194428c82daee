import type { OperationId } from '../../../contract/operations.gen.ts'
import type { Editor } from '../../../contract/types.ts'
import type { Permission } from '../../../tenant/permissions.ts'
import { requirePermission } from './require-permission.ts'
import type { Call } from './route.ts'

/**
 * Returns the editor of the agency's settings, as other people see them; throws 401 and 403 by the policy. People of
 * an operator's own API have no id here and are identified by their address.
 */
export function requireEditor(
  call: Pick<Call<OperationId>, 'signedIn' | 'agency'>,
  permission: Permission = 'settings.website',
): Editor {
  const { userId, session } = requirePermission(call.signedIn, call.agency.agency, permission)
  const { firstName = '', lastName = '', email = '' } = session
  const name = `${firstName} ${lastName}`.trim() || email
  return { id: userId ?? (email || 'operator'), name }
}
