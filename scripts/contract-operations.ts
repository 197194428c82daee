import { follow, isObject, type Json, type JsonObject } from './contract-bundle.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Takes a bundled contract and gives each operation as plain data, keyed by operation id: what the server's validators read. */
export function operationsOf(document: JsonObject): JsonObject {
  const deref = (value: Json): JsonObject => {
    const seen = isObject(value) && typeof value.$ref === 'string' ? follow(document, value.$ref) : value
    if (!isObject(seen)) throw new Error('The contract has a parameter or response that is not a map.')
    return seen
  }
  const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : [])
  const operations: JsonObject = {}
  for (const [path, item] of Object.entries(isObject(document.paths) ? document.paths : {})) {
    if (!isObject(item)) continue
    for (const method of METHODS) {
      const operation = item[method]
      if (!isObject(operation)) continue
      const id = operation.operationId
      if (typeof id !== 'string') throw new Error(`${method.toUpperCase()} ${path} has no operationId.`)
      if (Object.hasOwn(operations, id)) throw new Error(`The operationId ${id} is given twice.`)
      const parameters = [...list(item.parameters), ...list(operation.parameters)].map((parameter) => {
        const { name, in: place, required, schema } = deref(parameter)
        return { name, in: place, required: required === true, schema } as JsonObject
      })
      const responses: JsonObject = {}
      for (const [status, response] of Object.entries(deref(operation.responses ?? null))) {
        responses[status] = jsonSchemaOf(deref(response))
      }
      const body = operation.requestBody === undefined ? null : deref(operation.requestBody)
      operations[id] = {
        id,
        method,
        path,
        parameters,
        requestBody: body && { required: body.required === true, schema: jsonSchemaOf(body) },
        responses,
      }
    }
  }
  return operations
}

function jsonSchemaOf(holder: JsonObject): Json {
  const content = isObject(holder.content) ? holder.content : {}
  const media = content['application/json'] ?? content['application/problem+json']
  return isObject(media) ? (media.schema ?? null) : null
}
