import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { users } from './people-schema.ts'

/** A person as the rest of the server sees one, without the password's hash. */
export type User = Omit<typeof users.$inferSelect, 'agencyId' | 'passwordHash' | 'createdAt'> & {
  hasPassword: boolean
}

const { id, email, userType, isRestricted, firstName, lastName, language, currency, isDemo } = users
const { emailVerifiedAt, isActive, pictureHash, phone, isRewardWalletEnable } = users
const { invitedAs, invitedRestricted, invitedFirstName, invitedLastName } = users
/** The columns of a person that are read: for the password's hash, only whether there is one. */
export const profile = {
  id,
  email,
  userType,
  isRestricted,
  firstName,
  lastName,
  language,
  currency,
  isDemo,
  emailVerifiedAt,
  isActive,
  pictureHash,
  phone,
  isRewardWalletEnable,
  invitedAs,
  invitedRestricted,
  invitedFirstName,
  invitedLastName,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
}

/** Returns the condition under which a person exists: at this agency, and demo people only in the demo. */
export function existing(agencyId: string, demoPeople: boolean, condition?: SQL): SQL | undefined {
  return and(eq(users.agencyId, agencyId), condition, demoPeople ? undefined : eq(users.isDemo, false))
}

/** Writes `values` to the one person under the condition and returns them afterwards; null if there is none. */
export async function setPerson(
  tx: Transaction,
  condition: SQL | undefined,
  values: Partial<typeof users.$inferInsert>,
): Promise<User | null> {
  const isChange = Object.keys(values).length > 0
  const [row] = isChange
    ? await tx.update(users).set(values).where(condition).returning(profile)
    : await tx.select(profile).from(users).where(condition)
  return row ?? null
}
