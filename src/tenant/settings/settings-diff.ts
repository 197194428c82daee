import { type Change, change } from './change.ts'
import { isList, isObject, type Json, type JsonObject, own, sameJson } from './json.ts'
import { listKeys, pointerOf, stepsOf } from './pointer.ts'

/**
 * Returns one change for each field that differs between two documents. It descends into objects, and into lists of
 * named items if both have the same items in the same order; other lists are one field.
 */
export function settingsDiff(before: JsonObject, after: JsonObject): Change[] {
  return diff([], before, after)
}

function diff(steps: readonly string[], before: Json | undefined, after: Json | undefined): Change[] {
  if (sameJson(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    // No pointer can name a forbidden name, so the whole object is one change.
    if (names.some((name) => stepsOf(pointerOf([name])) === null)) {
      return [change(pointerOf(steps), before, after)]
    }
    return names.flatMap((name) => diff([...steps, name], own(before, name), own(after, name)))
  }
  const key = listKeys[pointerOf(steps)]
  if (key !== undefined && isList(before) && isList(after)) {
    const names = namesIn(before, key)
    if (names && sameJson(names, namesIn(after, key) ?? null)) {
      return names.flatMap((name, index) => diff([...steps, name], before[index], after[index]))
    }
  }
  return [change(pointerOf(steps), before, after)]
}

function namesIn(list: readonly Json[], key: string): string[] | null {
  const names = list.map((item) => (isObject(item) ? own(item, key) : undefined))
  return names.every((name) => typeof name === 'string') ? names : null
}
