import { type Change, change, invertChanges } from '../../tenant/settings/change.ts'
import { joinChanges } from '../../tenant/settings/join-changes.ts'
import { type Json, type JsonObject, sameJson } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'

/** What one gesture changed: a drag, a word typed, a preset chosen. */
export interface Entry {
  readonly gesture: string
  readonly changes: readonly Change[]
  /** Texts that their fields did not take, before and after; missing where there were none. */
  readonly unfit?: readonly Change[]
}

/** What was done, the latest last, and what was taken back, the next to do again last. */
export interface History {
  readonly done: readonly Entry[]
  readonly undone: readonly Entry[]
  /** Whether the latest gesture still goes on: what comes of the same belongs to it. */
  readonly isOpen: boolean
}

export const emptyHistory: History = { done: [], undone: [], isOpen: false }

/** So many gestures can be taken back, and so many characters of them: all are written down again with each. */
const MOST = 200
const MOST_CHARACTERS = 4_000_000

/**
 * Takes a history, changes of a gesture, and texts of it that their fields did not take, and gives it with them: more of the gesture that goes on joins its entry, and one
 * that ends where it began leaves none. What had been taken back cannot be done again after something else was done.
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
    done: [...before, entry].slice(firstKept(before)),
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

/** From which of the entries on they stay with one that comes after them; that one stays however large it is, and still grows. */
function firstKept(before: readonly Entry[]): number {
  let left = MOST_CHARACTERS
  const tooFar = before.findLastIndex((entry, at) => {
    left -= sizeOf(entry)
    return left < 0 || before.length - at >= MOST
  })
  return tooFar + 1
}

/** Ends the gesture that goes on: the same name begins another. */
export function close(history: History): History {
  return history.isOpen ? { ...history, isOpen: false } : history
}

/** What a step back or forth makes of the history, and the changes to make. */
interface Turn extends Pick<Required<Entry>, 'changes' | 'unfit'> {
  readonly history: History
}

/** Takes the latest entry back: the history after it, and the changes to make. Null where there is none. */
export function undo(history: History): Turn | null {
  const entry = history.done.at(-1)
  if (!entry) return null
  return {
    history: { done: history.done.slice(0, -1), undone: [...history.undone, entry], isOpen: false },
    changes: invertChanges(entry.changes),
    unfit: invertChanges(entry.unfit ?? []),
  }
}

/** Does again what was taken back last: the history after it, and the changes to make. Null where there is none. */
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
 * Takes a history, changes that the server took and the settings as it stored them, and gives the history as if that had been
 * written: colours in lower case, HTML cleaned. Otherwise the next step back would take it for somebody else's.
 */
export function storedHistory(history: History, sent: readonly Change[], settings: JsonObject): History {
  const stored = sent.flatMap(({ pointer, after }) => {
    const value = valueAt(settings, pointer)
    return sameJson(value, after) ? [] : [{ pointer, after, value }]
  })
  if (stored.length === 0) return history
  const mended = (pointer: string, value: Json | undefined) => {
    const found = stored.find((one) => one.pointer === pointer && sameJson(one.after, value))
    return found ? found.value : value
  }
  const entries = (list: readonly Entry[]) =>
    list.map((entry) => ({
      ...entry,
      changes: entry.changes.map(({ pointer, before, after }) =>
        change(pointer, mended(pointer, before), mended(pointer, after)),
      ),
    }))
  return { ...history, done: entries(history.done), undone: entries(history.undone) }
}

/** What of this history stood in one document and is gone from another, as changes that bring it back. */
export function lostOfMine({ done }: History, before: JsonObject, after: JsonObject): Change[] {
  const mine = done
    .flatMap(({ changes }) => changes)
    .filter((one) => sameJson(valueAt(before, one.pointer), one.after))
    .filter(({ pointer }) => !sameJson(valueAt(before, pointer), valueAt(after, pointer)))
  return joinChanges(mine.map((one) => change(one.pointer, valueAt(after, one.pointer), one.after)))
}
