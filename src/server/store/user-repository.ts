import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { isUuid } from './is-uuid.ts'
import { LastOwner } from './last-owner.ts'
import { verifyPassword } from './password.ts'
import { type AgentType, accountTokens, users } from './people-schema.ts'
import type { Scope } from './scope.ts'

/** A person as the rest of the server knows one: never with the password's hash. */
export type User = Omit<typeof users.$inferSelect, 'agencyId' | 'passwordHash' | 'createdAt'>

type Later =
  | 'emailVerifiedAt'
  | 'isActive'
  | 'pictureHash'
  | 'phone'
  | 'isRewardWalletEnable'
  | 'invitedAs'
  | 'invitedRestricted'

/** Without `emailVerifiedAt` a person has yet to show that the address is theirs. */
export interface NewUser extends Omit<User, 'id' | Later>, Partial<Pick<User, Later>> {
  passwordHash: string | null
}

export type ProfileChange = Partial<
  Pick<User, 'firstName' | 'lastName' | 'phone' | 'language' | 'currency' | 'pictureHash'>
>
/** What somebody is for an agency. */
export interface Role {
  userType: AgentType
  isRestricted: boolean
}

export type AccessChange = Partial<Pick<User, 'userType' | 'isRestricted' | 'isActive'>>

/** One agency's people. In production mode people of the demo do not exist. */
export interface UserRepository {
  find(id: string): Promise<User | null>
  findByEmail(email: string): Promise<User | null>
  /**
   * Null when the e-mail is unknown or the password wrong, after the same time (security design, 7). Whoever is let in by
   * it has yet to be asked for `emailVerifiedAt` and `isActive`.
   */
  authenticate(email: string, password: string): Promise<User | null>
  /** Null when the e-mail is taken. */
  create(user: NewUser): Promise<User | null>
  /** Gives who signed up before and never proved the address what was typed last; null where there is no such person. */
  renewUnverified(
    email: string,
    values: Pick<NewUser, 'passwordHash' | 'firstName' | 'lastName' | 'language'>,
  ): Promise<User | null>
  setLanguage(id: string, language: string): Promise<void>
  /** Null for an id that is unknown or of another agency. */
  update(id: string, change: ProfileChange): Promise<User | null>
  /** Every link and token of the person is void from then on. */
  setPassword(id: string, passwordHash: string): Promise<void>
  /** Keeps the first moment where there is one. */
  markVerified(id: string): Promise<void>
  /** Throws `LastOwner` when nobody would be left who owns the agency; null as `update`. */
  setAccess(id: string, change: AccessChange): Promise<User | null>
  /** Everybody but the travellers, and travellers who were asked to be agents, by name. */
  agents(): Promise<User[]>
  /** Asks a traveller to be an agent, or takes that back with null; null as `update`, and for who is an agent already. */
  invite(id: string, role: Role | null): Promise<User | null>
  /** Makes a traveller what they were asked to be, if they were; an invitation that was taken back is worth nothing. */
  takeInvitation(id: string): Promise<void>
}

const { id, email, userType, isRestricted, firstName, lastName, language, currency, isDemo } = users
const { emailVerifiedAt, isActive, pictureHash, phone, isRewardWalletEnable } = users
const { invitedAs, invitedRestricted } = users
/** What is read of a person: everything but the password's hash. */
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
}

/** Gives the condition under which a person exists: of this agency, and of the demo only where there is one. */
export function existing(agencyId: string, demoPeople: boolean, condition?: SQL): SQL | undefined {
  return and(eq(users.agencyId, agencyId), condition, demoPeople ? undefined : eq(users.isDemo, false))
}

/** Gives the people of the scope's agency; `demoPeople` says whether those of the demo are among them. */
export function userRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
  clock: () => Date = () => new Date(),
): UserRepository {
  const visible = (condition: SQL) => existing(agencyId, demoPeople, condition)

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

  async function set(tx: Transaction, wanted: string, values: Partial<typeof users.$inferInsert>) {
    const mine = visible(eq(users.id, wanted))
    if (Object.keys(values).length === 0) return (await tx.select(profile).from(users).where(mine))[0] ?? null
    const [row] = await tx.update(users).set(values).where(mine).returning(profile)
    return row ?? null
  }

  return {
    find: async (wanted) => (isUuid(wanted) ? withoutHash(await one(eq(users.id, wanted))) : null),
    findByEmail: async (address) => withoutHash(await one(eq(users.email, emailKey(address)))),
    async authenticate(address, password) {
      const row = await one(eq(users.email, emailKey(address)))
      return (await verifyPassword(password, row?.passwordHash ?? null)) ? withoutHash(row) : null
    },
    async create(user) {
      const values = { ...user, agencyId, id: randomUUID(), email: emailKey(user.email) }
      const [row] = await scope((tx) =>
        tx.insert(users).values(values).onConflictDoNothing().returning(profile),
      )
      return row ?? null
    },
    async renewUnverified(address, values) {
      // Whoever was invited, or had a link of another kind, has something to lose: only a sign-up is typed anew.
      const renewable = and(
        eq(users.email, emailKey(address)),
        eq(users.userType, 'Traveller'),
        isNull(users.emailVerifiedAt),
        isNotNull(users.passwordHash),
        eq(users.isActive, true),
      )
      const [row] = await scope((tx) =>
        tx
          .update(users)
          .set(values)
          .where(renewable && visible(renewable))
          .returning(profile),
      )
      return row ?? null
    },
    async setLanguage(wanted, code) {
      if (isUuid(wanted)) await scope((tx) => set(tx, wanted, { language: code }))
    },
    update: async (wanted, change) => (isUuid(wanted) ? scope((tx) => set(tx, wanted, change)) : null),
    async setPassword(wanted, passwordHash) {
      if (!isUuid(wanted)) return
      await scope(async (tx) => {
        if ((await set(tx, wanted, { passwordHash })) === null) return
        // Whatever else would have let somebody in ends with the password before.
        await tx
          .delete(accountTokens)
          .where(and(eq(accountTokens.agencyId, agencyId), eq(accountTokens.userId, wanted)))
      })
    },
    async markVerified(wanted) {
      if (!isUuid(wanted)) return
      const unverified = and(eq(users.id, wanted), isNull(users.emailVerifiedAt))
      await scope((tx) =>
        tx
          .update(users)
          .set({ emailVerifiedAt: clock() })
          .where(unverified && visible(unverified)),
      )
    },
    async setAccess(wanted, change) {
      if (!isUuid(wanted)) return null
      return scope(async (tx) => {
        // Two owners who shut each other out at the same moment come one after the other.
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`livery owners ${agencyId}`}, 0))`,
        )
        const changed = await set(tx, wanted, change)
        if (changed !== null && takesOwner(change)) await requireOwner(tx, wanted)
        return changed
      })
    },
    agents: () =>
      scope((tx) =>
        tx
          .select(profile)
          .from(users)
          .where(existing(agencyId, demoPeople, or(ne(users.userType, 'Traveller'), isNotNull(invitedAs))))
          .orderBy(asc(users.firstName), asc(users.lastName), asc(users.email)),
      ),
    async invite(wanted, role) {
      if (!isUuid(wanted)) return null
      const traveller = existing(
        agencyId,
        demoPeople,
        and(eq(users.id, wanted), eq(users.userType, 'Traveller')),
      )
      const asked = { invitedAs: role?.userType ?? null, invitedRestricted: role?.isRestricted ?? false }
      const [row] = await scope((tx) => tx.update(users).set(asked).where(traveller).returning(profile))
      return row ?? null
    },
    async takeInvitation(wanted) {
      if (!isUuid(wanted)) return
      const asked = existing(agencyId, demoPeople, and(eq(users.id, wanted), isNotNull(invitedAs)))
      const role = { userType: sql`${invitedAs}`, isRestricted: sql`${invitedRestricted}` }
      await scope((tx) =>
        tx
          .update(users)
          .set({ ...role, invitedAs: null, invitedRestricted: false })
          .where(asked),
      )
    },
  }

  /** Throwing undoes the change with the transaction. */
  async function requireOwner(tx: Transaction, wanted: string): Promise<void> {
    // Who was invited and has not come yet could let nobody in.
    const came = isNotNull(users.emailVerifiedAt)
    const owner = and(eq(users.userType, 'AgencyOwner'), eq(users.isActive, true), came)
    const [left] = await tx
      .select({ id: users.id })
      .from(users)
      .where(owner && visible(owner))
      .limit(1)
    if (left === undefined) throw new LastOwner(wanted)
  }
}

function takesOwner({ userType: type, isActive: active }: AccessChange): boolean {
  return active === false || (type !== undefined && type !== 'AgencyOwner')
}

/** Takes an e-mail address as typed and gives the one spelling it is stored and looked up under. */
export function emailKey(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase()
}

function withoutHash(row: (User & { passwordHash: string | null }) | null): User | null {
  if (row === null) return null
  const { passwordHash: _hash, ...user } = row
  return user
}
