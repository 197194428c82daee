import { and, asc, count, eq, gt, sql, sum } from 'drizzle-orm'
import type { Editor, FieldAuthor, PastChange, Settings } from '../../../contract/types.ts'
import type { Change } from '../../../tenant/settings/change.ts'
import { sameJson } from '../../../tenant/settings/json.ts'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { contentHash } from '../../kernel/ids/canonical-json.ts'
import { appendAudit, appendJoinedAudit, appendRunEnd } from '../agencies/audit-repository.ts'
import { announceBranding } from '../agencies/branding-channel.ts'
import { draftChanges, drafts } from './branding-schema.ts'
import { lockBranding } from './lock-branding.ts'
import { settingsJson } from './settings-json.ts'
import { readDraft, type StoredDraft } from './stored-draft.ts'

export interface DraftEdit {
  /** The revision the change was made from. */
  revision: number
  changes: readonly Change[]
  /** The settings after the changes. */
  settings: Settings
  editor: Editor
  gesture?: string | undefined
}

/** The new revision; or the draft's revision, if it has changed since and nothing was stored. */
export type DraftOutcome = { ok: true; revision: number } | { ok: false; revision: number }

/** One agency's settings being edited. Source: security, 16. */
export interface DraftRepository {
  /** Null before the agency's first version. */
  find(): Promise<StoredDraft | null>
  /** The changes of the draft after a revision, oldest first; empty if not all of them are stored any more. */
  since(revision: number): Promise<PastChange[]>
  /** The effect of an editor's earlier call from a revision, by its gesture; null if it had none or is too long ago. */
  done(call: { from: number; gesture: string; editor: Editor }): Promise<PastChange | null>
  change(edit: DraftEdit): Promise<DraftOutcome>
  /** Locks the draft, the published version, plans and links until the transaction ends. */
  lock(): Promise<void>
  /** Discards everything since the last publication. */
  discard(edit: Pick<DraftEdit, 'revision' | 'editor'>): Promise<DraftOutcome>
}

/** Stored changes for editors that fall behind; beyond them the draft is read again. */
const KEPT = 100
/** Maximum characters of the stored changes; older ones are deleted. */
const MOST = 1_000_000

/** Returns the draft of the scope's agency. */
export function draftRepository(agencyId: string, scope: Scope, clock: () => Date): DraftRepository {
  const isOwn = eq(drafts.agencyId, agencyId)

  /** Runs work on the locked draft if it has the revision. */
  function atRevision(
    revision: number,
    work: (tx: Transaction, draft: StoredDraft) => Promise<void>,
  ): Promise<DraftOutcome> {
    return scope(async (tx) => {
      await lockBranding(tx, agencyId)
      const draft = await readDraft(tx, agencyId)
      if (draft?.revision !== revision) return { ok: false, revision: draft?.revision ?? 0 }
      await work(tx, draft)
      return { ok: true, revision: revision + 1 }
    })
  }

  async function write(tx: Transaction, values: Omit<typeof drafts.$inferInsert, 'agencyId'>): Promise<void> {
    await tx
      .insert(drafts)
      .values({ agencyId, ...values })
      .onConflictDoUpdate({ target: drafts.agencyId, set: values })
  }

  /** Deletes changes that are too old or too long, but never the newest, which identifies its own call. */
  async function forgetChanges(tx: Transaction, newest: number): Promise<void> {
    await tx.execute(sql`
      delete from draft_changes where agency_id = ${agencyId} and (revision <= ${newest - KEPT} or revision in (
        select revision from (
          select revision, sum(size) over (order by revision desc) as told
          from draft_changes where agency_id = ${agencyId}
        ) kept where told > ${MOST} and revision < ${newest}))`)
  }

  return {
    find: () => scope((tx) => readDraft(tx, agencyId)),
    lock: () => scope((tx) => lockBranding(tx, agencyId)),

    since: (revision) =>
      scope(async (tx) => {
        const [current] = await tx.select({ revision: drafts.revision }).from(drafts).where(isOwn)
        const later = and(eq(draftChanges.agencyId, agencyId), gt(draftChanges.revision, revision))
        // Counted before they are read: they may be large.
        const [stored] = await tx
          .select({ rows: count(), size: sum(draftChanges.size).mapWith(Number) })
          .from(draftChanges)
          .where(later)
        const isWhole = current !== undefined && stored?.rows === current.revision - revision
        if (!isWhole || (stored.size ?? 0) > MOST) return []
        const rows = await tx.select().from(draftChanges).where(later).orderBy(asc(draftChanges.revision))
        return rows.map(pastChange)
      }),

    done: ({ from, gesture, editor }) =>
      scope(async (tx) => {
        const isIt = [eq(draftChanges.agencyId, agencyId), eq(draftChanges.revision, from + 1)]
        const [row] = await tx
          .select()
          .from(draftChanges)
          .where(and(...isIt, eq(draftChanges.gesture, gesture), eq(draftChanges.personId, editor.id)))
        return row === undefined ? null : pastChange(row)
      }),

    change: ({ revision, changes, settings, editor, gesture }) =>
      atRevision(revision, async (tx, draft) => {
        const at = clock()
        const isEdited = !sameJson(settingsJson(settings), settingsJson(draft.published))
        await write(tx, {
          revision: revision + 1,
          document: isEdited ? settings : null,
          authors: isEdited ? authorsWith(draft.authors, changes, editor, at) : [],
          updatedAt: at,
          updatedBy: editor.id,
          updatedByName: editor.name,
        })
        const author = { personId: editor.id, personName: editor.name, at }
        const size = JSON.stringify(changes).length
        const row = { agencyId, revision: revision + 1, ...author, changes: [...changes], size }
        await tx.insert(draftChanges).values({ ...row, gesture: gesture ?? null })
        await forgetChanges(tx, revision + 1)
        await note(tx, 'draft.change', editor, draft.settings, settings)
        await announceBranding(tx, { agencyId, kind: 'draft', revision: revision + 1, by: shown(editor) })
      }),

    discard: ({ revision, editor }) =>
      atRevision(revision, async (tx, draft) => {
        const author = { updatedAt: clock(), updatedBy: editor.id, updatedByName: editor.name }
        await write(tx, { revision: revision + 1, document: null, authors: [], ...author })
        await note(tx, 'draft.discard', editor, draft.settings, draft.published)
        await announceBranding(tx, { agencyId, kind: 'discarded', revision: revision + 1, by: shown(editor) })
      }),
  }

  async function note(tx: Transaction, action: string, { id }: Editor, before: Settings, after: Settings) {
    const entry = { actor: id, action, beforeHash: contentHash(before), afterHash: contentHash(after) }
    if (action === 'draft.change') return appendJoinedAudit(tx, agencyId, entry)
    await appendRunEnd(tx, agencyId, 'draft.change', entry.beforeHash)
    return appendAudit(tx, agencyId, entry)
  }
}

/** News have little room, and a name may be long. */
export function shown({ id, name }: Editor): Editor {
  return { id: id.slice(0, 300), name: name.slice(0, 300) }
}

function pastChange(row: typeof draftChanges.$inferSelect): PastChange {
  const { revision, personId, personName, at, gesture, changes } = row
  return {
    revision,
    by: { id: personId, name: personName },
    at: at.toISOString(),
    ...(gesture !== null && { gesture }),
    changes,
  }
}

function authorsWith(
  authors: readonly FieldAuthor[],
  changes: readonly Change[],
  by: Editor,
  at: Date,
): FieldAuthor[] {
  const fields = new Map(authors.map((author) => [author.pointer, author]))
  for (const { pointer } of changes) fields.set(pointer, { pointer, by, at: at.toISOString() })
  return [...fields.values()]
}
