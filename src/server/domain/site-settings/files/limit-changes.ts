import { type Change, change } from '../../../../tenant/settings/change.ts'
import type { JsonObject } from '../../../../tenant/settings/json.ts'
import { isPlatformField } from '../../../../tenant/settings/platform-fields.ts'
import { valueAt } from '../../../../tenant/settings/pointer.ts'

/** Changes that one call of the draft takes. */
const MOST = 200

/**
 * Returns the changes between two documents, at most as many as one call takes. If there are too many, those with the
 * most frequent parent (a language's own texts, say) are merged into one. Fields of the platform are never included.
 */
export function limitChanges(
  changes: readonly Change[],
  before: JsonObject,
  after: JsonObject,
  most = MOST,
): Change[] {
  let fewer = [...changes]
  while (fewer.length > most) {
    const [largest] = parentsOf(fewer)
    if (largest === undefined) return fewer
    const whole = change(largest, valueAt(before, largest), valueAt(after, largest))
    fewer = [...fewer.filter(({ pointer }) => !pointer.startsWith(`${largest}/`)), whole]
  }
  return fewer
}

/** The direct parents of changes that may be changed as a whole, most frequent first. */
function parentsOf(changes: readonly Change[]): string[] {
  const counts = new Map<string, number>()
  for (const { pointer } of changes) {
    const parent = pointer.slice(0, pointer.lastIndexOf('/'))
    if (parent !== '' && !isPlatformField(parent)) counts.set(parent, (counts.get(parent) ?? 0) + 1)
  }
  return [...counts].toSorted(([, few], [, many]) => many - few).map(([parent]) => parent)
}
