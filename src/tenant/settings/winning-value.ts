import { isList, isObject, type Json, own } from './json.ts'
import { listKeys } from './list-keys.ts'
import type { Conflict } from './merge-changes.ts'

/**
 * Takes what two people wrote in one field, where mine is to stand, and gives it; of a list whose items have names, with
 * those beside it that they added: nobody here took these away. Pure.
 */
export function winningValue({ pointer, base, mine, theirs }: Conflict): Json | undefined {
  const key = listKeys[pointer]
  if (key === undefined || !isList(mine) || !isList(theirs)) return mine
  const nameOf = (item: Json) => (isObject(item) ? own(item, key) : undefined)
  const known = new Set([...(isList(base) ? base : []), ...mine].map(nameOf))
  return [...mine, ...theirs.filter((item) => !known.has(nameOf(item)))]
}
