import { joinChanges } from '../../tenant/settings/join-changes.ts'
import { sameJson } from '../../tenant/settings/json.ts'
import type { History } from './history.ts'
import type { Unfit } from './unfit-texts.ts'
import type { Unsaved } from './unsaved.ts'

/** What a browser keeps of somebody's work at an agency: what the server does not have yet, and what can be taken back. */
export interface StoredWork {
  readonly unsaved: Unsaved
  readonly history: History
  /** Texts that their fields do not take; missing in what an earlier release kept. */
  readonly unfit?: Unfit
}

export interface Keep {
  read: () => Promise<StoredWork | undefined>
  /** Gives whether it is kept: a private window may keep nothing. */
  write: (work: StoredWork) => Promise<boolean>
  /** Keeps it before this ends: of a page that goes away, nothing is waited for. */
  writeAtOnce?: (work: StoredWork) => void
  /** The editor is left; what is kept waits for the next. */
  close: () => void
}

/**
 * Takes what several tabs kept, the own first, and gives it as one: everything that is not saved of all of them, and the
 * first one's history. Where two wrote in the same field, the later one asks.
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

/** What was on its way there is written again as what waits: one call at a time is asked whether it came. */
function calledOnce(unsaved: Unsaved): Unsaved {
  const { sent = [], changes, refused, conflicts } = unsaved
  return { changes: joinChanges([...sent, ...changes]), refused, conflicts }
}
