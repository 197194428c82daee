import { isObject, type Json, sameJson } from '../../tenant/settings/json.ts'
import { titleNames } from '../controls/item-title.ts'

/** The change of one list item. */
export interface ListStep {
  readonly how: 'added' | 'removed' | 'moved' | 'changed'
  readonly item: Json
  /** Its earlier value, if it still exists. */
  readonly before?: Json
}

const names = ['slug', 'code', ...titleNames, 'path'] as const

/**
 * Returns the added, removed, changed and moved items of a list, in the new order, removed ones last. As few items as
 * possible count as moved: those outside the longest run that kept its order.
 */
export function listSteps(before: readonly Json[], after: readonly Json[]): ListStep[] {
  const nameOf = namer(before, after)
  const old = new Map(before.map((item, at) => [nameOf(item), { item, at }]))
  const keptIndexes = after.flatMap((item) => old.get(nameOf(item))?.at ?? [])
  const steady = new Set(longestRising(keptIndexes))
  const steps = after.flatMap((item): ListStep[] => {
    const was = old.get(nameOf(item))
    if (!was) return [{ how: 'added', item }]
    if (!sameJson(was.item, item)) return [{ how: 'changed', item, before: was.item }]
    return steady.has(was.at) ? [] : [{ how: 'moved', item }]
  })
  const there = new Set(after.map(nameOf))
  const gone = before.filter((item) => !there.has(nameOf(item)))
  return [...steps, ...gone.map((item): ListStep => ({ how: 'removed', item }))]
}

/** Items are identified by the first of their names that is unique, else by their whole content. */
function namer(before: readonly Json[], after: readonly Json[]): (item: Json) => string {
  const whole = (item: Json) => JSON.stringify(item)
  const isTelling = (name: string) =>
    [before, after].every((list) => {
      const own = list.map((item) => (isObject(item) ? item[name] : undefined))
      return own.every((one) => typeof one === 'string') && new Set(own).size === own.length
    })
  const name = names.find(isTelling)
  return name ? (item) => String(isObject(item) ? item[name] : item) : whole
}

/** The longest increasing subsequence. */
function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const [at, number] of numbers.entries()) {
    const before = best.filter((row) => (row.at(-1) ?? -1) < number)
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best[at] = [...longest, number]
  }
  return best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
}
