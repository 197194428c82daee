import { isList, isObject, type Json, own } from './json.ts'
import type { Conflict } from './merge-changes.ts'
import { listKeys } from './pointer.ts'

/**
 * Returns the value of a conflicting field that is resolved in my favour. In a list of named items, their additions
 * stay, since I did not remove them. Pure.
 */
export function winningValue({ pointer, base, mine, theirs }: Conflict): Json | undefined {
  const key = listKeys[pointer]
  if (key === undefined || !isList(mine) || !isList(theirs)) return mine
  const nameOf = (item: Json) => (isObject(item) ? own(item, key) : undefined)
  const known = new Set([...(isList(base) ? base : []), ...mine].map(nameOf))
  return [...mine, ...theirs.filter((item) => !known.has(nameOf(item)))]
}
