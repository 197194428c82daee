import { joinChanges } from '../../tenant/settings/join-changes.ts'
import { sameJson } from '../../tenant/settings/json.ts'
import type { History } from './history.ts'
import type { Unfit } from './unfit-texts.ts'
import type { Unsaved } from './unsaved.ts'

/** A person's stored work at an agency: changes that the server does not have yet, and the history. */
export interface StoredWork {
  readonly unsaved: Unsaved
  readonly history: History
  /** Invalid texts of fields; absent in work stored by an earlier release. */
  readonly unfit?: Unfit
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
