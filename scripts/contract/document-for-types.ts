import { follow } from './bundle-contract.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Headers that `src/api/client.ts` sends with every call, so no caller names them. */
const sentByClient = new Set([
  'Accept-Language',
  'x-session-id',
  'timeZone',
  'x-auth-optional',
  'x-livery-agency',
  'X-Requested-With',
])

/**
 * Returns the bundled contract as the types need it: parameters of the operation without the headers of every call,
 * shared errors as one response `Problem`, and no response headers, since code reads those by name.
 */
export function documentForTypes(document: JsonObject): JsonObject {
  const paths = entriesOf(document.paths).map(([path, item]) => [path, itemFor(item, document)])
  const schemas = isObject(document.components) ? (document.components.schemas ?? {}) : {}
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const components = {
    schemas,
    responses: { Problem: { description: 'What went wrong, by its `code`.', content: problem } },
  }
  return { ...document, paths: Object.fromEntries(paths), components } as JsonObject
}

function itemFor(item: Json, document: JsonObject): JsonObject {
  if (!isObject(item)) return {}
  const shared = listOf(item.parameters)
  const operations = METHODS.flatMap((method) => {
    const operation = item[method]
    return isObject(operation) ? [[method, operationFor(operation, shared, document)]] : []
  })
  return Object.fromEntries(operations)
}

function operationFor(operation: JsonObject, shared: Json[], document: JsonObject): JsonObject {
  const parameters = [...shared, ...listOf(operation.parameters)]
    .map((parameter) => resolved(parameter, document))
    .filter(({ name }) => !sentByClient.has(String(name)))
  const own = entriesOf(operation.responses).flatMap(([status, response]) =>
    isShared(status, response) ? [] : [[status, withoutHeaders(resolved(response, document))]],
  )
  const responses = { ...Object.fromEntries(own), default: { $ref: '#/components/responses/Problem' } }
  return { ...operation, parameters, responses }
}

function isShared(status: string, response: Json): boolean {
  return status >= '4' && isObject(response) && '$ref' in response
}

function withoutHeaders({ headers: _, ...response }: JsonObject): JsonObject {
  return response
}

function resolved(value: Json, document: JsonObject): JsonObject {
  const target = isObject(value) && typeof value.$ref === 'string' ? follow(document, value.$ref) : value
  return isObject(target) ? target : {}
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}
