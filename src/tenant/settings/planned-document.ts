import { applyChanges, type Change, invertChanges } from './change.ts'
import type { JsonObject } from './json.ts'
import { mergeChanges } from './merge-changes.ts'

/** A plan begins, or is taken back. */
export type PlanStep = 'start' | 'end'

/**
 * Takes what is published at a plan's moment and what it changes (at its end: what it made), and gives what would be
 * published then; or the fields that were changed since, which nobody but a person can decide. At its end it takes back what
 * nobody has changed, and nothing is in its way.
 */
export function plannedDocument(
  current: JsonObject,
  changes: readonly Change[],
  step: PlanStep,
): { document: JsonObject } | { conflicts: string[] } {
  const merged = mergeChanges(step === 'start' ? changes : invertChanges(changes), current)
  if (step === 'start' && merged.conflicts.length > 0) {
    return { conflicts: merged.conflicts.map(({ pointer }) => pointer) }
  }
  let document = current
  for (const change of merged.changes) {
    const changed = applyChanges(document, [change])
    // What it is in is there no more: at the end there is nothing to take back.
    if (changed === null && step === 'start') return { conflicts: [change.pointer] }
    document = changed ?? document
  }
  return { document }
}
