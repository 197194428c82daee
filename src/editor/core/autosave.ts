import { applyChanges, type Change, change } from '../../tenant/settings/change.ts'
import { joinChanges } from '../../tenant/settings/join-changes.ts'
import { type Json, type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import { type Conflict, mergeChanges } from '../../tenant/settings/merge-changes.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import { type FieldFault, faultAt, placeOf } from './field-fault.ts'
import { type Hold, isStopped } from './hold.ts'
import { MOST_CHANGES, nextBatch, type Pending } from './next-batch.ts'
import { openConflicts } from './open-conflicts.ts'
import { rebasePending } from './rebase-pending.ts'
import { touches } from './touches.ts'

/** The draft as the server has it. */
export interface Confirmed {
  readonly revision: number
  readonly settings: JsonObject
}

/** A change that the server refused, and why: it stays where it was written until it is mended. */
export interface Refused {
  readonly change: Change
  readonly reason: string
  /** Pointer of what is at fault, where that is something inside what was changed. */
  readonly at?: string
}

/** A call that saves: the server knows it by these two, so that one whose answer was lost can be made again as it was. */
export interface Call {
  readonly gesture: string
  /** The revision that it was made from. */
  readonly from: number
  /** Nobody answered: the server may have it or not. */
  readonly isLost: boolean
}

/**
 * What stands between the hand and the server. Everything written is in exactly one of `sent` (on its way), `waiting` (not yet
 * sent), `refused` and `conflicts`, until the server has it or the person lets it go.
 */
export interface Saving {
  readonly confirmed: Confirmed
  readonly sent: readonly Pending[]
  /** How `sent` goes; null where nothing does. */
  readonly call: Call | null
  readonly waiting: readonly Pending[]
  readonly refused: readonly Refused[]
  readonly conflicts: readonly Conflict[]
  readonly hold: Hold
  /** So many changes go with one call: fewer after one was refused that says of none of them what is wrong. */
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
    hold: 'none',
    most: MOST_CHANGES,
  }
}

/** What the person sees and goes on from: the server's draft with all that is theirs on top. */
export function documentOf({ confirmed, sent, waiting, refused }: Saving): JsonObject {
  return written(confirmed, [...sent, ...waiting, ...refused.map((one) => one.change)])
}

/** What of some changes still has its place in a draft is written there. */
function written({ settings }: Confirmed, changes: readonly Change[]): JsonObject {
  return changes.reduce((document, one) => applyChanges(document, [one]) ?? document, settings)
}

/** Something was changed. A refused field that is changed again is as good as new. */
export function edited(saving: Saving, changes: readonly Change[], gesture?: string): Saving {
  const isAnew = ({ pointer }: { pointer: string }) => changes.some((one) => touches(one.pointer, pointer))
  return asking({
    ...saving,
    waiting: joinChanges([...saving.waiting, ...changes.map((one) => withGesture(one, gesture))]),
    refused: saving.refused.filter((one) => !isAnew(one.change)),
  })
}

/**
 * As much of what waits as one call takes goes on its way, by the name it is given; what was called before and not answered goes
 * again as it was. The same state where nothing goes, or something is on its way.
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

/** The server has what was sent, as it normalised it. */
export function accepted(saving: Saving, revision: number, changes: readonly Change[]): Saving {
  const { confirmed, call } = saving
  const most = Math.min(MOST_CHANGES, saving.most * 2)
  const there: Saving = { ...saving, sent: [], call: null, hold: 'none', most }
  if (call === null || confirmed.revision <= call.from) {
    const settings = applyChanges(confirmed.settings, changes) ?? confirmed.settings
    return rest({ ...there, confirmed: { revision, settings } })
  }
  // The draft was read after it: what was written on top of it meets what others did since.
  return overtaken({ ...there, waiting: saving.waiting.map((one) => rebasePending(one, changes)) }, confirmed)
}

/** Somebody was faster, or the server came back with another draft: mine goes on top of theirs, and the same field asks. */
export function overtaken(saving: Saving, confirmed: Confirmed): Saving {
  const { settings } = confirmed
  // What was sent may be there though nobody said so: what was written on top of it began from it.
  const open = saving.sent.filter(({ pointer, after }) => !sameJson(valueAt(settings, pointer), after))
  const mine = joinChanges([...open, ...saving.waiting])
  const { changes, conflicts } = mergeChanges(mine, settings)
  const gestures = new Map(mine.map(({ pointer, gesture }) => [pointer, gesture]))
  return rest({
    ...saving,
    confirmed,
    sent: [],
    call: null,
    hold: 'none',
    waiting: changes.map((one) => withGesture(one, gestures.get(one.pointer))),
    conflicts: [...conflicts, ...saving.conflicts],
  })
}

/**
 * The server refused what was sent: what it names stays as it was written and waits for its person, the rest is sent again.
 * Where it names nothing, less is sent at a time, until what is at fault is found.
 */
export function refused(saving: Saving, faults: readonly FieldFault[], why = ''): Saving {
  // It counted the things of lists in what was sent to it: what waits may have moved or removed some.
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
  // The draft was read after it was sent: what waits meets what others did since.
  const isBehind = saving.call !== null && saving.call.from < saving.confirmed.revision
  return isBehind ? overtaken(left, saving.confirmed) : left
}

/** No answer, or none that helps: all of it is kept, and what was called is called again as it was. */
export function failed(saving: Saving, hold: Exclude<Hold, 'none'>): Saving {
  return { ...saving, hold, call: saving.call && { ...saving.call, isLost: true } }
}

/** What held it back is over: it may be sent again. */
export function released(saving: Saving): Saving {
  return { ...saving, hold: 'none' }
}

/** The person chose what stands: theirs is there already, mine or what they made of both is written once more. */
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

/** What waits begins from what the server has now. */
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
