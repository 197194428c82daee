import { type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import type { Conflict } from '../../tenant/settings/merge-changes.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'

/**
 * Returns the conflicts that are still open, latest first, each with the document's current value. Only a choice ends
 * one, or its text being in the document; further typing does not.
 */
export function openConflicts(conflicts: readonly Conflict[], document: JsonObject): readonly Conflict[] {
  const open: Conflict[] = []
  for (const { theirs: _, ...asked } of conflicts) {
    const now = valueAt(document, asked.pointer)
    const isKnown = open.some(({ pointer, mine }) => pointer === asked.pointer && sameJson(mine, asked.mine))
    if (!isKnown && !sameJson(now, asked.mine))
      open.push({ ...asked, ...(now !== undefined && { theirs: now }) })
  }
  return open
}
