import { ContractError } from './contract-error.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

/** What a profile adds: parameter names, headers of successful answers by field, errors by status. */
interface Profile {
  parameters: string[]
  headers: Record<string, string>
  errors: Record<string, string>
}

/**
 * Returns a function that writes an operation's `x-profile` out as plain OpenAPI: parameters first, headers on every
 * successful answer, and errors for each status that the operation does not define. An unknown profile is an error
 * that names the operation.
 */
export function profileWriter(profiles: JsonObject): (operation: JsonObject) => JsonObject {
  const profileOf = (name: Json | undefined, asked: string): Profile => {
    const own = typeof name === 'string' && Object.hasOwn(profiles, name) ? profiles[name] : undefined
    if (!isObject(own))
      throw new ContractError(`${asked} names the profile ${JSON.stringify(name)}, which does not exist.`)
    const base = own.extends === undefined ? nothing : profileOf(own.extends, `the profile ${String(name)}`)
    return {
      parameters: [...base.parameters, ...(Array.isArray(own.parameters) ? own.parameters.map(String) : [])],
      headers: { ...base.headers, ...namesOf(own.headers) },
      errors: { ...base.errors, ...namesOf(own.errors) },
    }
  }

  return ({ 'x-profile': name, ...operation }) => {
    if (name === undefined) return operation
    const { parameters, headers, errors } = profileOf(name, String(operation.operationId))
    const own = entriesOf(operation.responses).map(([status, response]) => [
      status,
      status < '4' && isObject(response) ? withHeaders(response, headers) : response,
    ])
    const ownParameters = Array.isArray(operation.parameters) ? operation.parameters : []
    return {
      ...operation,
      parameters: [...parameters.map((one) => refTo('parameters', one)), ...ownParameters],
      responses: { ...refsTo('responses', errors), ...Object.fromEntries(own) },
    }
  }
}

const nothing: Profile = { parameters: [], headers: {}, errors: {} }

function withHeaders(response: JsonObject, headers: Readonly<Record<string, string>>): JsonObject {
  const own = isObject(response.headers) ? response.headers : {}
  return { ...response, headers: { ...refsTo('headers', headers), ...own } }
}

function refsTo(section: string, names: Readonly<Record<string, string>>): JsonObject {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, refTo(section, name)]))
}

function refTo(section: string, name: string): JsonObject {
  return { $ref: `#/components/${section}/${name}` }
}

function namesOf(value: Json | undefined): Record<string, string> {
  return Object.fromEntries(entriesOf(value).map(([key, name]) => [key, String(name)]))
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}
