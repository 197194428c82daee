import { applyChanges, type Change, change } from '../../tenant/settings/change.ts'
import { valueAt, withValue } from '../../tenant/settings/pointer.ts'
import type { Pending } from './next-batch.ts'
import { touches } from './touches.ts'

/** Takes what was written on top of what was sent, and what was stored of that, and gives it as written on top of what was stored. */
export function rebasePending(one: Pending, stored: readonly Change[]): Pending {
  const { pointer, before, after, gesture } = one
  const near = stored.filter((each) => touches(each.pointer, pointer))
  const document = applyChanges(withValue({}, pointer, before) ?? {}, near)
  if (near.length === 0 || document === null) return one
  return { ...change(pointer, valueAt(document, pointer), after), ...(gesture !== undefined && { gesture }) }
}
