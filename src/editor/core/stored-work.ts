import { joinChanges } from '../../tenant/settings/join-changes.ts'
import { sameJson } from '../../tenant/settings/json.ts'
import type { Conflict } from '../../tenant/settings/merge-changes.ts'
import { type Call, type Confirmed, overtaken, type Refused, type Saving, saved } from './autosave.ts'
import type { History } from './history.ts'
import type { InvalidTexts } from './invalid-texts.ts'
import type { Pending } from './pending-changes.ts'

/** Milliseconds from a change to storing it in this browser. */
const KEPT = 120

/** A person's stored work at an agency: changes that the server does not have yet, and the history. */
export interface StoredWork {
  readonly unsaved: Unsaved
  readonly history: History
  /** Invalid texts of fields; absent in work stored by an earlier release. */
  readonly unfit?: InvalidTexts
}

export interface Keep {
  read: () => Promise<StoredWork | undefined>
  /** Returns whether it was stored: a private window may store nothing. */
  write: (work: StoredWork) => Promise<boolean>
  /** Stores synchronously: a closing page waits for nothing. */
  writeAtOnce?: (work: StoredWork) => void
  /** The editor is closed; stored work waits for the next one. */
  close: () => void
}

/**
 * Merges the work of several tabs, the own first: the unsaved changes of all, and the first one's history. A field
 * that two tabs wrote becomes a conflict with the later one.
 */
export function mergeStoredWork(works: readonly StoredWork[]): StoredWork | undefined {
  return works.reduce<StoredWork | undefined>((one, next) => {
    if (!one) return next
    const { sent = [], call = null, changes, conflicts, refused } = one.unsaved
    const isFree = sent.length + changes.length === 0
    const other = { ...next, unsaved: isFree ? next.unsaved : calledOnce(next.unsaved) }
    const rivals = other.unsaved.changes.flatMap(({ pointer, before, after }) => {
      const mine = [...changes, ...sent].find((mine) => mine.pointer === pointer)
      if (!mine || sameJson(mine.after, after)) return []
      const theirs = mine.after
      return {
        pointer,
        ...(before !== undefined && { base: before }),
        ...(after !== undefined && { mine: after }),
        ...(theirs !== undefined && { theirs }),
      }
    })
    const isRival = ({ pointer }: { pointer: string }) => rivals.some((rival) => rival.pointer === pointer)
    return {
      history: one.history,
      unfit: { ...next.unfit, ...one.unfit },
      unsaved: {
        ...(isFree ? { sent: next.unsaved.sent ?? [], call: next.unsaved.call ?? null } : { sent, call }),
        changes: joinChanges([...changes, ...other.unsaved.changes.filter((each) => !isRival(each))]),
        refused: [...refused, ...other.unsaved.refused],
        conflicts: [...conflicts, ...other.unsaved.conflicts, ...rivals],
      },
    }
  }, undefined)
}

/** Another tab's call in progress becomes waiting changes, since only one call at a time can be checked. */
function calledOnce(unsaved: Unsaved): Unsaved {
  const { sent = [], changes, refused, conflicts } = unsaved
  return { changes: joinChanges([...sent, ...changes]), refused, conflicts }
}

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

interface KeeperInput {
  keep: Keep
  work: () => StoredWork
  /** The objects that make up the work: while all are identical, there is nothing new to store. */
  dependencies: () => readonly unknown[]
  onStored: (isStored: boolean) => void
}

/** Stores changes in this browser: soon after each, and at once if the page may be closed. */
export function createKeeper({ keep, work, dependencies, onStored }: KeeperInput) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The state that was stored last; initially the one that was read. */
  let storedLast = dependencies()

  function keepNow(): void {
    const written = dependencies()
    void keep.write(work()).then((isStored) => {
      onStored(isStored)
      if (isStored) storedLast = written
    })
  }

  return {
    soon() {
      clearTimeout(timer)
      timer = setTimeout(keepNow, KEPT)
    },
    leaving() {
      if (dependencies().every((dependency, at) => dependency === storedLast[at])) return
      keep.writeAtOnce?.(work())
      keepNow()
    },
    stop() {
      clearTimeout(timer)
      keepNow()
      keep.close()
    },
  }
}
