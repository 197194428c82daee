import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { listKeys } from '../../tenant/settings/list-keys.ts'
import type { FieldSchema } from './field.ts'
import { blankValue, referenceName, resolveSchema } from './resolve-schema.ts'

/**
 * Takes the schema of a list's items, the list and a word for something new, and gives an item with all it needs, so that the
 * server takes it at once; the name it is found by is its own among them.
 */
export function newItem(
  schema: FieldSchema,
  pointer: string,
  items: readonly JsonObject[],
  word: string,
): JsonObject {
  const key = listKeys[pointer]
  const fields = (schema.required ?? []).map((name) => {
    const given = schema.properties?.[name] ?? {}
    return [name, name === key ? ownName(items, key) : (blankValue(given) ?? firstOf(given, word))] as const
  })
  return Object.fromEntries(fields)
}

/** What holds a place until its person says better. */
function firstOf(given: FieldSchema, word: string): Json {
  const { type, format, pattern = '' } = resolveSchema(given)
  if (type === 'number') return 0
  if (format === 'date') return new Date().toISOString().slice(0, 10)
  if (referenceName(given) === 'CountryCode') return 'PT'
  return pattern.includes('/') ? '/' : word
}

function ownName(items: readonly JsonObject[], key: string): string {
  const taken = new Set(items.map((item) => item[key]))
  let number = items.length + 1
  while (taken.has(`new-${number}`)) number += 1
  return `new-${number}`
}
