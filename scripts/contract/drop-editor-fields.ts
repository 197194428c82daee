import { isObject, type Json, type JsonObject } from './json.ts'

/** Takes a contract and gives it without `x-editor`: where a field stands in the editor is nothing that a server or a file knows of. */
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
