import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, type SQL } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { clientNetwork } from '../../kernel/net/client-network.ts'
import type { FoundSession } from './found-session.ts'
import { sessions, users } from './people-schema.ts'
import { existing, profile } from './person.ts'
import type { SessionCache } from './session-cache.ts'

/** The client and address of a sign-in. */
export interface SessionClient {
  userAgent: string
  /** The client's address; only its network is stored. */
  address: string | null
}

/** A session as its person sees it. */
export interface SessionEntry {
  id: string
  createdAt: Date
  /** Rounded to five minutes. */
  lastSeenAt: Date
  userAgent: string
  address: string
}

/** One agency's sign-ins. Tokens are stored only as hashes and are invalid at other agencies. */
export interface SessionRepository {
  /** Returns the token, which is not stored. Throws for a person of another agency. */
  create(
    userId: string,
    lifetimeSeconds: number,
    client?: SessionClient,
  ): Promise<{ token: string; expiresAt: Date }>
  /** Null for a token that is unknown, ended, expired, of another agency, or of a deactivated person. */
  find(token: string): Promise<FoundSession | null>
  end(token: string): Promise<void>
  /** A person's sessions that have not expired, most recently used first. */
  list(userId: string): Promise<SessionEntry[]>
  /** Ends a session of this person; false if there is no such id. */
  endById(userId: string, id: string): Promise<boolean>
  /** Ends every session of a person but one, as a change of role or password requires. */
  endAllOf(userId: string, exceptToken?: string): Promise<void>
}

/** The interval of storing when a session was seen, so that not every read is a write. */
const SEEN_MS = 5 * 60_000
const USER_AGENT_LENGTH = 200

/** Returns the sessions of the scope's agency; `clock` decides what has expired. */
export function sessionRepository(
  agencyId: string,
  scope: Scope,
  demoPeople: boolean,
  clock: () => Date,
  cache: SessionCache | null = null,
): SessionRepository {
  const own = (...conditions: (SQL | undefined)[]) => and(eq(sessions.agencyId, agencyId), ...conditions)
  const withToken = (token: string) => own(eq(sessions.tokenHash, hash(token)))
  const { id, createdAt, expiresAt, lastSeenAt, userAgent, address } = sessions

  async function read(token: string): Promise<FoundSession | null> {
    const now = clock()
    return scope(async (tx) => {
      const [row] = await tx
        .select({ session: { id, expiresAt, lastSeenAt }, user: profile })
        .from(sessions)
        .innerJoin(users, and(eq(users.agencyId, sessions.agencyId), eq(users.id, sessions.userId)))
        .where(
          and(withToken(token), gt(expiresAt, now), existing(agencyId, demoPeople, eq(users.isActive, true))),
        )
      if (row === undefined) return null
      const isSeen = now.getTime() - row.session.lastSeenAt.getTime() < SEEN_MS
      if (!isSeen) await tx.update(sessions).set({ lastSeenAt: now }).where(withToken(token))
      return { ...row.session, ...(isSeen ? {} : { lastSeenAt: now }), user: row.user }
    })
  }

  /** A cached session is used until it expires, or until its time of use has to be stored again. */
  async function recall(cache: SessionCache, token: string): Promise<FoundSession | null> {
    const key = `${agencyId} ${hash(token)}`
    const found = await cache.get(key, () => read(token))
    const now = clock().getTime()
    const isFresh =
      found !== null && found.expiresAt.getTime() > now && now - found.lastSeenAt.getTime() < SEEN_MS
    if (isFresh) return found
    cache.delete(key)
    return found === null ? null : read(token)
  }

  return {
    async create(userId, lifetimeSeconds, client = { userAgent: '', address: null }) {
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      const end = new Date(now.getTime() + lifetimeSeconds * 1000)
      await scope(async (tx) => {
        // Each sign-in deletes the expired ones, so that the table needs no separate clean-up.
        await tx.delete(sessions).where(own(lte(expiresAt, now)))
        await tx.insert(sessions).values({
          agencyId,
          tokenHash: hash(token),
          userId,
          createdAt: now,
          expiresAt: end,
          lastSeenAt: now,
          userAgent: client.userAgent.replace(/\p{Cc}+/gu, ' ').slice(0, USER_AGENT_LENGTH),
          address: clientNetwork(client.address),
        })
      })
      return { token, expiresAt: end }
    },
    find: (token) => (cache === null ? read(token) : recall(cache, token)),
    async end(token) {
      await scope((tx) => tx.delete(sessions).where(withToken(token)))
    },
    async list(userId) {
      if (!isUuid(userId)) return []
      return scope((tx) =>
        tx
          .select({ id, createdAt, lastSeenAt, userAgent, address })
          .from(sessions)
          .where(own(eq(sessions.userId, userId), gt(expiresAt, clock())))
          .orderBy(desc(lastSeenAt), desc(createdAt)),
      )
    },
    async endById(userId, wanted) {
      if (!isUuid(userId) || !isUuid(wanted)) return false
      const ended = await scope((tx) =>
        tx
          .delete(sessions)
          .where(own(eq(sessions.userId, userId), eq(id, wanted)))
          .returning({ id }),
      )
      return ended.length > 0
    },
    async endAllOf(userId, exceptToken) {
      if (!isUuid(userId)) return
      const others = exceptToken === undefined ? undefined : ne(sessions.tokenHash, hash(exceptToken))
      await scope((tx) => tx.delete(sessions).where(own(eq(sessions.userId, userId), others)))
    },
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
