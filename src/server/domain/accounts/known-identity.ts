import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { forgetDemoPerson } from './forget-demo-person.ts'
import { identities, users } from './people-schema.ts'
import { existing, profile, setPerson, type User } from './person.ts'
import type { ProvenAt, ProvenPerson } from './proven-person.ts'

/** Where and when an identity is looked up. */
export interface IdentityPlace {
  agencyId: string
  demoPeople: boolean
  clock: () => Date
}

/**
 * Returns the person with an identity, if any, and locks them until the transaction ends. Looks up again under the
 * lock, because a new password may have removed the identity meanwhile.
 */
export async function findKnownPerson(
  tx: Transaction,
  place: IdentityPlace,
  person: ProvenPerson,
): Promise<User | undefined> {
  const found = await lookedUp(tx, place, person)
  if (found === undefined) return undefined
  const isTheirs = and(eq(users.agencyId, place.agencyId), eq(users.id, found.id))
  await tx.select({ id: users.id }).from(users).where(isTheirs).for('no key update')
  return lookedUp(tx, place, person)
}

async function lookedUp(
  tx: Transaction,
  { agencyId, demoPeople }: IdentityPlace,
  person: ProvenPerson,
): Promise<User | undefined> {
  const [row] = await tx
    .select(profile)
    .from(identities)
    .innerJoin(users, and(eq(users.agencyId, identities.agencyId), eq(users.id, identities.userId)))
    .where(existing(agencyId, demoPeople, isThis(agencyId, person)))
  return row
}

/**
 * Returns a person after a sign-in by identity, which takes the provider and kind last used. The agency's own sign-on
 * verifies the address if it vouches for it.
 */
export async function signInKnownPerson(
  tx: Transaction,
  { agencyId, clock }: IdentityPlace,
  known: User,
  person: ProvenPerson,
  at: ProvenAt,
): Promise<User> {
  await tx.update(identities).set({ provider: at.id, kind: at.kind }).where(isThis(agencyId, person))
  const isProved = at.kind === 'sso' && person.isEmailVerified && person.email === known.email
  if (!isProved || known.emailVerifiedAt !== null) return known
  const isIt = and(eq(users.agencyId, agencyId), eq(users.id, known.id))
  return (await setPerson(tx, isIt, { emailVerifiedAt: clock() })) ?? known
}

/** In production, demo people release their address or identity. */
export async function forgetDemoOf(
  tx: Transaction,
  { agencyId, demoPeople }: IdentityPlace,
  person: ProvenPerson,
): Promise<void> {
  if (demoPeople) return
  const same = tx.select({ id: identities.userId }).from(identities).where(isThis(agencyId, person))
  await forgetDemoPerson(tx, agencyId, or(eq(users.email, person.email), inArray(users.id, same)))
}

/** Removes every provider's sign-in of a person with an unverified address: others may have set them up. */
export async function removeUnproved(tx: Transaction, agencyId: string, userId: string): Promise<void> {
  await tx.delete(identities).where(and(eq(identities.agencyId, agencyId), eq(identities.userId, userId)))
}

function isThis(agencyId: string, { issuer, subject }: ProvenPerson): SQL | undefined {
  return and(
    eq(identities.agencyId, agencyId),
    eq(identities.issuer, issuer),
    eq(identities.subject, subject),
  )
}
