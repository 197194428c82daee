import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { auditLog } from './agency-schema.ts'

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

/** One agency's append-only record of changes (security, 20). */
export interface AuditRepository {
  append(entry: NewAuditEntry): Promise<void>
  /** Newest entries first. */
  latest(limit: number): Promise<AuditEntry[]>
}

/** Returns the audit log of the scope's agency. */
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

/** Actions that change the state of the draft. */
const draftMoves = ['draft.change', 'draft.discard', 'version.publish', 'version.rollback']

/** Minutes within which one person's repeated action is one entry. */
const JOINED = 10

/**
 * The same for changes stored while a person types: their newest recent entry covers the next ones too. The final
 * result is logged with whatever comes next (`appendRunEnd`).
 */
export async function appendJoinedAudit(
  tx: Transaction,
  agencyId: string,
  entry: NewAuditEntry,
): Promise<void> {
  const [newest] = await tx
    .select({
      actor: auditLog.actor,
      action: auditLog.action,
      isRecent: sql<boolean>`${auditLog.at} > now() - make_interval(mins => ${JOINED})`,
    })
    .from(auditLog)
    .where(eq(auditLog.agencyId, agencyId))
    .orderBy(desc(auditLog.id))
    .limit(1)
  const isJoined = newest?.isRecent && newest.actor === entry.actor && newest.action === entry.action
  if (isJoined) return
  await appendRunEnd(tx, agencyId, entry.action, entry.beforeHash)
  await appendAudit(tx, agencyId, entry)
}

/**
 * Logs the final result of a run of joined entries, before the next entry about the same thing (`draft.change`,
 * `draft.discard`). Entries never change, so the run's has only its first result. Does nothing if that was the only
 * one.
 */
export async function appendRunEnd(
  tx: Transaction,
  agencyId: string,
  action: string,
  afterHash: string | null,
): Promise<void> {
  const [last] = await tx
    .select({ actor: auditLog.actor, action: auditLog.action, beforeHash: auditLog.afterHash })
    .from(auditLog)
    .where(and(eq(auditLog.agencyId, agencyId), inArray(auditLog.action, draftMoves)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  if (last?.action === action && last.beforeHash !== afterHash) {
    await appendAudit(tx, agencyId, { ...last, afterHash })
  }
}

/** Appends to the log inside the transaction of the change itself, so that neither exists without the other. */
export async function appendAudit(tx: Transaction, agencyId: string, entry: NewAuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ agencyId, ...entry })
}
