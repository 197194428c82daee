import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { accountTokens } from './people-schema.ts'
import type { User } from './person.ts'

/**
 * Takes an agency's person, and in the transaction ends every link and token that would let somebody in; one that invites
 * them stays while it waits, since it would otherwise be lost unnoticed. Source: security, 7.
 */
export async function endLinks(tx: Transaction, agencyId: string, person: User): Promise<void> {
  const theirs = and(eq(accountTokens.agencyId, agencyId), eq(accountTokens.userId, person.id))
  const ending = person.invitedAs === null ? undefined : ne(accountTokens.purpose, 'invite')
  await tx.delete(accountTokens).where(and(theirs, ending))
}
