import { randomUUID } from 'node:crypto'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { appendAudit } from './audit-repository.ts'
import type { Transaction } from './database.ts'
import { forgetDemoPerson } from './forget-demo-person.ts'
import { joinAgency } from './join-agency.ts'
import { accountTokens, identities, sessions, users } from './people-schema.ts'
import { existing, profile, type User } from './person.ts'
import { roleHash } from './role-hash.ts'
import type { Scope } from './scope.ts'

/** Who a provider says somebody is; the address as it is stored. */
export interface ProvenPerson {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

export type ProvenSignIn = { user: User } | { refused: 'unverified' | 'inactive' }

/** One agency's people by what they are called elsewhere. */
export interface IdentityRepository {
  /**
   * Gives the person: known by issuer and subject, else by an address that the provider vouches for, else new, as a
   * traveller. An account whose own address nobody has shown to be theirs is taken over only at the word of the agency's
   * own sign-on (`sso`), and then loses its password and sessions: they may be those of somebody who took the address.
   * Who comes by that sign-on takes the invitation that waits for them.
   */
  signIn(person: ProvenPerson, kind: 'sso' | 'social'): Promise<ProvenSignIn>
}

/** Gives the identities of the scope's agency; `demoPeople` says whether those of the demo exist. */
export function identityRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
  clock: () => Date,
): IdentityRepository {
  return {
    signIn: (person, kind) =>
      scope(async (tx) => {
        // The same person in two windows comes one after the other, so that the second finds what the first made.
        const name = `livery identity ${agencyId} ${person.issuer} ${person.subject}`
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
        const known = await knownAs(tx, person)
        if (known) return admitted(await joined(tx, known, kind))
        await forgetDemo(tx, person)
        const account = await withAddress(tx, person.email)
        // The agency's own sign-on knows its people; anybody may write any address into an account elsewhere.
        if (account ? !mayLink(account, person, kind) : kind === 'social' && !person.isEmailVerified) {
          return { refused: 'unverified' }
        }
        const user = account ? await linked(tx, account) : await created(tx, person)
        // Somebody else took the address this very moment.
        if (user === null) return { refused: 'unverified' }
        const { issuer, subject } = person
        const userId = user.id
        await tx.insert(identities).values({ agencyId, issuer, subject, userId, createdAt: clock() })
        const action = account ? 'identity.link' : 'user.signUp'
        await appendAudit(tx, agencyId, { actor: userId, action, beforeHash: null, afterHash: null })
        return admitted(await joined(tx, user, kind))
      }),
  }

  function isThis({ issuer, subject }: ProvenPerson): SQL | undefined {
    return and(
      eq(identities.agencyId, agencyId),
      eq(identities.issuer, issuer),
      eq(identities.subject, subject),
    )
  }

  /** In production whoever has the address or the identity in the demo makes room. */
  async function forgetDemo(tx: Transaction, person: ProvenPerson): Promise<void> {
    if (demoPeople) return
    const same = tx.select({ id: identities.userId }).from(identities).where(isThis(person))
    await forgetDemoPerson(tx, agencyId, or(eq(users.email, person.email), inArray(users.id, same)))
  }

  async function knownAs(tx: Transaction, person: ProvenPerson): Promise<User | undefined> {
    const [row] = await tx
      .select(profile)
      .from(identities)
      .innerJoin(users, and(eq(users.agencyId, identities.agencyId), eq(users.id, identities.userId)))
      .where(existing(agencyId, demoPeople, isThis(person)))
    return row
  }

  async function withAddress(tx: Transaction, email: string): Promise<User | undefined> {
    const isIt = existing(agencyId, demoPeople, eq(users.email, email))
    const [row] = await tx.select(profile).from(users).where(isIt).for('update')
    return row
  }

  /** A new role begins with new sessions, and the mailed link to it has done its work. */
  async function joined(tx: Transaction, user: User, kind: 'sso' | 'social'): Promise<User> {
    if (kind !== 'sso' || user.invitedAs === null) return user
    const isMine = and(eq(users.agencyId, agencyId), eq(users.id, user.id))
    const agent = await joinAgency(tx, isMine)
    if (agent === null) return user
    await tx.delete(sessions).where(and(eq(sessions.agencyId, agencyId), eq(sessions.userId, user.id)))
    const links = and(eq(accountTokens.agencyId, agencyId), eq(accountTokens.userId, user.id))
    await tx.delete(accountTokens).where(and(links, eq(accountTokens.purpose, 'invite')))
    const [beforeHash, afterHash] = [roleHash(user), roleHash(agent)]
    await appendAudit(tx, agencyId, { actor: user.id, action: 'agent.join', beforeHash, afterHash })
    return agent
  }

  async function linked(tx: Transaction, account: User): Promise<User | null> {
    if (account.emailVerifiedAt !== null) return account
    const isMine = and(eq(users.agencyId, agencyId), eq(users.id, account.id))
    await tx.delete(sessions).where(and(eq(sessions.agencyId, agencyId), eq(sessions.userId, account.id)))
    const [row] = await tx
      .update(users)
      .set({ emailVerifiedAt: clock(), passwordHash: null })
      .where(isMine)
      .returning(profile)
    return row ?? null
  }

  async function created(tx: Transaction, person: ProvenPerson): Promise<User | null> {
    const { email, firstName, lastName, isEmailVerified } = person
    const emailVerifiedAt = isEmailVerified ? clock() : null
    const isDemo = demoPeople
    const values = { agencyId, id: randomUUID(), email, firstName, lastName, emailVerifiedAt, isDemo }
    const [row] = await tx
      .insert(users)
      .values({ ...values, userType: 'Traveller' })
      .onConflictDoNothing()
      .returning(profile)
    return row ?? null
  }
}

function mayLink(account: User, { isEmailVerified }: ProvenPerson, kind: 'sso' | 'social'): boolean {
  return isEmailVerified && (kind === 'sso' || account.emailVerifiedAt !== null)
}

function admitted(user: User): ProvenSignIn {
  return user.isActive ? { user } : { refused: 'inactive' }
}
