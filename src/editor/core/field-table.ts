import { platformFields } from '../../tenant/settings/platform-fields.ts'
import { pointerOf } from '../../tenant/settings/pointer.ts'
import type { EditorHint, Field, FieldSchema, PanelId } from './field.ts'
import { fieldKind } from './field-kind.ts'
import { blankValue, resolveSchema, settingsSchema } from './resolve-schema.ts'

/** The panel of fields for which the contract names none, so that a new field never disappears. */
const ELSEWHERE: PanelId = 'access'

/** Fields without an order follow those with one, in the contract's order. */
const LAST = 100

interface Place {
  pointer: string
  hint: EditorHint
  isRequired: boolean
  parents: Field['parents']
}

/** Every setting of an agency that its owner may change, from the contract's schema, panel by panel in order. */
export const fieldTable: readonly Field[] = fieldsOf(settingsSchema)

const byPointer = new Map(fieldTable.map((field) => [field.pointer, field]))

/** Returns the field of a pointer, or the one that contains a place inside a list or a group. */
export function fieldAt(pointer: string): Field | undefined {
  const known = byPointer.get(pointer)
  const end = pointer.lastIndexOf('/')
  return known ?? (end > 0 ? fieldAt(pointer.slice(0, end)) : undefined)
}

/** Returns the fields of a panel. */
export function fieldsIn(panel: PanelId): readonly Field[] {
  return fieldTable.filter((field) => field.panel === panel)
}

/** Returns the fields of a settings schema: every leaf except platform fields. */
export function fieldsOf(schema: FieldSchema): readonly Field[] {
  const place = { pointer: '', hint: {}, isRequired: true, parents: [] }
  return walk(schema, place).sort((one, other) => one.order - other.order)
}

function walk(given: FieldSchema, place: Place): Field[] {
  if (platformFields.includes(place.pointer)) return []
  const schema = resolveSchema(given)
  const hint = { ...place.hint, ...schema['x-editor'] }
  const blank = blankValue(schema)
  const isOpen = place.isRequired || blank !== undefined
  if (!schema.properties || hint.control !== undefined || !isOpen) return [leaf(given, { ...place, hint })]
  const parents = place.isRequired
    ? place.parents
    : [...place.parents, { pointer: place.pointer, blank: blank ?? {} }]
  return Object.entries(schema.properties).flatMap(([name, inner]) =>
    walk(inner, {
      pointer: place.pointer + pointerOf([name]),
      hint,
      isRequired: schema.required?.includes(name) ?? false,
      parents,
    }),
  )
}

function leaf(given: FieldSchema, { pointer, hint, isRequired, parents }: Place): Field {
  const { panel = ELSEWHERE, section = '', order = LAST } = hint
  const kind = hint.control ?? fieldKind(given)
  return { pointer, kind, panel, section, order, isRequired, parents, schema: resolveSchema(given) }
}

/** Returns the fields inside a list or a group, from its pointer and schema, in the contract's order. */
export function fieldsInside(pointer: string, schema: FieldSchema): readonly Field[] {
  return Object.entries(schema.properties ?? {})
    .map(([name, given]) => fieldInside(pointer + pointerOf([name]), given, schema.required?.includes(name)))
    .sort((one, other) => one.order - other.order)
}

function fieldInside(pointer: string, given: FieldSchema, isRequired = false): Field {
  const schema = resolveSchema(given)
  const { order = 0 } = schema['x-editor'] ?? {}
  return {
    panel: 'pages',
    section: '',
    parents: [],
    pointer,
    order,
    kind: fieldKind(given),
    isRequired,
    schema,
  }
}

/** Returns the field that contains a pointer, or the first field inside it. */
export function findField(pointer: string): Field | undefined {
  return fieldAt(pointer) ?? fieldTable.find((one) => one.pointer.startsWith(`${pointer}/`))
}
