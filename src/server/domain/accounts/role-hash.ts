import { contentHash } from '../../kernel/ids/canonical-json.ts'
import type { User } from './person.ts'

/**
 * Returns the hash by which the audit log knows a person's role, restriction, access and invitation. Source:
 * security, 20.
 */
export function roleHash({
  id,
  userType,
  isRestricted,
  isActive,
  invitedAs,
  invitedRestricted,
}: User): string {
  return contentHash({ id, userType, isRestricted, isActive, invitedAs, invitedRestricted })
}
