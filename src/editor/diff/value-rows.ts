import type { Change } from '../../tenant/settings/change.ts'
import { isObject, type Json, sameJson } from '../../tenant/settings/json.ts'
import { listKeys, pointerOf, stepsOf, valueAt, withValue } from '../../tenant/settings/pointer.ts'
import type { FieldKind, FieldSchema } from '../core/field.ts'
import { fieldKind } from '../core/field-kind.ts'
import { fieldAt, fieldTable } from '../core/field-table.ts'
import { resolveSchema } from '../core/resolve-schema.ts'

/** One changed value, as a person would name it. */
export interface ValueRow {
  readonly pointer: string
  readonly kind: FieldKind
  readonly schema: FieldSchema
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** Returns the values that a change affects, one by one: those below its pointer, and those inside a group. */
export function valueRows({ pointer, before, after }: Change): ValueRow[] {
  const below = fieldTable.filter((field) => field.pointer.startsWith(`${pointer}/`))
  const rows =
    below.length > 0
      ? below.map((field) => ({
          ...field,
          before: valueBelow(pointer, before, field.pointer),
          after: valueBelow(pointer, after, field.pointer),
        }))
      : [{ pointer, ...placeOf(pointer, after ?? before), before, after }]
  return rows
    .flatMap(inner)
    .filter((row) => !sameJson(row.before, row.after))
    .map(({ pointer, kind, schema, before, after }) => ({ pointer, kind, schema, before, after }))
}

function valueBelow(above: string, value: Json | undefined, pointer: string): Json | undefined {
  const document = value === undefined ? null : withValue({}, above, value)
  return document ? valueAt(document, pointer) : undefined
}

/** Returns kind and schema at a pointer, also inside a list item; derived from the value if the contract has none. */
function placeOf(pointer: string, value: Json | undefined): Pick<ValueRow, 'kind' | 'schema'> {
  const field = fieldAt(pointer)
  if (!field) return { kind: isObject(value) ? 'group' : 'text', schema: {} }
  if (field.pointer === pointer) return field
  const steps = stepsOf(pointer.slice(field.pointer.length)) ?? []
  const isKeyed = listKeys[field.pointer] !== undefined
  const start = isKeyed ? (field.schema.items ?? {}) : field.schema
  const given = (isKeyed ? steps.slice(1) : steps).reduce<FieldSchema>(
    (schema, step) => resolveSchema(schema).properties?.[step] ?? {},
    start,
  )
  const kind = fieldKind(given)
  return { kind: kind === 'text' && isObject(value) ? 'group' : kind, schema: resolveSchema(given) }
}

/** Groups and wordings are shown value by value. */
function inner(row: ValueRow): ValueRow[] {
  const { kind, before, after, pointer, schema } = row
  if ((kind !== 'group' && kind !== 'words') || !(isObject(before) || isObject(after))) return [row]
  const [old, next] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  const names = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(old), ...Object.keys(next)])
  return [...names].flatMap((name) => {
    const given = schema.properties?.[name]
    const isNested = isObject(old[name]) || isObject(next[name])
    return inner({
      pointer: pointer + pointerOf([name]),
      kind: given ? fieldKind(given) : isNested ? kind : 'text',
      schema: given ? resolveSchema(given) : {},
      before: old[name],
      after: next[name],
    })
  })
}
