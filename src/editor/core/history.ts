import { type Change, change, invertChanges } from '../../tenant/settings/change.ts'
import { joinChanges } from '../../tenant/settings/join-changes.ts'
import { type Json, type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'

/** The changes of one gesture: a drag, a typed word, a chosen preset. */
export interface Entry {
  readonly gesture: string
  readonly changes: readonly Change[]
  /** Invalid texts of the fields, before and after; absent if there are none. */
  readonly unfit?: readonly Change[]
}

/** The gestures done, latest last, and those undone, the next to redo last. */
export interface History {
  readonly done: readonly Entry[]
  readonly undone: readonly Entry[]
  /** True while the latest gesture continues: further changes with its name join it. */
  readonly isOpen: boolean
}

export const emptyHistory: History = { done: [], undone: [], isOpen: false }

/** Limits of the stored gestures: their number and their characters, since all are written again with each. */
const MOST = 200
const MOST_CHARACTERS = 4_000_000

/**
 * Returns the history with a gesture's changes and invalid texts added. A continuing gesture joins its entry; one
 * that ends where it began leaves none. A new gesture clears the undone ones.
 */
export function record(
  history: History,
  changes: readonly Change[],
  gesture: string,
  unfit: readonly Change[] = [],
): History {
  const last = history.done.at(-1)
  const goesOn = history.isOpen && last?.gesture === gesture
  const before = goesOn ? history.done.slice(0, -1) : history.done
  const joined = joinChanges(goesOn ? [...last.changes, ...changes] : changes)
  const texts = joinChanges(goesOn ? [...(last.unfit ?? []), ...unfit] : unfit)
  if (joined.length + texts.length === 0) return { ...history, done: before }
  const entry = { gesture, changes: joined, ...(texts.length > 0 && { unfit: texts }) }
  return {
    done: [...before, entry].slice(firstToKeep(before)),
    undone: [],
    isOpen: true,
  }
}

const sizes = new WeakMap<Entry, number>()

function sizeOf(entry: Entry): number {
  const size = sizes.get(entry) ?? JSON.stringify(entry).length
  sizes.set(entry, size)
  return size
}

/** Index of the first entry to keep before a new one; the new one stays however large it is, and may grow. */
function firstToKeep(before: readonly Entry[]): number {
  let left = MOST_CHARACTERS
  const tooFar = before.findLastIndex((entry, at) => {
    left -= sizeOf(entry)
    return left < 0 || before.length - at >= MOST
  })
  return tooFar + 1
}

/** Ends the current gesture: the same name then starts another. */
export function close(history: History): History {
  return history.isOpen ? { ...history, isOpen: false } : history
}

/** The result of an undo or redo: the next history, and the changes to make. */
interface Turn extends Pick<Required<Entry>, 'changes' | 'unfit'> {
  readonly history: History
}

/** Undoes the latest entry: returns the next history, and the changes to make. Null if there is none. */
export function undo(history: History): Turn | null {
  const entry = history.done.at(-1)
  if (!entry) return null
  return {
    history: { done: history.done.slice(0, -1), undone: [...history.undone, entry], isOpen: false },
    changes: invertChanges(entry.changes),
    unfit: invertChanges(entry.unfit ?? []),
  }
}

/** Redoes the entry undone last: returns the next history, and the changes to make. Null if there is none. */
export function redo(history: History): Turn | null {
  const entry = history.undone.at(-1)
  if (!entry) return null
  return {
    history: { done: [...history.done, entry], undone: history.undone.slice(0, -1), isOpen: false },
    changes: entry.changes,
    unfit: entry.unfit ?? [],
  }
}

/**
 * Returns the history with accepted changes in the server's form: colours in lower case, HTML sanitised. Otherwise
 * the next undo would treat them as another editor's.
 */
export function storedHistory(history: History, sent: readonly Change[], settings: JsonObject): History {
  const stored = sent.flatMap(({ pointer, after }) => {
    const value = valueAt(settings, pointer)
    return sameJson(value, after) ? [] : [{ pointer, after, value }]
  })
  if (stored.length === 0) return history
  const corrected = (pointer: string, value: Json | undefined) => {
    const found = stored.find((one) => one.pointer === pointer && sameJson(one.after, value))
    return found ? found.value : value
  }
  const entries = (list: readonly Entry[]) =>
    list.map((entry) => ({
      ...entry,
      changes: entry.changes.map(({ pointer, before, after }) =>
        change(pointer, corrected(pointer, before), corrected(pointer, after)),
      ),
    }))
  return { ...history, done: entries(history.done), undone: entries(history.undone) }
}

/** Returns the changes that restore this history's values that one document had and another lacks. */
export function lostOfMine({ done }: History, before: JsonObject, after: JsonObject): Change[] {
  const mine = done
    .flatMap(({ changes }) => changes)
    .filter((one) => sameJson(valueAt(before, one.pointer), one.after))
    .filter(({ pointer }) => !sameJson(valueAt(before, pointer), valueAt(after, pointer)))
  return joinChanges(mine.map((one) => change(one.pointer, valueAt(after, one.pointer), one.after)))
}
