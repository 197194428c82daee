import { follow } from './bundle-contract.ts'
import { findAnswerer } from './find-answerer.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { supplierMark } from './supplier-mark.ts'

const BYTES = 'application/octet-stream'
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * Returns each operation of the bundled contract as plain data for the server's validators, keyed by operation id. A
 * missing or duplicate id is an error.
 */
export function writeOperations(document: JsonObject): JsonObject {
  const operations: JsonObject = {}
  const products = productsOf(document)
  for (const [path, item] of entriesOf(document.paths)) {
    for (const method of METHODS) {
      const operation = isObject(item) ? item[method] : undefined
      if (!isObject(item) || !isObject(operation)) continue
      const id = operation.operationId
      if (typeof id !== 'string') throw new Error(`${method.toUpperCase()} ${path} has no operationId.`)
      if (Object.hasOwn(operations, id)) throw new Error(`The operationId ${id} occurs twice.`)
      operations[id] = {
        id,
        method,
        path,
        answeredBy: findAnswerer(operation, id),
        supplier: supplierMark(operation, id, products) as Json,
        answers: answersOf(operation, document),
        parameters: [...listOf(item.parameters), ...listOf(operation.parameters)].map((parameter) =>
          parameterOf(resolved(parameter, document)),
        ),
        requestBody:
          operation.requestBody === undefined ? null : bodyOf(resolved(operation.requestBody, document)),
        responses: Object.fromEntries(
          entriesOf(operation.responses).map(([status, response]) => [
            status,
            jsonSchemaOf(resolved(response, document)),
          ]),
        ),
      }
    }
  }
  return operations
}

function productsOf(document: JsonObject): string[] {
  const product = follow(document, '#/components/schemas/Product')
  return isObject(product) ? listOf(product.enum).map(String) : []
}

/** The media type of the answer to a successful call. */
function answersOf(operation: JsonObject, document: JsonObject): string {
  const responses = entriesOf(operation.responses).filter(([status]) => status.startsWith('2'))
  const types = responses.flatMap(([, response]) => entriesOf(resolved(response, document).content))
  return types[0]?.[0] ?? 'application/json'
}

function parameterOf({ name, in: place, required, schema }: JsonObject): JsonObject {
  return { name: name ?? null, in: place ?? null, required: required === true, schema: schema ?? {} }
}

function bodyOf(body: JsonObject): JsonObject {
  const required = body.required === true
  // The contract defines no content of a file, only that the answer is one.
  if (isObject(body.content) && BYTES in body.content) return { required, schema: {}, isFile: true }
  return { required, schema: jsonSchemaOf(body) }
}

function jsonSchemaOf({ content }: JsonObject): Json {
  const media = isObject(content)
    ? (content['application/json'] ?? content['application/problem+json'])
    : undefined
  return isObject(media) ? (media.schema ?? null) : null
}

function resolved(value: Json, document: JsonObject): JsonObject {
  const target = isObject(value) && typeof value.$ref === 'string' ? follow(document, value.$ref) : value
  if (!isObject(target)) throw new Error('The contract has a parameter or response that is not a map.')
  return target
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}
