import settings from '../../contract/settings.schema.json' with { type: 'json' }
import type { Json } from '../../tenant/settings/json.ts'
import type { FieldSchema } from './field.ts'

const definitions = settings.$defs as Readonly<Record<string, unknown>>

/** The schema of an agency's complete settings. */
export const settingsSchema = settings as unknown as FieldSchema

/** Resolves a reference; keywords next to it take precedence over its target. */
export function resolveSchema(schema: FieldSchema): FieldSchema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...beside } = schema
  return { ...resolveSchema(definitions[nameOf($ref)] as FieldSchema), ...beside }
}

/** Name of the definition that a schema refers to; empty if it is no reference. */
export function referenceName(schema: FieldSchema | undefined): string {
  return schema?.$ref ? nameOf(schema.$ref) : ''
}

/** The initial value for a schema; undefined if the user must enter one, as for an address. */
export function blankValue(given: FieldSchema): Json | undefined {
  const schema = resolveSchema(given)
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  switch (schema.type) {
    case 'boolean':
      return false
    case 'array':
      return schema.minItems ? undefined : []
    case 'string':
      return isBlankAllowed(schema) ? '' : undefined
    case 'object':
      return blankObject(schema)
    default:
      return undefined
  }
}

function isBlankAllowed({ minLength = 0, pattern, format }: FieldSchema): boolean {
  return minLength === 0 && format === undefined && (!pattern || new RegExp(pattern, 'u').test(''))
}

function blankObject(schema: FieldSchema): Json | undefined {
  const required = schema.required ?? []
  const values = required.map((name) => [name, blankValue(schema.properties?.[name] ?? {})] as const)
  if (values.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries(values) as Json
}

function nameOf(reference: string): string {
  return reference.slice('#/$defs/'.length)
}
