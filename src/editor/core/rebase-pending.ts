import { applyChanges, type Change, change } from '../../tenant/settings/change.ts'
import { valueAt, withValue } from '../../tenant/settings/pointer.ts'
import type { Pending } from './next-batch.ts'
import { touches } from './touches.ts'

/** Returns a later change, made on top of a sent one, based on the form in which the server stored it. */
export function rebasePending(one: Pending, stored: readonly Change[]): Pending {
  const { pointer, before, after, gesture } = one
  const near = stored.filter((each) => touches(each.pointer, pointer))
  const document = applyChanges(withValue({}, pointer, before) ?? {}, near)
  if (near.length === 0 || document === null) return one
  return { ...change(pointer, valueAt(document, pointer), after), ...(gesture !== undefined && { gesture }) }
}
