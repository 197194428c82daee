import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { appendAudit } from '../agencies/audit-repository.ts'
import { identityHash } from './identity-hash.ts'
import { joinAgency } from './join-agency.ts'
import { findKnownPerson, forgetDemoOf, removeUnproved, signInKnownPerson } from './known-identity.ts'
import { type LinkedIdentity, linkedIdentities, removeSocialIdentities } from './linked-identities.ts'
import { accountTokens, identities, sessions, users } from './people-schema.ts'
import { existing, profile, type User } from './person.ts'
import type { ProvenAt, ProvenPerson } from './proven-person.ts'

/** `isLinked` if this provider now also opens an existing account. */
export type ProvenSignIn =
  | { user: User; isLinked: boolean }
  | { refused: 'unverified' | 'inactive' | 'agent' | 'account' | 'closed' }

/** One agency's people by their external identities. */
export interface IdentityRepository {
  /**
   * Returns the person by issuer and subject, else by a vouched address, else a new traveller. Only `sso` claims an
   * unverified account, which loses its password, sessions and identities, and accepts an invitation. A social
   * account is never linked to an agent, or if `isTold` is false.
   */
  signIn(person: ProvenPerson, at: ProvenAt, rules?: SignInRules): Promise<ProvenSignIn>
  /** Links a social account to a signed-in person, whatever its address; `taken` if another person has it. */
  link(userId: string, person: ProvenPerson, at: ProvenAt): Promise<'linked' | 'known' | 'taken'>
  /** The person's identities, oldest first. */
  list(userId: string): Promise<LinkedIdentity[]>
  /** Removes one of this person's social identities; null if there is no such id. */
  remove(userId: string, id: string): Promise<LinkedIdentity | null>
  /** Removes and returns all social identities; the agency's own sign-on stays. */
  removeSocial(userId: string): Promise<LinkedIdentity[]>
}

/** Returns the identities of the scope's agency; `demoPeople` says whether those of the demo exist. */
export function identityRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
  clock: () => Date,
): IdentityRepository {
  const place = { agencyId, demoPeople, clock }
  return {
    signIn: (person, at, rules) =>
      scope(async (tx) => {
        await oneByOne(tx, person)
        const known = await findKnownPerson(tx, place, person)
        if (known) {
          const user = await signInKnownPerson(tx, place, known, person, at)
          // A known person has come before, so only a new role can be waiting.
          return admitted(user.invitedAs === null ? user : await joined(tx, user, at.kind), false)
        }
        await forgetDemoOf(tx, place, person)
        const account = await withAddress(tx, person.email)
        const refused = linkRefusal(account, person, at.kind, rules)
        if (refused !== null) return { refused }
        const user = account ? await linked(tx, account) : await created(tx, person)
        // Another person took the address at this moment.
        if (user === null) return { refused: 'unverified' }
        await add(tx, person, at, user.id)
        await (account ? noteLink(tx, user.id, person, at) : note(tx, user.id, 'user.signUp'))
        return admitted(await joined(tx, user, at.kind, account), account !== undefined)
      }),
    link: (userId, person, at) =>
      scope(async (tx) => {
        await oneByOne(tx, person)
        const known = await findKnownPerson(tx, place, person)
        if (known) return known.id === userId ? 'known' : 'taken'
        await forgetDemoOf(tx, place, person)
        await add(tx, person, at, userId)
        await noteLink(tx, userId, person, at)
        return 'linked'
      }),
    list: async (userId) => (isUuid(userId) ? scope((tx) => linkedIdentities(tx, { agencyId, userId })) : []),
    remove: async (userId, id) => {
      if (!isUuid(userId) || !isUuid(id)) return null
      const owner = { agencyId, userId }
      const removed = await scope((tx) => removeSocialIdentities(tx, owner, eq(identities.id, id)))
      return removed[0] ?? null
    },
    removeSocial: async (userId) =>
      isUuid(userId) ? scope((tx) => removeSocialIdentities(tx, { agencyId, userId })) : [],
  }

  /** Serialises one person's sign-ins in two windows, so that the second finds the first one's account. */
  async function oneByOne(tx: Transaction, { issuer, subject }: ProvenPerson): Promise<void> {
    const name = `livery identity ${agencyId} ${issuer} ${subject}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  }

  async function add(tx: Transaction, person: ProvenPerson, at: ProvenAt, userId: string): Promise<void> {
    const { issuer, subject } = person
    const where = { provider: at.id, kind: at.kind }
    await tx.insert(identities).values({ agencyId, issuer, subject, userId, ...where, createdAt: clock() })
  }

  function note(tx: Transaction, actor: string, action: string, afterHash: string | null = null) {
    return appendAudit(tx, agencyId, { actor, action, beforeHash: null, afterHash })
  }

  function noteLink(tx: Transaction, actor: string, person: ProvenPerson, at: ProvenAt): Promise<void> {
    return note(tx, actor, 'identity.link', identityHash({ ...person, provider: at.id }))
  }

  async function withAddress(tx: Transaction, email: string): Promise<User | undefined> {
    const isIt = existing(agencyId, demoPeople, eq(users.email, email))
    const [row] = await tx.select(profile).from(users).where(isIt).for('update')
    return row
  }

  /**
   * A new role begins with new sessions, and its mailed link has done its work. The role waits for the owner of the
   * invited address, which an account does not prove until it is verified.
   */
  async function joined(tx: Transaction, user: User, kind: 'sso' | 'social', before = user): Promise<User> {
    if (kind !== 'sso' || user.emailVerifiedAt === null) return user
    const agent = await joinAgency(tx, agencyId, before)
    if (agent === null) return user
    // A social account that was accepted for a traveller is not accepted for an agent.
    await removeSocialIdentities(tx, { agencyId, userId: user.id })
    await tx.delete(sessions).where(and(eq(sessions.agencyId, agencyId), eq(sessions.userId, user.id)))
    const links = and(eq(accountTokens.agencyId, agencyId), eq(accountTokens.userId, user.id))
    await tx.delete(accountTokens).where(and(links, eq(accountTokens.purpose, 'invite')))
    return agent
  }

  async function linked(tx: Transaction, account: User): Promise<User | null> {
    if (account.emailVerifiedAt !== null) return account
    await removeUnproved(tx, agencyId, account.id)
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

function admitted(user: User, isLinked: boolean): ProvenSignIn {
  return user.isActive ? { user, isLinked } : { refused: 'inactive' }
}

/** The site's rules at a sign-in; everything is allowed by default. */
interface SignInRules {
  /** A mail reports the new sign-in method to the person; without it no social account is linked. */
  readonly isTold?: boolean
  /** The agency accepts sign-ups; otherwise a person without an account is refused as `closed`. */
  readonly takesNew?: boolean
}

/**
 * Returns why a provider's person may not use the account with their address, or null. The agency's own sign-on knows
 * its people, but anyone can enter any address in an account elsewhere.
 */
function linkRefusal(
  account: User | undefined,
  { isEmailVerified }: ProvenPerson,
  kind: ProvenAt['kind'],
  { isTold = true, takesNew = true }: SignInRules = {},
): 'unverified' | 'agent' | 'account' | 'closed' | null {
  if (account === undefined && !takesNew) return 'closed'
  if (account === undefined) return kind === 'social' && !isEmailVerified ? 'unverified' : null
  if (!isEmailVerified || (kind === 'social' && account.emailVerifiedAt === null)) return 'unverified'
  // A person who briefly controls a mailbox must not gain the agency's prices and people for good.
  if (kind !== 'social') return null
  return isAgent(account) ? 'agent' : isTold ? null : 'account'
}

function isAgent({ userType, invitedAs }: User): boolean {
  return userType !== 'Traveller' || invitedAs !== null
}
