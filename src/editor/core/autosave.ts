import { applyChanges, type Change, change } from '../../tenant/settings/change.ts'
import { joinChanges } from '../../tenant/settings/join-changes.ts'
import { type Json, type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import { type Conflict, mergeChanges } from '../../tenant/settings/merge-changes.ts'
import { touches, valueAt } from '../../tenant/settings/pointer.ts'
import { type FieldFault, faultAt, placeOf } from './field-fault.ts'
import {
  isStopped,
  MOST_CHANGES,
  nextBatch,
  openConflicts,
  type Pending,
  rebasePending,
  type SavingPause,
} from './pending-changes.ts'

/** The draft as the server has it. */
export interface Confirmed {
  readonly revision: number
  readonly settings: JsonObject
}

/** A change that the server refused, with the reason; it stays in its field until it is fixed. */
export interface Refused {
  readonly change: Change
  readonly reason: string
  /** Pointer of the faulty part, if it is inside the changed value. */
  readonly at?: string
}

/**
 * A saving call. The server recognises it by these two fields, so a call whose answer was lost can be repeated
 * unchanged.
 */
export interface Call {
  readonly gesture: string
  /** The revision that it is based on. */
  readonly from: number
  /** No answer arrived: the server may or may not have received it. */
  readonly isLost: boolean
}

/**
 * The state between the user and the server. Every change is in exactly one of `sent` (in progress), `waiting` (not
 * yet sent), `refused` and `conflicts`, until the server has it or the user discards it.
 */
export interface Saving {
  readonly confirmed: Confirmed
  readonly sent: readonly Pending[]
  /** The call that carries `sent`; null if there is none. */
  readonly call: Call | null
  readonly waiting: readonly Pending[]
  readonly refused: readonly Refused[]
  readonly conflicts: readonly Conflict[]
  readonly pause: SavingPause
  /** The maximum number of changes in a call; smaller after a refusal that names no faulty change. */
  readonly most: number
}

export function saved(confirmed: Confirmed): Saving {
  return {
    confirmed,
    sent: [],
    call: null,
    waiting: [],
    refused: [],
    conflicts: [],
    pause: 'none',
    most: MOST_CHANGES,
  }
}

/** The document that the user sees and edits: the server's draft with all unsaved changes applied. */
export function documentOf({ confirmed, sent, waiting, refused }: Saving): JsonObject {
  return written(confirmed, [...sent, ...waiting, ...refused.map((one) => one.change)])
}

/** Applies those of the changes whose place still exists in the draft. */
function written({ settings }: Confirmed, changes: readonly Change[]): JsonObject {
  return changes.reduce((document, one) => applyChanges(document, [one]) ?? document, settings)
}

/** Adds changes. Changing a refused field again clears its refusal. */
export function edited(saving: Saving, changes: readonly Change[], gesture?: string): Saving {
  const isChanged = ({ pointer }: { pointer: string }) => changes.some((one) => touches(one.pointer, pointer))
  return asking({
    ...saving,
    waiting: joinChanges([...saving.waiting, ...changes.map((one) => withGesture(one, gesture))]),
    refused: saving.refused.filter((one) => !isChanged(one.change)),
  })
}

/**
 * Moves as many waiting changes as one call takes to `sent`, under the given name; an unanswered call is repeated
 * unchanged. The same state if nothing waits, or a call is in progress.
 */
export function sending(saving: Saving, nameOf: (sent: readonly Pending[]) => string = () => ''): Saving {
  const { call, confirmed, waiting } = saving
  if (isStopped(saving)) return saving
  if (call !== null) return call.isLost ? { ...saving, call: { ...call, isLost: false } } : saving
  if (waiting.length === 0) return saving
  const sent = nextBatch(waiting, saving.most)
  const next = { gesture: nameOf(sent), from: confirmed.revision, isLost: false }
  return { ...saving, sent, call: next, waiting: waiting.slice(sent.length) }
}

/** The server has accepted the sent changes, in its normalised form. */
export function accepted(saving: Saving, revision: number, changes: readonly Change[]): Saving {
  const { confirmed, call } = saving
  const most = Math.min(MOST_CHANGES, saving.most * 2)
  const there: Saving = { ...saving, sent: [], call: null, pause: 'none', most }
  if (call === null || confirmed.revision <= call.from) {
    const settings = applyChanges(confirmed.settings, changes) ?? confirmed.settings
    return rest({ ...there, confirmed: { revision, settings } })
  }
  // The draft was read after the call: later changes meet those of others.
  return overtaken({ ...there, waiting: saving.waiting.map((one) => rebasePending(one, changes)) }, confirmed)
}

/**
 * Another editor was faster, or the server returned another draft: my changes are applied to theirs, and the same
 * field becomes a conflict.
 */
export function overtaken(saving: Saving, confirmed: Confirmed): Saving {
  const { settings } = confirmed
  // The sent changes may have arrived without an answer; later changes are based on them.
  const open = saving.sent.filter(({ pointer, after }) => !sameJson(valueAt(settings, pointer), after))
  const mine = joinChanges([...open, ...saving.waiting])
  const { changes, conflicts } = mergeChanges(mine, settings)
  const gestures = new Map(mine.map(({ pointer, gesture }) => [pointer, gesture]))
  return rest({
    ...saving,
    confirmed,
    sent: [],
    call: null,
    pause: 'none',
    waiting: changes.map((one) => withGesture(one, gestures.get(one.pointer))),
    conflicts: [...conflicts, ...saving.conflicts],
  })
}

/**
 * The server refused the call: the changes it names stay in their fields until fixed, the rest is sent again. If it
 * names none, smaller calls are sent until the faulty change is found.
 */
export function refused(saving: Saving, faults: readonly FieldFault[], why = ''): Saving {
  // The server's list indexes refer to the sent state; waiting changes may have moved or removed items.
  const document = written(saving.confirmed, saving.sent)
  const faultOf = ({ pointer }: Change) => faultAt(faults, pointer, document)
  const named = saving.sent.filter(faultOf)
  if (named.length === 0 && saving.sent.length > 1) {
    const most = Math.ceil(saving.sent.length / 2)
    return {
      ...saving,
      sent: [],
      call: null,
      waiting: joinChanges([...saving.sent, ...saving.waiting]),
      most,
    }
  }
  const held = named.length > 0 ? named : saving.sent
  const isHeld = (one: Change) =>
    held.some(({ pointer }) => pointer === one.pointer) &&
    !saving.waiting.some((next) => touches(next.pointer, one.pointer))
  const fresh = saving.sent.filter(isHeld).map((one) => {
    const fault = faultOf(one)
    const at = fault ? placeOf(fault, one.pointer, document) : one.pointer
    return {
      change: change(one.pointer, one.before, one.after),
      reason: fault?.reason ?? faults[0]?.reason ?? why,
      ...(at !== one.pointer && { at }),
    }
  })
  const others = saving.sent.filter((one) => !isHeld(one))
  const left: Saving = {
    ...saving,
    sent: [],
    call: null,
    waiting: joinChanges([...others, ...saving.waiting]),
    refused: [
      ...saving.refused.filter((old) => !fresh.some((one) => one.change.pointer === old.change.pointer)),
      ...fresh,
    ],
  }
  // The draft was read after the call was sent: waiting changes meet those of others.
  const isBehind = saving.call !== null && saving.call.from < saving.confirmed.revision
  return isBehind ? overtaken(left, saving.confirmed) : left
}

/** No usable answer: all changes stay stored, and the call is repeated unchanged. */
export function failed(saving: Saving, pause: Exclude<SavingPause, 'none'>): Saving {
  return { ...saving, pause, call: saving.call && { ...saving.call, isLost: true } }
}

/** The obstacle is gone: changes may be sent again. */
export function released(saving: Saving): Saving {
  return { ...saving, pause: 'none' }
}

/** The user resolved a conflict: theirs is already in the document; mine, or a combination, is written again. */
export function decided(saving: Saving, pointer: string, choice: Choice): Saving {
  const conflict = saving.conflicts.find((one) => one.pointer === pointer)
  if (!conflict) return saving
  const conflicts = saving.conflicts.filter((one) => one !== conflict)
  if (choice === 'theirs') return { ...saving, conflicts }
  const chosen = choice === 'mine' ? conflict.mine : choice.both
  const next = change(pointer, valueAt(documentOf(saving), pointer), chosen)
  return asking({ ...saving, conflicts, waiting: joinChanges([...saving.waiting, next]) })
}

export type Choice = 'mine' | 'theirs' | { readonly both: Json }

/** Waiting changes are based on the server's current draft. */
function rest(saving: Saving): Saving {
  const waiting = saving.waiting.map(({ pointer, after, gesture }) =>
    withGesture(change(pointer, valueAt(saving.confirmed.settings, pointer), after), gesture),
  )
  return asking({ ...saving, waiting: joinChanges(waiting) })
}

function asking(saving: Saving): Saving {
  if (saving.conflicts.length === 0) return saving
  return { ...saving, conflicts: openConflicts(saving.conflicts, documentOf(saving)) }
}

function withGesture(one: Change, gesture: string | undefined): Pending {
  return gesture === undefined ? one : { ...one, gesture }
}
