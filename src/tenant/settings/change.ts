import { type Json, type JsonObject, sameJson } from './json.ts'
import { valueAt, withValue } from './pointer.ts'

/** One field's change. `before` or `after` left out: nothing stood there, or nothing is to. */
export interface Change {
  /** JSON pointer of the field, in an agency's settings; items of lists that have names by their name (`listKeys`). */
  readonly pointer: string
  readonly before?: Json
  readonly after?: Json
}

/** Gives the document after changes, in their order; null where one names a place that is not there. */
export function applyChanges(document: JsonObject, changes: readonly Change[]): JsonObject | null {
  let changed: JsonObject | null = document
  for (const { pointer, after } of changes) {
    changed = withValue(changed, pointer, after)
    if (changed === null) return null
  }
  return changed
}

/** Gives the changes that take these back. */
export function invertChanges(changes: readonly Change[]): Change[] {
  return changes.toReversed().map(({ pointer, before, after }) => change(pointer, after, before))
}

/** Gives a change from what stands in a document to a value; null where it stands there already. */
export function changeTo(document: JsonObject, pointer: string, after: Json | undefined): Change | null {
  const before = valueAt(document, pointer)
  return sameJson(before, after) ? null : change(pointer, before, after)
}

/** Absent is left out, since JSON cannot say it. */
export function change(pointer: string, before: Json | undefined, after: Json | undefined): Change {
  return { pointer, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}
