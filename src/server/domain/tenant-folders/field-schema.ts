import type { JsonSchema } from '../../../contract/operation.ts'
import { schemas } from '../../../contract/operations.gen.ts'

const COMPONENTS = '#/components/schemas/'

/** The contract's schema of one field. */
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

/** Returns the contract's schema of a field of tenant.json as problems name it (`posts[0].slug`), or null. */
export function fieldSchema(field: string): FieldSchema | null {
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

/** The target of a reference; its siblings (a description) are ignored. */
function followed(schema: JsonSchema | undefined): FieldSchema | null {
  const $ref = schema?.$ref
  if (typeof $ref === 'string') return followed(schemas[$ref.slice(COMPONENTS.length)])
  return (schema as FieldSchema | undefined) ?? null
}
