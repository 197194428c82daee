import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { appendAudit } from '../agencies/audit-repository.ts'
import { users } from './people-schema.ts'
import { profile, type User } from './person.ts'
import { roleHash } from './role-hash.ts'

/** What is written of an invitation that is taken, or taken back. */
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
 * Takes the invitation of somebody, as they were before they came: a traveller becomes what they were asked to be, and who was
 * made for a role has it already, and was nobody before they came. Both are noted as `agent.join`, whichever way they came,
 * where there was something to take. Null for who was asked nothing.
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
  // Of somebody new there was no role before: the agency had made it, and nobody held it.
  const [beforeHash, afterHash] = [isNew ? null : roleHash(before), roleHash(agent)]
  if (beforeHash !== afterHash)
    await appendAudit(tx, agencyId, { actor: agent.id, action: 'agent.join', beforeHash, afterHash })
  return agent
}

/** Takes the role that somebody was made for; a traveller's invitation waits for the consent that its own link is. */
export async function joinAsMade(tx: Transaction, agencyId: string, before: User): Promise<void> {
  if (isMadeForRole(before)) await joinAgency(tx, agencyId, before)
}

/** Whether the agency made an agent of somebody who was nobody before, and who has yet to come. */
function isMadeForRole({ userType, emailVerifiedAt }: User): boolean {
  return userType !== 'Traveller' && emailVerifiedAt === null
}
