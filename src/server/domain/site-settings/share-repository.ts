import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { shares } from './branding-schema.ts'

/** A link that shows an agency's draft; its token is not stored. */
export interface ShareEntry {
  id: string
  label: string
  /** The name of the person who made it, at that time. */
  createdBy: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  /** When it was last opened. */
  openedAt: Date | null
}

/** One agency's links to its draft. */
export interface ShareRepository {
  /** Returns the token, which is not stored. */
  create(label: string, createdBy: string, seconds: number): Promise<{ share: ShareEntry; token: string }>
  /** False for a token that is unknown, expired, revoked, or of another agency. */
  isOpen(token: string): Promise<boolean>
  /** The same, and logs the visit. */
  open(token: string): Promise<boolean>
  /** Whether it is, or recently was, the token of a link of this agency. */
  isKnown(token: string): Promise<boolean>
  /** All open links, and those that ended in the last month; newest first. */
  list(): Promise<ShareEntry[]>
  /** Ends a link and returns it; null if there is no such id or it had already ended. */
  revoke(id: string): Promise<ShareEntry | null>
}

const KEPT_MS = 30 * 86_400_000

/** Returns the links of the scope's agency; demo links are included only in the demo. */
export function shareRepository(
  agencyId: string,
  scope: Scope,
  demo: boolean,
  clock: () => Date,
): ShareRepository {
  const { id, label, createdBy, createdAt, expiresAt, revokedAt, openedAt } = shares
  const entry = { id, label, createdBy, createdAt, expiresAt, revokedAt, openedAt }
  const own = (...conditions: (SQL | undefined)[]) =>
    and(eq(shares.agencyId, agencyId), demo ? undefined : eq(shares.isDemo, false), ...conditions)
  const isNowOpen = (token: string) =>
    own(eq(shares.tokenHash, hash(token)), gt(expiresAt, clock()), isNull(revokedAt))

  return {
    async create(wanted, person, seconds) {
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      const ends = new Date(now.getTime() + seconds * 1000)
      const [share] = await scope(async (tx) => {
        // Each new one deletes outdated ones, so that the table needs no separate clean-up.
        await tx.delete(shares).where(own(lte(expiresAt, new Date(now.getTime() - KEPT_MS))))
        return tx
          .insert(shares)
          .values({
            agencyId,
            tokenHash: hash(token),
            label: wanted,
            createdBy: person,
            createdAt: now,
            expiresAt: ends,
            isDemo: demo,
          })
          .returning(entry)
      })
      if (share === undefined) throw new Error('the link was not stored')
      return { share, token }
    },
    async isOpen(token) {
      const [found] = await scope((tx) => tx.select({ id }).from(shares).where(isNowOpen(token)))
      return found !== undefined
    },
    async open(token) {
      const opened = { openedAt: clock() }
      const found = await scope((tx) =>
        tx.update(shares).set(opened).where(isNowOpen(token)).returning({ id }),
      )
      return found.length > 0
    },
    async isKnown(token) {
      const known = own(eq(shares.tokenHash, hash(token)))
      const [found] = await scope((tx) => tx.select({ id }).from(shares).where(known))
      return found !== undefined
    },
    list: () => {
      const recent = gt(expiresAt, new Date(clock().getTime() - KEPT_MS))
      return scope((tx) =>
        tx.select(entry).from(shares).where(own(recent)).orderBy(desc(createdAt), desc(id)),
      )
    },
    async revoke(wanted) {
      if (!isUuid(wanted)) return null
      const [ended] = await scope((tx) =>
        tx
          .update(shares)
          .set({ revokedAt: clock() })
          .where(own(eq(id, wanted), isNull(revokedAt)))
          .returning(entry),
      )
      return ended ?? null
    },
  }
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
