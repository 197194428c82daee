import { isObject, type Json, type JsonObject } from './json.ts'

/**
 * Returns schemas as validators need them: without descriptions, which are for readers of the contract, and without
 * the mapping of a discriminator, since each variant names its own value.
 */
export function schemasForValidators(schemas: JsonObject): JsonObject {
  return eachOf(schemas)
}

function eachOf(schemas: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]))
}

function plain(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(plain)
  if (!isObject(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
      if (key === 'description') return []
      // Names of fields are no keywords, and an example or a default is no schema.
      if (key === 'properties' || key === 'patternProperties')
        return [[key, isObject(value) ? eachOf(value) : value]]
      if (key === 'default' || key === 'const' || key === 'enum') return [[key, value]]
      if (key === 'discriminator' && isObject(value))
        return [[key, { propertyName: value.propertyName ?? null }]]
      return [[key, plain(value)]]
    }),
  )
}
