import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { appendAudit } from '../agencies/audit-repository.ts'
import { users } from './people-schema.ts'
import { profile, type User } from './person.ts'
import { roleHash } from './role-hash.ts'

/** The fields of an invitation once it is taken or withdrawn. */
export const nobodyInvited = {
  invitedAs: null,
  invitedRestricted: false,
  invitedFirstName: '',
  invitedLastName: '',
}

const joinedRole = {
  userType: sql`coalesce(${users.invitedAs}, ${users.userType})`,
  isRestricted: sql`case when ${users.invitedAs} is null then ${users.isRestricted} else ${users.invitedRestricted} end`,
}

/**
 * Takes a person's invitation: a traveller gets the role, and a person created for it already has it. Logs both as
 * `agent.join`, whatever the method. Returns null if there was no invitation.
 */
export async function joinAgency(tx: Transaction, agencyId: string, before: User): Promise<User | null> {
  const isNew = isMadeForRole(before)
  if (before.invitedAs === null && !isNew) return null
  const [agent] = await tx
    .update(users)
    .set({ ...joinedRole, ...nobodyInvited })
    .where(and(eq(users.agencyId, agencyId), eq(users.id, before.id), eq(users.isActive, true)))
    .returning(profile)
  if (agent === undefined) return null
  // A new person had no role before: the agency had created it, and it was unused.
  const [beforeHash, afterHash] = [isNew ? null : roleHash(before), roleHash(agent)]
  if (beforeHash !== afterHash)
    await appendAudit(tx, agencyId, { actor: agent.id, action: 'agent.join', beforeHash, afterHash })
  return agent
}

/** Takes the role that a person was created for; a traveller's invitation waits for consent, which its own link is. */
export async function joinAsMade(tx: Transaction, agencyId: string, before: User): Promise<void> {
  if (isMadeForRole(before)) await joinAgency(tx, agencyId, before)
}

/** Whether the agency created this person for a role that they have yet to take. */
function isMadeForRole({ userType, emailVerifiedAt }: User): boolean {
  return userType !== 'Traveller' && emailVerifiedAt === null
}
