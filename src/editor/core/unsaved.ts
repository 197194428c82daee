import type { Conflict } from '../../tenant/settings/merge-changes.ts'
import { type Call, type Confirmed, overtaken, type Refused, type Saving, saved } from './autosave.ts'
import type { Pending } from './next-batch.ts'

/** Everything that the server does not have, or has not said that it has. */
export interface Unsaved {
  /** What was called last, whose answer is not there; missing in what an earlier release kept. */
  readonly sent?: readonly Pending[]
  readonly call?: Call | null
  readonly changes: readonly Pending[]
  readonly refused: readonly Refused[]
  readonly conflicts: readonly Conflict[]
}

/** Gives what is to be kept where a reload or a closed browser does not reach it. */
export function unsaved({ sent, call, waiting, refused, conflicts }: Saving): Unsaved {
  return { sent, call, changes: waiting, refused, conflicts }
}

/** The draft with what was kept from the last time on top. What was on its way then is asked for again before anything is merged. */
export function resumed(confirmed: Confirmed, kept: Unsaved): Saving {
  const { changes, refused, conflicts, sent = [], call = null } = kept
  const before = { ...saved(confirmed), waiting: changes, refused, conflicts }
  if (call === null || sent.length === 0) return overtaken(before, confirmed)
  return { ...before, sent, call: { ...call, isLost: true } }
}
