import { eq } from 'drizzle-orm'
import type { Settings } from '../../../contract/types.ts'
import { applyChanges, type Change, changeTo } from '../../../tenant/settings/change.ts'
import { type JsonObject, sameJson } from '../../../tenant/settings/json.ts'
import { mergeChanges } from '../../../tenant/settings/merge-changes.ts'
import { settingsDiff } from '../../../tenant/settings/settings-diff.ts'
import { winningValue } from '../../../tenant/settings/winning-value.ts'
import type { Transaction } from '../../db/database.ts'
import { drafts } from './branding-schema.ts'
import { contentAt } from './content-at.ts'
import { readSettings } from './read-settings.ts'
import { settingsJson } from './settings-json.ts'
import { readHosts } from './stored-draft.ts'

/**
 * Brings the draft to another published version, in the transaction that moves the pointer, and gives its new revision:
 * what was changed in the draft stays changed, and everything else is as that version has it. Nobody's edit is lost by a
 * rollback or an import, and none of those is undone by publishing the draft later.
 */
export async function rebaseDraft(
  tx: Transaction,
  agencyId: string,
  from: number,
  to: number,
): Promise<number> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.agencyId, agencyId))
  // A revision that is no change: whoever missed it is told of none and reads the draft anew. Calls of before are known still.
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
    settingsJson(readSettings(await contentAt(tx, agencyId, version), hosts))
  const [base, current] = [await settingsAt(from), await settingsAt(to)]
  const mine = settingsDiff({ ...base, hosts }, settingsJson({ ...document, hosts }))
  const { changes, conflicts } = mergeChanges(mine, current)
  const wins: Change[] = conflicts.flatMap((conflict) => {
    const won = changeTo(current, conflict.pointer, winningValue(conflict))
    return won === null ? [] : [won]
  })
  const after = applied(current, [...changes, ...wins])
  return sameJson(after, current) ? null : (after as unknown as Settings)
}

/** Changes of what is there no more are left out: its list is as the version has it. */
function applied(settings: JsonObject, changes: readonly Change[]): JsonObject {
  return changes.reduce((document, change) => applyChanges(document, [change]) ?? document, settings)
}
