import { applyChanges, type Change } from './change.ts'
import type { JsonObject } from './json.ts'
import { mergeChanges } from './merge-changes.ts'

/**
 * Returns the settings that a plan would publish at its start; or, if fields changed since the plan was made, these
 * conflicts, which only a person can decide.
 */
export function plannedDocument(
  current: JsonObject,
  changes: readonly Change[],
): { document: JsonObject } | { conflicts: string[] } {
  const merged = mergeChanges(changes, current)
  if (merged.conflicts.length > 0) return { conflicts: merged.conflicts.map(({ pointer }) => pointer) }
  let document = current
  for (const change of merged.changes) {
    const changed = applyChanges(document, [change])
    if (changed === null) return { conflicts: [change.pointer] }
    document = changed
  }
  return { document }
}
