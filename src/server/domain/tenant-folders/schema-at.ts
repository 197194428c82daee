import type { JsonSchema } from '../../../contract/operation.ts'
import { schemas } from '../../../contract/operations.gen.ts'

const COMPONENTS = '#/components/schemas/'

/** What the contract says of one field. */
export interface FieldSchema {
  type?: string
  enum?: readonly string[]
  pattern?: string
  maxLength?: number
  format?: string
  properties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
}

/** Takes a field of tenant.json as problems name it (`posts[0].slug`) and gives what the contract says of it, or null. */
export function schemaAt(field: string): FieldSchema | null {
  let schema: FieldSchema | null = followed(schemas.Tenant)
  for (const step of field.match(/[^.[\]]+|\[\d+\]/g) ?? []) {
    schema = followed(step.startsWith('[') ? schema?.items : inside(schema, step))
    if (schema === null) return null
  }
  return schema
}

function inside(schema: FieldSchema | null, name: string): JsonSchema | undefined {
  const { properties = {}, additionalProperties } = schema ?? {}
  if (Object.hasOwn(properties, name)) return properties[name]
  return typeof additionalProperties === 'object' ? additionalProperties : undefined
}

/** Where a reference leads; what is said beside it (a description) is left out. */
function followed(schema: JsonSchema | undefined): FieldSchema | null {
  const $ref = schema?.$ref
  if (typeof $ref === 'string') return followed(schemas[$ref.slice(COMPONENTS.length)])
  return (schema as FieldSchema | undefined) ?? null
}
