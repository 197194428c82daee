import type { Json, JsonObject } from '../../tenant/settings/json.ts'
import { listKeys, pointerOf } from '../../tenant/settings/pointer.ts'
import type { FieldSchema } from './field.ts'
import { blankValue, referenceName, resolveSchema } from './resolve-schema.ts'

/** The fields that can be an item's title, in this order. */
export const titleNames = ['title', 'label', 'name', 'question', 'id'] as const

/** Returns the pointer of a list item: by its name if the list has named items, else by its index. */
export function itemPointer(list: string, item: JsonObject, at: number): string {
  const key = listKeys[list]
  return list + pointerOf([String(key === undefined ? at : item[key])])
}

/** Returns the title of a list item; undefined if it has none or an empty one. */
export function itemTitle(item: JsonObject): string | undefined {
  for (const name of titleNames) {
    const title = item[name]
    if (typeof title === 'string' && title !== '') return title
  }
  return undefined
}

/**
 * Returns a new item for a list's schema with everything it needs, so that the server accepts it at once; its name is
 * unique in the list.
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

/** A placeholder until the user enters a value. */
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
