import { type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import type { Conflict } from '../../tenant/settings/merge-changes.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'

/**
 * Returns the conflicts that are still open, latest first, each with the document's current value. Only a choice ends
 * one, or its text being in the document; further typing does not.
 */
export function openConflicts(conflicts: readonly Conflict[], document: JsonObject): readonly Conflict[] {
  const open: Conflict[] = []
  for (const { theirs: _, ...conflict } of conflicts) {
    const now = valueAt(document, conflict.pointer)
    const isKnown = open.some(
      ({ pointer, mine }) => pointer === conflict.pointer && sameJson(mine, conflict.mine),
    )
    if (!isKnown && !sameJson(now, conflict.mine))
      open.push({ ...conflict, ...(now !== undefined && { theirs: now }) })
  }
  return open
}
