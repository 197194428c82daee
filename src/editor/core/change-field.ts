import { type Change, changeTo } from '../../tenant/settings/change.ts'
import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { valueAt, withValue } from '../../tenant/settings/pointer.ts'
import type { Field } from './field.ts'

/**
 * Returns the change that sets a field to a value. If a parent is missing, such as the page of a title, the change
 * creates it with everything required, so it is the change of the outermost missing object. Undefined removes the
 * field. Null if nothing changes.
 */
export function changeField(
  settings: JsonObject,
  { pointer, parents }: Pick<Field, 'pointer' | 'parents'>,
  value: Json | undefined,
): Change | null {
  const missing = parents.find((parent) => valueAt(settings, parent.pointer) === undefined)
  if (!missing) return changeTo(settings, pointer, value)
  if (value === undefined) return null
  const filled = parents.reduce<JsonObject | null>(
    (document, parent) =>
      document && valueAt(document, parent.pointer) === undefined
        ? withValue(document, parent.pointer, parent.blank)
        : document,
    settings,
  )
  const made = filled && withValue(filled, pointer, value)
  return made && changeTo(settings, missing.pointer, valueAt(made, missing.pointer))
}
