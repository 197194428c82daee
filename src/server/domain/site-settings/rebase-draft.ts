import { eq } from 'drizzle-orm'
import type { Settings } from '../../../contract/types.ts'
import { applyChanges, type Change, changeTo } from '../../../tenant/settings/change.ts'
import { type JsonObject, sameJson } from '../../../tenant/settings/json.ts'
import { mergeChanges } from '../../../tenant/settings/merge-changes.ts'
import { settingsDiff } from '../../../tenant/settings/settings-diff.ts'
import { winningValue } from '../../../tenant/settings/winning-value.ts'
import type { Transaction } from '../../db/database.ts'
import { drafts } from './branding-schema.ts'
import { readSettings } from './read-settings.ts'
import { readVersionContent } from './read-version-content.ts'
import { settingsJson } from './settings-json.ts'
import { readHosts } from './stored-draft.ts'

/**
 * Rebases the draft on another published version, in the transaction that moves the pointer, and returns its new
 * revision. Changed fields stay changed, all others take the version's values. So a rollback or import loses no edit,
 * and publishing the draft undoes neither.
 */
export async function rebaseDraft(
  tx: Transaction,
  agencyId: string,
  from: number,
  to: number,
): Promise<number> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.agencyId, agencyId))
  // A revision that is no change: an editor who missed it reads the draft again. Earlier calls are still known.
  if (draft === undefined) {
    await tx.insert(drafts).values({ agencyId, revision: 1, document: null, authors: [] })
    return 1
  }
  const revision = draft.revision + 1
  const document = draft.document && (await moved(tx, agencyId, draft.document, from, to))
  await tx
    .update(drafts)
    .set({ revision, document, ...(document === null && { authors: [] }) })
    .where(eq(drafts.agencyId, agencyId))
  return revision
}

async function moved(
  tx: Transaction,
  agencyId: string,
  document: Settings,
  from: number,
  to: number,
): Promise<Settings | null> {
  const hosts = await readHosts(tx, agencyId)
  const settingsAt = async (version: number) =>
    settingsJson(readSettings(await readVersionContent(tx, agencyId, version), hosts))
  const [base, current] = [await settingsAt(from), await settingsAt(to)]
  const edited = settingsDiff({ ...base, hosts }, settingsJson({ ...document, hosts }))
  const { changes, conflicts } = mergeChanges(edited, current)
  const wins: Change[] = conflicts.flatMap((conflict) => {
    const won = changeTo(current, conflict.pointer, winningValue(conflict))
    return won === null ? [] : [won]
  })
  const after = applied(current, [...changes, ...wins])
  return sameJson(after, current) ? null : (after as unknown as Settings)
}

/** Changes of entries that no longer exist are dropped: their list is the version's. */
function applied(settings: JsonObject, changes: readonly Change[]): JsonObject {
  return changes.reduce((document, change) => applyChanges(document, [change]) ?? document, settings)
}
