import { and, desc, eq } from 'drizzle-orm'
import { sameJson } from '../../../tenant/settings/json.ts'
import type { Transaction } from '../../db/database.ts'
import { drafts, publications } from './branding-schema.ts'
import { settingsJson } from './settings-json.ts'
import { readDraft } from './stored-draft.ts'

/**
 * Reads the draft before another version replaces the published one, and returns what restores it afterwards. Changes
 * of the old version alone then count as unpublished. If visitors then see exactly the draft, nothing is left to
 * publish. Without a version nothing is restored.
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
    const restored = isPublished ? { document: null, authors: [] } : { document: draft.settings, authors }
    await tx.update(drafts).set(restored).where(eq(drafts.agencyId, agencyId))
  }
}
