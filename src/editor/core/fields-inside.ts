import { pointerOf } from '../../tenant/settings/pointer.ts'
import type { Field, FieldSchema } from './field.ts'
import { fieldKind } from './field-kind.ts'
import { resolveSchema } from './resolve-schema.ts'

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
