import { desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { auditLog } from './schema.ts'
import type { Scope } from './scope.ts'

export interface AuditEntry {
  at: Date
  /** A person's id, or `import` or `system`. */
  actor: string
  /** What was done, as `noun.verb`: `version.publish`. */
  action: string
  beforeHash: string | null
  afterHash: string | null
}

export type NewAuditEntry = Omit<AuditEntry, 'at'>

/** One agency's append-only record of changes (security design, 20). */
export interface AuditRepository {
  append(entry: NewAuditEntry): Promise<void>
  /** The newest entries first. */
  latest(limit: number): Promise<AuditEntry[]>
}

/** Gives the audit log of the scope's agency. */
export function auditRepository(agencyId: string, scope: Scope): AuditRepository {
  return {
    append: (entry) => scope((tx) => appendAudit(tx, agencyId, entry)),
    latest: (limit) =>
      scope((tx) => {
        const { at, actor, action, beforeHash, afterHash } = auditLog
        return tx
          .select({ at, actor, action, beforeHash, afterHash })
          .from(auditLog)
          .orderBy(desc(auditLog.id))
          .limit(limit)
      }),
  }
}

/** Minutes in which what one person does over and over is one entry. */
const JOINED = 10

/**
 * The same for what is stored at every pause of somebody's typing: while theirs is the newest entry and not long ago, it
 * stands for the next ones too. What came of them the entry after it says, of whatever kind.
 */
export async function appendJoinedAudit(
  tx: Transaction,
  agencyId: string,
  entry: NewAuditEntry,
): Promise<void> {
  const [newest] = await tx
    .select({
      ...{ actor: auditLog.actor, action: auditLog.action },
      isRecent: sql<boolean>`${auditLog.at} > now() - make_interval(mins => ${JOINED})`,
    })
    .from(auditLog)
    .where(eq(auditLog.agencyId, agencyId))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const isJoined = newest?.isRecent && newest.actor === entry.actor && newest.action === entry.action
  if (!isJoined) await appendAudit(tx, agencyId, entry)
}

/** Appends to the log inside a transaction that makes the change itself, so that there is never one without the other. */
export async function appendAudit(tx: Transaction, agencyId: string, entry: NewAuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ agencyId, ...entry })
}
