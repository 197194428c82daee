import { type Json, type JsonObject, sameJson } from './json.ts'
import { valueAt, withValue } from './pointer.ts'

/** The change of one field. `before` or `after` is absent if the field did not exist, or is removed. */
export interface Change {
  /** JSON pointer of the field in an agency's settings; items of named lists go by their name (`listKeys`). */
  readonly pointer: string
  readonly before?: Json
  readonly after?: Json
}

/** Returns the document after applying changes in order; null if one names a place that does not exist. */
export function applyChanges(document: JsonObject, changes: readonly Change[]): JsonObject | null {
  let changed: JsonObject | null = document
  for (const { pointer, after } of changes) {
    changed = withValue(changed, pointer, after)
    if (changed === null) return null
  }
  return changed
}

/** Returns the changes that undo these. */
export function invertChanges(changes: readonly Change[]): Change[] {
  return changes.toReversed().map(({ pointer, before, after }) => change(pointer, after, before))
}

/** Returns the change of a document's field to a value; null if it already has that value. */
export function changeTo(document: JsonObject, pointer: string, after: Json | undefined): Change | null {
  const before = valueAt(document, pointer)
  return sameJson(before, after) ? null : change(pointer, before, after)
}

/** An absent value is omitted, since JSON cannot express it. */
export function change(pointer: string, before: Json | undefined, after: Json | undefined): Change {
  return { pointer, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}
