import { isObject, type Json, type JsonObject } from './json.ts'

/** Returns the contract without `x-editor`: servers and files need no place of a field in the editor. */
export function dropEditorFields(document: JsonObject): JsonObject {
  return without(document) as JsonObject
}

function without(value: Json): Json {
  if (Array.isArray(value)) return value.map(without)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (key === 'x-editor' ? [] : [[key, without(entry)]])),
  )
}
