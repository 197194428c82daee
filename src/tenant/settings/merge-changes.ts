import { type Change, change } from './change.ts'
import { isList, isObject, type Json, type JsonObject, own, sameJson } from './json.ts'
import { listKeys, pointerOf, valueAt } from './pointer.ts'

/** One field that two people changed to different values. */
export interface Conflict {
  readonly pointer: string
  /** The value that both started from. */
  readonly base?: Json
  readonly mine?: Json
  readonly theirs?: Json
}

export interface Merged {
  /** My remaining changes, to apply after theirs. */
  readonly changes: readonly Change[]
  /** The conflicts that only a person can decide; none of them is in `changes`. */
  readonly conflicts: readonly Conflict[]
}

/**
 * Merges my changes, made before theirs, into the document with theirs applied. Different fields merge, also inside
 * one object or one list of named items; the same field is a conflict. Source: security, 16.
 */
export function mergeChanges(mine: readonly Change[], current: JsonObject): Merged {
  const changes: Change[] = []
  const conflicts: Conflict[] = []
  for (const { pointer, before, after } of mine) {
    const theirs = valueAt(current, pointer)
    const merged = mergeValues(pointer, before, after, theirs)
    if ('conflict' in merged) conflicts.push(conflict(pointer, before, after, theirs))
    else if (!sameJson(merged.value, theirs)) changes.push(change(pointer, theirs, merged.value))
  }
  return { changes, conflicts }
}

type MergedValue = { value: Json | undefined } | { conflict: true }
const conflicting: MergedValue = { conflict: true }

function mergeValues(
  pointer: string,
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
): MergedValue {
  if (sameJson(base, theirs) || sameJson(mine, theirs)) return { value: mine }
  if (sameJson(base, mine)) return { value: theirs }
  if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeObjects(pointer, base, mine, theirs)
  const key = listKeys[pointer]
  if (key !== undefined && isList(base) && isList(mine) && isList(theirs)) {
    return mergeLists(pointer, key, base, mine, theirs)
  }
  return conflicting
}

function mergeObjects(pointer: string, base: JsonObject, mine: JsonObject, theirs: JsonObject): MergedValue {
  const merged = new Map<string, Json>()
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const at = pointer + pointerOf([name])
    const inner = mergeValues(at, own(base, name), own(mine, name), own(theirs, name))
    if ('conflict' in inner) return conflicting
    if (inner.value !== undefined) merged.set(name, inner.value)
  }
  return { value: Object.fromEntries(merged) }
}

/**
 * Merges lists by item name: additions, changes and removals of both sides count. The order is mine if I changed it.
 */
function mergeLists(
  pointer: string,
  key: string,
  base: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
): MergedValue {
  const [before, ours, others] = [base, mine, theirs].map((list) => byName(list, key))
  if (!before || !ours || !others) return conflicting
  const merged = new Map<string, Json>()
  for (const name of new Set([...ours.keys(), ...others.keys()])) {
    const at = pointer + pointerOf([name])
    const inner = mergeValues(at, before.get(name), ours.get(name), others.get(name))
    if ('conflict' in inner) return conflicting
    if (inner.value !== undefined) merged.set(name, inner.value)
  }
  const isReordered = !sameJson(
    [...before.keys()].filter((name) => ours.has(name)),
    [...ours.keys()].filter((name) => before.has(name)),
  )
  const [first, second] = isReordered ? [ours, others] : [others, ours]
  const order = new Set([...first.keys(), ...second.keys()])
  return { value: [...order].flatMap((name) => merged.get(name) ?? []) }
}

/** Null if an item has no name, or two share one. */
function byName(list: readonly Json[], key: string): Map<string, Json> | null {
  const items = new Map<string, Json>()
  for (const item of list) {
    const name = isObject(item) ? own(item, key) : undefined
    if (typeof name !== 'string' || items.has(name)) return null
    items.set(name, item)
  }
  return items
}

function conflict(
  pointer: string,
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
): Conflict {
  return {
    pointer,
    ...(base !== undefined && { base }),
    ...(mine !== undefined && { mine }),
    ...(theirs !== undefined && { theirs }),
  }
}
