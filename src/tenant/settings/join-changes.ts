import { type Change, change } from './change.ts'
import { type Json, sameJson } from './json.ts'
import { isWithin, valueAt, withValue } from './pointer.ts'

/**
 * Returns one change for several consecutive changes of the same field, as a gesture makes them; a change that ends
 * where it began is dropped. A change inside another's field joins the outer one. No two results overlap, so their
 * order does not matter.
 */
export function joinChanges<One extends Change>(changes: readonly One[]): One[] {
  return changes.reduce<One[]>(joined, []).filter(({ before, after }) => !sameJson(before, after))
}

/** Further fields of a change, such as its gesture, come from the later one. */
function joined<One extends Change>(list: One[], next: One): One[] {
  const outer = list.findIndex(({ pointer }) => isWithin(next.pointer, pointer))
  const around = list[outer]
  if (around) {
    const after = withInner(around.pointer, around.after, next.pointer, next.after)
    return list.with(outer, remade(next, around.pointer, around.before, after))
  }
  const inside = list.filter(({ pointer }) => isWithin(pointer, next.pointer))
  const [first] = inside
  if (!first) return [...list, next]
  const before = inside.reduceRight<Json | undefined>(
    (value, one) => withInner(next.pointer, value, one.pointer, one.before),
    next.before,
  )
  return list.flatMap((one) => {
    if (one === first) return remade(next, next.pointer, before, next.after)
    return inside.includes(one) ? [] : one
  })
}

function remade<One extends Change>(
  { before: _, after: __, ...words }: One,
  pointer: string,
  before: Json | undefined,
  after: Json | undefined,
): One {
  return { ...words, ...change(pointer, before, after) } as unknown as One
}

/** A field's value with an inner place changed; unchanged if there is no such place. */
function withInner(pointer: string, value: Json | undefined, inner: string, next: Json | undefined) {
  if (pointer === inner) return next
  const alone = withValue({}, pointer, value)
  const changed = alone && withValue(alone, inner, next)
  return changed ? valueAt(changed, pointer) : value
}
