import { applyChanges, type Change, change } from '../../tenant/settings/change.ts'
import { type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import type { Conflict } from '../../tenant/settings/merge-changes.ts'
import { touches, valueAt, withValue } from '../../tenant/settings/pointer.ts'

export const isStopped = ({ pause }: { readonly pause: SavingPause }): boolean =>
  pause === 'signedOut' || pause === 'otherPerson' || pause === 'forbidden'

/** An unsaved change, with its gesture. */
export interface Pending extends Change {
  readonly gesture?: string
}

/** The limits of one call: changes and bytes. */
export const MOST_CHANGES = 200
const MOST_BYTES = 1_900_000

/**
 * Returns the first waiting changes for the next call: as many whole gestures as fit, or a part of a gesture that no
 * call could take.
 */
export function nextBatch(waiting: readonly Pending[], most = MOST_CHANGES): Pending[] {
  const batch: Pending[] = []
  let bytes = 0
  const fits = (more: readonly Pending[]) =>
    batch.length + more.length <= most && bytes + sizeOf(more) <= MOST_BYTES
  const take = (more: readonly Pending[]) => {
    batch.push(...more)
    bytes += sizeOf(more)
  }
  for (const gesture of gesturesOf(waiting)) {
    if (fits(gesture)) take(gesture)
    else if (batch.length > 0) return batch
    else {
      for (const one of gesture) {
        // A single change is sent even if too large: only the server can say what is wrong with it.
        if (batch.length > 0 && !fits([one])) return batch
        take([one])
      }
      return batch
    }
  }
  return batch
}

/** Splits changes into consecutive ones of the same gesture. */
function gesturesOf(waiting: readonly Pending[]): Pending[][] {
  const gestures: Pending[][] = []
  for (const one of waiting) {
    const last = gestures.at(-1)
    if (last && one.gesture !== undefined && last[0]?.gesture === one.gesture) last.push(one)
    else gestures.push([one])
  }
  return gestures
}

const encoder = new TextEncoder()

function sizeOf(changes: readonly Pending[]): number {
  return changes.reduce(
    (sum, { pointer, after }) => sum + encoder.encode(JSON.stringify({ pointer, after })).length + 1,
    0,
  )
}

/**
 * Why waiting changes are not being sent: `offline` without an answer, `busy` if the server is overloaded or failing.
 */
export type SavingPause = 'none' | 'offline' | 'busy' | SavingStop

/** Reasons for which repeating is useless: signed out, another person signed in, or no permission any more. */
export type SavingStop = 'signedOut' | 'otherPerson' | 'forbidden'

/** Returns a later change, made on top of a sent one, based on the form in which the server stored it. */
export function rebasePending(one: Pending, stored: readonly Change[]): Pending {
  const { pointer, before, after, gesture } = one
  const near = stored.filter((each) => touches(each.pointer, pointer))
  const document = applyChanges(withValue({}, pointer, before) ?? {}, near)
  if (near.length === 0 || document === null) return one
  return { ...change(pointer, valueAt(document, pointer), after), ...(gesture !== undefined && { gesture }) }
}

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
