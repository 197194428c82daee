import openapiTs, { astToString } from 'openapi-typescript'
import { foldBlocks } from './fold-blocks.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

/** Returns TypeScript source with `paths`, `operations` and `components` of the bundled contract. */
export async function writeTypes(document: JsonObject): Promise<string> {
  const types = await openapiTs(JSON.stringify(document), {
    alphabetize: true,
    defaultNonNullable: false,
    silent: true,
  })
  return foldBlocks(astToString(types))
}

/**
 * Returns the bundled contract as a caller writes it. Headers are optional, since the client sets them
 * (src/api/client.ts).
 */
export function asWritten(document: JsonObject): JsonObject {
  return map(document, (value) => {
    const { required, ...rest } = value
    return value.in === 'header' && required === true ? rest : value
  })
}

function map(value: JsonObject, change: (value: JsonObject) => JsonObject): JsonObject {
  const visit = (entry: Json): Json => {
    if (Array.isArray(entry)) return entry.map(visit)
    return isObject(entry) ? map(entry, change) : entry
  }
  return change(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, visit(entry)])))
}
