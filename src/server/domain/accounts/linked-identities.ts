import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { appendAudit } from '../agencies/audit-repository.ts'
import { identityHash } from './identity-hash.ts'
import { identities } from './people-schema.ts'
import type { ProvenAt } from './proven-person.ts'

/** An external identity that a person has linked. */
export interface LinkedIdentity {
  id: string
  issuer: string
  /** The provider's id at the agency when it was linked. */
  provider: string
  kind: ProvenAt['kind']
  createdAt: Date
}

/** The owner of an identity. */
interface Owner {
  agencyId: string
  userId: string
}

const { id, issuer, provider, kind, createdAt } = identities
const shown = { id, issuer, provider, kind, createdAt }

/** Returns all identities of a person, oldest first. */
export function linkedIdentities(tx: Transaction, owner: Owner): Promise<LinkedIdentity[]> {
  return tx.select(shown).from(identities).where(ownedBy(owner)).orderBy(asc(identities.createdAt))
}

/**
 * Removes and logs a person's social identities, or those under a condition, and returns them; the agency's own
 * sign-on stays.
 */
export async function removeSocialIdentities(
  tx: Transaction,
  owner: Owner,
  which?: SQL,
): Promise<LinkedIdentity[]> {
  const social = and(ownedBy(owner), eq(identities.kind, 'social'), which)
  const removed = await tx
    .delete(identities)
    .where(social)
    .returning({ ...shown, subject: identities.subject })
  for (const identity of removed) {
    const entry = { actor: owner.userId, action: 'identity.unlink' }
    await appendAudit(tx, owner.agencyId, { ...entry, beforeHash: identityHash(identity), afterHash: null })
  }
  return removed
}

function ownedBy({ agencyId, userId }: Owner): SQL | undefined {
  return and(eq(identities.agencyId, agencyId), eq(identities.userId, userId))
}
