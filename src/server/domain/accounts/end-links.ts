import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { accountTokens } from './people-schema.ts'
import type { User } from './person.ts'

/**
 * Ends every link and token that would let this person in, within the transaction. A waiting invitation stays,
 * because it would be lost unnoticed. Source: security, 7.
 */
export async function endLinks(tx: Transaction, agencyId: string, person: User): Promise<void> {
  const ofPerson = and(eq(accountTokens.agencyId, agencyId), eq(accountTokens.userId, person.id))
  const ending = person.invitedAs === null ? undefined : ne(accountTokens.purpose, 'invite')
  await tx.delete(accountTokens).where(and(ofPerson, ending))
}
