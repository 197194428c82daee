import type { Conflict } from '../../tenant/settings/merge-changes.ts'
import { type Call, type Confirmed, overtaken, type Refused, type Saving, saved } from './autosave.ts'
import type { Pending } from './next-batch.ts'

/** Everything that the server does not have, or has not confirmed. */
export interface Unsaved {
  /** The unanswered call; absent in work stored by an earlier release. */
  readonly sent?: readonly Pending[]
  readonly call?: Call | null
  readonly changes: readonly Pending[]
  readonly refused: readonly Refused[]
  readonly conflicts: readonly Conflict[]
}

/** Returns the state to store for a reload or a closed browser. */
export function unsaved({ sent, call, waiting, refused, conflicts }: Saving): Unsaved {
  return { sent, call, changes: waiting, refused, conflicts }
}

/** The draft with the stored work applied. A call that was in progress is checked before anything is merged. */
export function resumed(confirmed: Confirmed, stored: Unsaved): Saving {
  const { changes, refused, conflicts, sent = [], call = null } = stored
  const before = { ...saved(confirmed), waiting: changes, refused, conflicts }
  if (call === null || sent.length === 0) return overtaken(before, confirmed)
  return { ...before, sent, call: { ...call, isLost: true } }
}
