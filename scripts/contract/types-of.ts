import openapiTs, { astToString } from 'openapi-typescript'
import { isObject, type Json, type JsonObject } from './bundle-contract.ts'

/** Takes a bundled contract and gives TypeScript source with `paths`, `operations` and `components`. */
export async function typesOf(document: JsonObject): Promise<string> {
  return astToString(
    await openapiTs(JSON.stringify(document), { alphabetize: true, defaultNonNullable: false, silent: true }),
  )
}

/**
 * Takes a bundled contract and gives it as a caller writes it. Headers are optional here, since the client sets
 * them itself (src/api/client.ts) and no caller should have to name them.
 */
export function asWritten(document: JsonObject): JsonObject {
  return map(document, (value) => {
    const { required, ...rest } = value
    return value.in === 'header' && required === true ? rest : value
  })
}

/** Takes a bundled contract and gives it as the server sees it after validation: what has a default is always there. */
export function asFilled(document: JsonObject): JsonObject {
  return map(document, (value) => {
    if (typeof value.in === 'string' && isObject(value.schema) && 'default' in value.schema) {
      return { ...value, required: true }
    }
    if (!isObject(value.properties)) return value
    const given = Object.entries(value.properties).filter(
      ([, property]) => isObject(property) && 'default' in property,
    )
    const required = Array.isArray(value.required) ? value.required : []
    const names = given.map(([name]) => name).filter((name) => !required.includes(name))
    return names.length === 0 ? value : { ...value, required: [...required, ...names] }
  })
}

function map(value: JsonObject, change: (value: JsonObject) => JsonObject): JsonObject {
  const visit = (entry: Json): Json => {
    if (Array.isArray(entry)) return entry.map(visit)
    return isObject(entry) ? map(entry, change) : entry
  }
  return change(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, visit(entry)])))
}
