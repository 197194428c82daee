import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { users } from './people-schema.ts'
import { profile, type User } from './person.ts'

/** What is written of an invitation that is taken, or taken back. */
export const nobodyInvited = {
  invitedAs: null,
  invitedRestricted: false,
  invitedFirstName: '',
  invitedLastName: '',
}

/** Makes the one under the condition what they were asked to be, and gives them; null for who was asked nothing. */
export async function joinAgency(tx: Transaction, condition: SQL | undefined): Promise<User | null> {
  const role = { userType: sql`${users.invitedAs}`, isRestricted: sql`${users.invitedRestricted}` }
  const [row] = await tx
    .update(users)
    .set({ ...role, ...nobodyInvited })
    .where(and(condition, eq(users.isActive, true), isNotNull(users.invitedAs)))
    .returning(profile)
  return row ?? null
}
