import { type Change, changeTo } from '../../tenant/settings/change.ts'
import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { valueAt, withValue } from '../../tenant/settings/pointer.ts'
import type { Field } from './field.ts'

/**
 * Takes settings, a field and what it is to say, and gives the change. A field of something that is not there yet, such as the
 * title of a page without page, brings the whole of it into being, with what that needs; so the change is of the outermost
 * thing that was missing. Undefined takes the field away. Null where nothing changes.
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
