import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Editor, Publication, Receipt } from '../../../contract/types.ts'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { contentHash } from '../../kernel/ids/canonical-json.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import { appendAudit } from '../agencies/audit-repository.ts'
import { drafts, publications } from './branding-schema.ts'
import { shown } from './draft-repository.ts'
import { lockBranding } from './lock-branding.ts'
import { movePointer } from './move-pointer.ts'
import { noteRunEnd } from './note-run-end.ts'
import { preserveDraft } from './preserve-draft.ts'
import { publishedHash, publishVersion } from './publish-version.ts'
import type { PlanMoment } from './version-layers.ts'

interface Publishing {
  editor: Editor
  note: string
  receipt: Receipt
}

export interface DraftPublishing extends Publishing {
  /** The draft's revision that the content was made of. */
  revision: number
  content: AgencyContent
}

export interface Rollback extends Publishing {
  /** The version visitors see, from which the receipt was made. */
  from: number
  to: number
  /** The content to publish as a new version, if the old version cannot return unchanged. */
  content?: AgencyContent
  /** The draft stays unchanged: what visitors no longer see is to be published again. */
  keepsDraft?: boolean
}

export interface ScheduledPublishing extends Publishing {
  kind: 'scheduled' | 'schedule-end'
  /** The version visitors see, that the content was made of. */
  from: number
  content: AgencyContent
  /** The plan, if its end is to revert this publication, or is doing so. */
  plan?: PlanMoment | undefined
}

/**
 * `stale`: the draft or the published version has changed since. `unchanged`: visitors see this already. In both
 * cases nothing was stored.
 */
export type PublishOutcome =
  | { publication: Publication; revision: number }
  | { refused: 'stale' | 'unchanged'; revision: number }

/** Who changed the version that visitors see, and how; append-only. Source: security, 16. */
export interface PublicationRepository {
  publishDraft(publishing: DraftPublishing): Promise<PublishOutcome>
  /** Publishes next to the draft, which keeps its changes. */
  publishScheduled(publishing: ScheduledPublishing): Promise<PublishOutcome>
  rollBack(rollback: Rollback): Promise<PublishOutcome>
  /** The publications of some versions, latest first. */
  ofVersions(versions: readonly number[]): Promise<Publication[]>
  /** The receipt of a version's first publication; null if it was imported. */
  receiptOf(version: number): Promise<Receipt | null>
}

/** Returns the publications of the scope's agency; `moved` is called when visitors see another version. */
export function publicationRepository(
  agencyId: string,
  scope: Scope,
  clock: () => Date,
  moved: () => void,
): PublicationRepository {
  const isOwn = eq(publications.agencyId, agencyId)

  async function revisionOf(tx: Transaction): Promise<number> {
    const isTheirs = eq(drafts.agencyId, agencyId)
    const [row] = await tx.select({ revision: drafts.revision }).from(drafts).where(isTheirs)
    return row?.revision ?? 0
  }

  async function append(
    tx: Transaction,
    kind: Publication['kind'],
    version: number,
    beforeVersion: number | null,
    { editor, note, receipt }: Publishing,
  ): Promise<PublishOutcome> {
    const author = { personId: editor.id, personName: editor.name }
    const [row] = await tx
      .insert(publications)
      .values({ agencyId, version, kind, ...author, note, at: clock(), beforeVersion, receipt })
      .returning()
    if (row === undefined) throw new Error('a publication was not stored')
    return { publication: publicationOf(row), revision: await revisionOf(tx) }
  }

  async function locked(work: (tx: Transaction) => Promise<PublishOutcome>): Promise<PublishOutcome> {
    const outcome = await scope(async (tx) => {
      await lockBranding(tx, agencyId)
      await noteRunEnd(tx, agencyId)
      return work(tx)
    })
    if ('publication' in outcome) moved()
    return outcome
  }

  return {
    publishDraft: ({ revision, content, ...publishing }) =>
      locked(async (tx) => {
        const current = await revisionOf(tx)
        if (current !== revision) return { refused: 'stale', revision: current }
        const before = await publishedHash(tx, agencyId)
        if (before?.contentHash === contentHash(content)) return { refused: 'unchanged', revision }
        await tx.update(drafts).set({ document: null, authors: [] }).where(eq(drafts.agencyId, agencyId))
        const { editor, note } = publishing
        const by = shown(editor)
        const { version } = await publishVersion(tx, agencyId, content, { note, actor: editor.id, by })
        return append(tx, 'publish', version, before?.version ?? null, publishing)
      }),

    publishScheduled: ({ kind, from, content, plan, ...publishing }) =>
      locked(async (tx) => {
        const before = await publishedHash(tx, agencyId)
        if (before?.version !== from) return { refused: 'stale', revision: await revisionOf(tx) }
        const { editor, note } = publishing
        const by = shown(editor)
        const outcome = await publishVersion(tx, agencyId, content, { note, actor: editor.id, by, plan })
        if (!outcome.changed) return { refused: 'unchanged', revision: await revisionOf(tx) }
        return append(tx, kind, outcome.version, from, publishing)
      }),

    rollBack: ({ from, to, content, keepsDraft, ...publishing }) =>
      locked(async (tx) => {
        const before = await publishedHash(tx, agencyId)
        const stale = { refused: 'stale', revision: await revisionOf(tx) } as const
        if (before?.version !== from) return stale
        if (from === to) return { ...stale, refused: 'unchanged' }
        const { editor, note } = publishing
        const by = shown(editor)
        const putDraftBack = await preserveDraft(tx, agencyId, keepsDraft ? from : null)
        const { version } = content
          ? await publishVersion(tx, agencyId, content, { note, actor: editor.id, by, base: to })
          : { version: to }
        if (version === from) return { ...stale, refused: 'unchanged' }
        if (!content) await movePointer(tx, agencyId, { from, to, by })
        await putDraftBack()
        await appendAudit(tx, agencyId, {
          actor: editor.id,
          action: 'version.rollback',
          beforeHash: before.contentHash,
          afterHash: (await publishedHash(tx, agencyId))?.contentHash ?? null,
        })
        return append(tx, 'rollback', version, from, publishing)
      }),

    ofVersions: (versions) =>
      scope(async (tx) => {
        if (versions.length === 0) return []
        const rows = await tx
          .select()
          .from(publications)
          .where(and(isOwn, inArray(publications.version, [...versions])))
          .orderBy(desc(publications.id))
        return rows.map(publicationOf)
      }),

    receiptOf: (version) =>
      scope(async (tx) => {
        const [row] = await tx
          .select({ receipt: publications.receipt })
          .from(publications)
          .where(and(isOwn, eq(publications.version, version)))
          .orderBy(publications.id)
          .limit(1)
        return row?.receipt ?? null
      }),
  }
}

function publicationOf(row: typeof publications.$inferSelect): Publication {
  const { id, version, kind, personId, personName, note, at, beforeVersion } = row
  const by = { id: personId, name: personName }
  return { id, version, kind, by, note, at: at.toISOString(), beforeVersion }
}
