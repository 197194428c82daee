import { and, desc, eq } from 'drizzle-orm'
import { sameJson } from '../../../tenant/settings/json.ts'
import type { Transaction } from '../../db/database.ts'
import { drafts, publications } from './branding-schema.ts'
import { settingsJson } from './settings-json.ts'
import { readDraft } from './stored-draft.ts'

/**
 * Reads the draft beside a published version that visitors are about to see no more, and gives what puts it back as it is,
 * once they see another: what that version brought is somebody's work still, and is not published then. Where they see then
 * just what the draft says, there is nothing left to publish. Where no version is named, nothing is put back.
 */
export async function preserveDraft(
  tx: Transaction,
  agencyId: string,
  published: number | null,
): Promise<() => Promise<void>> {
  const draft = published === null ? null : await readDraft(tx, agencyId)
  if (published === null || draft === null) return async () => {}
  const [last] = await tx
    .select({ receipt: publications.receipt })
    .from(publications)
    .where(and(eq(publications.agencyId, agencyId), eq(publications.version, published)))
    .orderBy(desc(publications.id))
    .limit(1)
  const all = [...(last?.receipt.authors ?? []), ...draft.authors]
  const authors = [...new Map(all.map((author) => [author.pointer, author])).values()]
  return async () => {
    const now = await readDraft(tx, agencyId)
    const isPublished = now && sameJson(settingsJson(now.published), settingsJson(draft.settings))
    const kept = isPublished ? { document: null, authors: [] } : { document: draft.settings, authors }
    await tx.update(drafts).set(kept).where(eq(drafts.agencyId, agencyId))
  }
}
