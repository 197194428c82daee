import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { isUuid } from './is-uuid.ts'
import { type accountTokenPurposes, accountTokens, users } from './people-schema.ts'
import { existing, profile, type User } from './person.ts'
import type { Scope } from './scope.ts'

export type AccountTokenPurpose = (typeof accountTokenPurposes)[number]

/** Seconds a token of each purpose is good for. */
export const accountTokenSeconds: Readonly<Record<AccountTokenPurpose, number>> = {
  verify: 24 * 3600,
  reset: 3600,
  invite: 7 * 86_400,
  handover: 60,
}

/** One agency's single-use tokens, stored as hashes only. A person who was shut out has none that counts. */
export interface AccountTokenRepository {
  /** Gives the token, which is not kept; the person's earlier ones of the purpose end. Throws for who is not of the agency. */
  issue(userId: string, purpose: AccountTokenPurpose): Promise<string>
  /** Whose it is, without using it; null as `redeem`. */
  peek(token: string, purpose: AccountTokenPurpose): Promise<User | null>
  /** Uses it and says whose it was; null for one that is unknown, used, expired, of another purpose or another agency. */
  redeem(token: string, purpose: AccountTokenPurpose): Promise<User | null>
}

/** Gives the tokens of the scope's agency, with `clock` deciding what has expired. */
export function accountTokenRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
  clock: () => Date,
): AccountTokenRepository {
  const { tokenHash, userId, purpose: kind, usedAt, expiresAt } = accountTokens
  const valid = (token: string, purpose: AccountTokenPurpose) =>
    and(
      eq(accountTokens.agencyId, agencyId),
      eq(tokenHash, hash(token)),
      eq(kind, purpose),
      isNull(usedAt),
      gt(expiresAt, clock()),
    )

  async function person(tx: Transaction, row: { userId: string } | undefined): Promise<User | null> {
    if (row === undefined) return null
    const active = and(eq(users.id, row.userId), eq(users.isActive, true))
    const [user] = await tx
      .select(profile)
      .from(users)
      .where(existing(agencyId, demoPeople, active))
    return user ?? null
  }

  return {
    async issue(wanted, purpose) {
      if (!isUuid(wanted)) throw new TypeError(`${JSON.stringify(wanted)} is not the id of a person`)
      const token = randomBytes(32).toString('base64url')
      const createdAt = clock()
      await scope(async (tx) => {
        // Tokens for one person are made one after the other, so that of two asked for at once one is left.
        const [found] = await tx
          .select({ id: users.id })
          .from(users)
          .where(existing(agencyId, demoPeople, eq(users.id, wanted)))
          .for('update')
        if (found === undefined) throw new Error('a token is for nobody of this agency')
        const own = eq(accountTokens.agencyId, agencyId)
        await tx.delete(accountTokens).where(and(own, lte(expiresAt, createdAt)))
        await tx.delete(accountTokens).where(and(own, eq(userId, wanted), eq(kind, purpose)))
        await tx.insert(accountTokens).values({
          agencyId,
          tokenHash: hash(token),
          userId: wanted,
          purpose,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + accountTokenSeconds[purpose] * 1000),
        })
      })
      return token
    },
    peek: (token, purpose) =>
      scope(async (tx) => {
        const [row] = await tx.select({ userId }).from(accountTokens).where(valid(token, purpose))
        return person(tx, row)
      }),
    redeem: (token, purpose) =>
      scope(async (tx) => {
        const [row] = await tx
          .update(accountTokens)
          .set({ usedAt: clock() })
          .where(valid(token, purpose))
          .returning({ userId })
        return person(tx, row)
      }),
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
