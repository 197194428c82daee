import { isObject, type Json, sameJson } from '../../tenant/settings/json.ts'
import { titleNames } from '../controls/item-title.ts'

/** What became of one thing in a list. */
export interface ListStep {
  readonly how: 'added' | 'removed' | 'moved' | 'changed'
  readonly item: Json
  /** What it was, where it is still there. */
  readonly before?: Json
}

const names = ['slug', 'code', ...titleNames, 'path'] as const

/**
 * Takes a list before and after and gives what was added, removed, changed and moved, in the order of the list after, what is
 * gone last. As few things as can be are said to have moved: those that left the longest row that kept its order.
 */
export function listSteps(before: readonly Json[], after: readonly Json[]): ListStep[] {
  const nameOf = namer(before, after)
  const old = new Map(before.map((item, at) => [nameOf(item), { item, at }]))
  const kept = after.flatMap((item) => old.get(nameOf(item))?.at ?? [])
  const steady = new Set(longestRising(kept))
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

/** Things are the same by the first of their names that tells them apart; else by all that they say. */
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

/** The longest row of numbers that rises, of those given in their order. */
function longestRising(numbers: readonly number[]): number[] {
  const best: number[][] = []
  for (const [at, number] of numbers.entries()) {
    const before = best.filter((row) => (row.at(-1) ?? -1) < number)
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best[at] = [...longest, number]
  }
  return best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
}
