import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { isUuid } from './is-uuid.ts'
import { sessions } from './schema.ts'
import type { Scope } from './scope.ts'
import type { User, UserRepository } from './user-repository.ts'

/** One agency's sign-ins. A token is stored as its hash only, and means nothing at another agency. */
export interface SessionRepository {
  /** Gives the token, which is not kept. Throws for a person of another agency. */
  create(userId: string, lifetimeSeconds: number): Promise<{ token: string; expiresAt: Date }>
  /** Null for a token that is unknown, ended, expired, or of another agency. */
  find(token: string): Promise<{ user: User; expiresAt: Date } | null>
  end(token: string): Promise<void>
  /** Ends every session of a person, as a change of role or password asks for. */
  endAllOf(userId: string): Promise<void>
}

/** Gives the sessions of the scope's agency, with `clock` deciding what has expired. */
export function sessionRepository(
  agencyId: string,
  scope: Scope,
  users: Pick<UserRepository, 'find'>,
  clock: () => Date,
): SessionRepository {
  return {
    async create(userId, lifetimeSeconds) {
      const token = randomBytes(32).toString('base64url')
      const createdAt = clock()
      const expiresAt = new Date(createdAt.getTime() + lifetimeSeconds * 1000)
      await scope(async (tx) => {
        // Each sign-in takes the expired ones away, so that the table needs no housekeeper.
        await tx
          .delete(sessions)
          .where(and(eq(sessions.agencyId, agencyId), lte(sessions.expiresAt, createdAt)))
        await tx.insert(sessions).values({ agencyId, tokenHash: hash(token), userId, createdAt, expiresAt })
      })
      return { token, expiresAt }
    },
    async find(token) {
      const { userId, expiresAt } = sessions
      const [row] = await scope((tx) =>
        tx
          .select({ userId, expiresAt })
          .from(sessions)
          .where(
            and(eq(sessions.agencyId, agencyId), eq(sessions.tokenHash, hash(token)), gt(expiresAt, clock())),
          ),
      )
      const user = row === undefined ? null : await users.find(row.userId)
      return row === undefined || user === null ? null : { user, expiresAt: row.expiresAt }
    },
    async end(token) {
      await scope((tx) =>
        tx.delete(sessions).where(and(eq(sessions.agencyId, agencyId), eq(sessions.tokenHash, hash(token)))),
      )
    },
    async endAllOf(userId) {
      if (!isUuid(userId)) return
      await scope((tx) =>
        tx.delete(sessions).where(and(eq(sessions.agencyId, agencyId), eq(sessions.userId, userId))),
      )
    },
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
