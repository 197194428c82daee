import { randomUUID } from 'node:crypto'
import { and, eq, isNull, notExists, type SQL } from 'drizzle-orm'
import { emailKey } from '../../../tenant/email-key.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { endLinks } from './end-links.ts'
import { forgetDemoPerson } from './forget-demo-person.ts'
import { type InvitationRepository, invitationRepository } from './invitation-repository.ts'
import { joinAsMade } from './join-agency.ts'
import { removeUnproved } from './known-identity.ts'
import { verifyPassword } from './password.ts'
import { identities, users } from './people-schema.ts'
import { existing, profile, setPerson, type User } from './person.ts'
import { type RoleRepository, roleRepository } from './role-repository.ts'
import type { SignUpDetails } from './sign-up-details.ts'

type Later =
  | 'emailVerifiedAt'
  | 'isActive'
  | 'pictureHash'
  | 'phone'
  | 'isRewardWalletEnable'
  | 'invitedAs'
  | 'invitedRestricted'
  | 'invitedFirstName'
  | 'invitedLastName'

/**
 * Without `emailVerifiedAt` a person still has to verify the address. The store decides whether they belong to the
 * demo.
 */
export interface NewUser
  extends Omit<User, 'id' | 'isDemo' | 'hasPassword' | Later>,
    Partial<Pick<User, Later>> {
  passwordHash: string | null
}

export type ProfileChange = Partial<
  Pick<User, 'firstName' | 'lastName' | 'phone' | 'language' | 'currency' | 'pictureHash'>
>

/** One agency's people. In production mode, demo people do not exist. */
export interface UserRepository extends RoleRepository, InvitationRepository {
  find(id: string): Promise<User | null>
  findByEmail(email: string): Promise<User | null>
  /**
   * Null if the e-mail is unknown or unverified, or the password is wrong, after the same time (security, 7). The
   * caller still has to check `isActive` and, by `hold`, that `passwordHash` is still current: the check takes long
   * enough for the password to be changed meanwhile.
   */
  authenticate(email: string, password: string): Promise<{ user: User; passwordHash: string } | null>
  /**
   * Returns and locks a person until the transaction ends. Null for an id that is unknown or of another agency, or if
   * the password no longer has this hash.
   */
  hold(id: string, passwordHash?: string): Promise<User | null>
  /** Null if the e-mail is taken. */
  create(user: NewUser): Promise<User | null>
  /** A person who signed up and has not verified the address; null for others, including people of a provider. */
  waiting(email: string): Promise<User | null>
  /**
   * Applies the sign-up details of a person who has just verified the address. Null if it was verified before. Every
   * other link of the person becomes void.
   */
  confirm(
    id: string,
    typed: Partial<SignUpDetails> & Pick<SignUpDetails, 'passwordHash'>,
  ): Promise<User | null>
  setLanguage(id: string, language: string): Promise<void>
  /** Null for an id that is unknown or of another agency. */
  update(id: string, change: ProfileChange): Promise<User | null>
  /** Every link and token of the person becomes void, except an invitation they have not taken yet. */
  setPassword(id: string, passwordHash: string): Promise<void>
  /**
   * Keeps the first moment if there is one. A provider's sign-in without that proof is removed. A person created for
   * a role takes it now, whichever link proved the address, and it is logged.
   */
  markVerified(id: string): Promise<void>
}

/** Returns the people of the scope's agency; `demoPeople` says whether demo people are included. */
export function userRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
  clock: () => Date = () => new Date(),
): UserRepository {
  const visible = (condition: SQL) => existing(agencyId, demoPeople, condition)
  const isPerson = (wanted: string) => visible(eq(users.id, wanted))

  async function one(condition: SQL): Promise<(User & { passwordHash: string | null }) | null> {
    const { passwordHash } = users
    const [row] = await scope((tx) =>
      tx
        .select({ ...profile, passwordHash })
        .from(users)
        .where(visible(condition)),
    )
    return row ?? null
  }

  return {
    ...roleRepository(agencyId, scope, demoPeople),
    ...invitationRepository(agencyId, scope, demoPeople),
    find: async (wanted) => (isUuid(wanted) ? withoutHash(await one(eq(users.id, wanted))) : null),
    findByEmail: async (address) => withoutHash(await one(eq(users.email, emailKey(address)))),
    async authenticate(address, password) {
      const row = await one(eq(users.email, emailKey(address)))
      const usable = row?.emailVerifiedAt ? row.passwordHash : null
      const user = (await verifyPassword(password, usable)) ? withoutHash(row) : null
      return user === null || usable === null ? null : { user, passwordHash: usable }
    },
    async hold(wanted, passwordHash) {
      if (!isUuid(wanted)) return null
      const isUnchanged = passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash)
      const [row] = await scope((tx) =>
        tx
          .select(profile)
          .from(users)
          .where(and(isPerson(wanted), isUnchanged))
          .for('no key update'),
      )
      return row ?? null
    },
    async create(user) {
      const address = emailKey(user.email)
      const values = { ...user, agencyId, id: randomUUID(), email: address, isDemo: demoPeople }
      return scope(async (tx) => {
        if (!demoPeople) await forgetDemoPerson(tx, agencyId, eq(users.email, address))
        const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning(profile)
        return row ?? null
      })
    },
    async waiting(address) {
      // A person who was invited or came by a provider has an account that no sign-up may change.
      const known = and(eq(identities.agencyId, agencyId), eq(identities.userId, users.id))
      const [row] = await scope((tx) => {
        const isWaiting = and(
          eq(users.email, emailKey(address)),
          eq(users.userType, 'Traveller'),
          isNull(users.emailVerifiedAt),
          eq(users.isActive, true),
          notExists(tx.select({ userId: identities.userId }).from(identities).where(known)),
        )
        return tx
          .select(profile)
          .from(users)
          .where(existing(agencyId, demoPeople, isWaiting))
      })
      return row ?? null
    },
    async confirm(wanted, typed) {
      if (!isUuid(wanted)) return null
      const unproved = and(isPerson(wanted), isNull(users.emailVerifiedAt))
      return scope(async (tx) => {
        const confirmed = await setPerson(tx, unproved, { ...typed, emailVerifiedAt: clock() })
        if (confirmed !== null) await endLinks(tx, agencyId, confirmed)
        return confirmed
      })
    },
    async setLanguage(wanted, code) {
      if (isUuid(wanted)) await scope((tx) => setPerson(tx, isPerson(wanted), { language: code }))
    },
    update: async (wanted, change) =>
      isUuid(wanted) ? scope((tx) => setPerson(tx, isPerson(wanted), change)) : null,
    async setPassword(wanted, passwordHash) {
      if (!isUuid(wanted)) return
      await scope(async (tx) => {
        const changed = await setPerson(tx, isPerson(wanted), { passwordHash })
        if (changed !== null) await endLinks(tx, agencyId, changed)
      })
    },
    async markVerified(wanted) {
      if (!isUuid(wanted)) return
      const unproved = and(isPerson(wanted), isNull(users.emailVerifiedAt))
      await scope(async (tx) => {
        const [before] = await tx.select(profile).from(users).where(unproved).for('update')
        if (before === undefined) return
        await joinAsMade(tx, agencyId, before)
        await setPerson(tx, isPerson(before.id), { emailVerifiedAt: clock() })
        await removeUnproved(tx, agencyId, before.id)
      })
    },
  }
}

function withoutHash(row: (User & { passwordHash: string | null }) | null): User | null {
  if (row === null) return null
  const { passwordHash: _hash, ...user } = row
  return user
}
