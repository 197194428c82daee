import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { type accountTokenPurposes, accountTokens, users } from './people-schema.ts'
import { existing, profile, type User } from './person.ts'
import type { SignUpDetails, StoredSignUp } from './sign-up-details.ts'

export type AccountTokenPurpose = (typeof accountTokenPurposes)[number]

/** Seconds for which a token of each purpose is valid. */
export const accountTokenSeconds: Readonly<Record<AccountTokenPurpose, number>> = {
  verify: 24 * 3600,
  reset: 3600,
  invite: 7 * 86_400,
  handover: 60,
}

/**
 * The most links of a purpose that a person has; the oldest are dropped. A new link to set a password ends earlier
 * ones, so that a mailbox holds one valid link. A sign-up may be open in several browsers, each with its own link.
 */
export const accountTokenLifetimes: Readonly<Record<AccountTokenPurpose, number>> = {
  verify: 20,
  reset: 1,
  invite: 1,
  handover: 1,
}

/**
 * One agency's single-use tokens, stored only as hashes. A deactivated person has no valid token, and a verified one
 * has none to verify the address.
 */
export interface AccountTokenRepository {
  /**
   * Returns a new token, which is not stored; older ones of the purpose are dropped beyond the limit. `signUp` holds
   * the details that wait for this link, with the browser's mark. Throws for a person outside the agency.
   */
  issue(
    userId: string,
    purpose: AccountTokenPurpose,
    signUp?: { details: SignUpDetails; mark: string },
  ): Promise<string>
  /** Returns the token's owner without using it; null as `redeem`. */
  peek(token: string, purpose: AccountTokenPurpose): Promise<User | null>
  /** Uses the token and returns its owner; null if it is unknown, used, expired, or of another purpose or agency. */
  redeem(token: string, purpose: AccountTokenPurpose): Promise<User | null>
  /** The sign-up details that this link was mailed for; null as `redeem`, or if it was mailed for none. */
  signUpOf(token: string): Promise<SignUpDetails | null>
  /** A person's latest waiting sign-up in the browser with this mark. */
  signUpFrom(mark: string, userId: string): Promise<SignUpDetails | null>
}

/** Returns the tokens of the scope's agency; `clock` decides what has expired. */
export function accountTokenRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
  clock: () => Date,
): AccountTokenRepository {
  const { tokenHash, userId, purpose: kind, usedAt, expiresAt, createdAt, signUp } = accountTokens
  const own = eq(accountTokens.agencyId, agencyId)
  const live = (purpose: AccountTokenPurpose) =>
    and(own, eq(kind, purpose), isNull(usedAt), gt(expiresAt, clock()))
  const valid = (token: string, purpose: AccountTokenPurpose) =>
    and(live(purpose), eq(tokenHash, hash(token)))

  async function person(
    tx: Transaction,
    row: { userId: string } | undefined,
    purpose: AccountTokenPurpose,
  ): Promise<User | null> {
    if (row === undefined) return null
    const unproved = purpose === 'verify' ? isNull(users.emailVerifiedAt) : undefined
    const active = and(eq(users.id, row.userId), eq(users.isActive, true), unproved)
    const [user] = await tx
      .select(profile)
      .from(users)
      .where(existing(agencyId, demoPeople, active))
    return user ?? null
  }

  return {
    async issue(wanted, purpose, typed) {
      if (!isUuid(wanted)) throw new TypeError(`${JSON.stringify(wanted)} is not the id of a person`)
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      await scope(async (tx) => {
        // Tokens of one person are created one at a time, so that the limit holds.
        const [found] = await tx
          .select({ id: users.id })
          .from(users)
          .where(existing(agencyId, demoPeople, eq(users.id, wanted)))
          .for('update')
        if (found === undefined) throw new Error('the person of a token does not belong to this agency')
        await tx.delete(accountTokens).where(and(own, lte(expiresAt, now)))
        const ofPurpose = and(own, eq(userId, wanted), eq(kind, purpose))
        const remaining = tx
          .select({ tokenHash })
          .from(accountTokens)
          .where(and(ofPurpose, isNull(usedAt)))
          .orderBy(desc(createdAt))
          .limit(accountTokenLifetimes[purpose] - 1)
        await tx.delete(accountTokens).where(and(ofPurpose, notInArray(tokenHash, remaining)))
        await tx.insert(accountTokens).values({
          agencyId,
          tokenHash: hash(token),
          userId: wanted,
          purpose,
          createdAt: now,
          expiresAt: new Date(now.getTime() + accountTokenSeconds[purpose] * 1000),
          signUp: typed ? { ...typed.details, browserHash: hash(typed.mark) } : null,
        })
      })
      return token
    },
    peek: (token, purpose) =>
      scope(async (tx) => {
        const [row] = await tx.select({ userId }).from(accountTokens).where(valid(token, purpose))
        return person(tx, row, purpose)
      }),
    redeem: (token, purpose) =>
      scope(async (tx) => {
        const [row] = await tx
          .update(accountTokens)
          .set({ usedAt: clock() })
          .where(valid(token, purpose))
          .returning({ userId })
        return person(tx, row, purpose)
      }),
    async signUpOf(token) {
      const [row] = await scope((tx) =>
        tx.select({ signUp }).from(accountTokens).where(valid(token, 'verify')),
      )
      return detailsOf(row)
    },
    async signUpFrom(mark, wanted) {
      if (!isUuid(wanted)) return null
      const typedThere = eq(sql`${signUp}->>'browserHash'`, hash(mark))
      const [row] = await scope((tx) =>
        tx
          .select({ signUp })
          .from(accountTokens)
          .where(and(live('verify'), eq(userId, wanted), typedThere))
          .orderBy(desc(createdAt))
          .limit(1),
      )
      return detailsOf(row)
    },
  }
}

function detailsOf(row: { signUp: StoredSignUp | null } | undefined): SignUpDetails | null {
  if (!row?.signUp) return null
  const { browserHash: _mark, ...details } = row.signUp
  return details
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
