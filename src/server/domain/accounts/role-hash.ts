import { contentHash } from '../../kernel/ids/canonical-json.ts'
import type { User } from './person.ts'

/**
 * Takes a person and gives the hash by which the audit log knows what they are for the agency: role, restriction, access
 * and what they were asked to be. Source: security, 20.
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
