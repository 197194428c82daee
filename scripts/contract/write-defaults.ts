import { follow } from './bundle-contract.ts'
import { ContractError } from './contract-error.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { writeOperations } from './write-operations.ts'

const PREFIX = '#/components/schemas/'

/** Where a schema has defaults: names of properties, and nested schemas. */
interface Node {
  has: string[]
  in: Record<string, string>
  items?: string
  values?: string
}

/**
 * Returns TypeScript source for the contract's defaults: `SchemaDefaults` by schema, `RequestDefaults` by operation.
 * `src/contract/filled.ts` derives from them the values that the server gets after validation.
 */
export function writeDefaults(document: JsonObject): string {
  const write = writer(document)
  const components = isObject(document.components) ? document.components : {}
  const schemas = entriesOf(components.schemas).flatMap(([name, schema]) => lineOf(name, write(schema)))
  const requests = Object.values(writeOperations(document))
    .filter(isObject)
    .flatMap((operation) => lineOf(String(operation.id), requestOf(operation, write)))
  return [
    '/** Where a schema has defaults: `has` names its own properties, the rest are nested schemas. */\n',
    `export interface SchemaDefaults {\n${schemas.join('')}}\n\n`,
    '/** Where the request of an operation has defaults, and its required headers. */\n',
    `export interface RequestDefaults {\n${requests.join('')}}\n`,
  ].join('')
}

function lineOf(name: string, written: string | null): string[] {
  return written === null ? [] : [`  ${name}: ${written}\n`]
}

function requestOf({ parameters, requestBody }: JsonObject, write: Write): string | null {
  const given = (Array.isArray(parameters) ? parameters : []).filter(isObject).flatMap((parameter) => {
    const hasDefault = isObject(parameter.schema) && 'default' in parameter.schema
    const isThere = hasDefault || (parameter.in === 'header' && parameter.required === true)
    return isThere ? [[String(parameter.in), String(parameter.name)] as const] : []
  })
  const places = Map.groupBy(given, ([place]) => place)
  const parts = [...places].map(
    ([place, names]) => `${place}: { has: ${unionOf(names.map(([, name]) => name))} }`,
  )
  const body = isObject(requestBody) ? write(requestBody.schema ?? {}) : null
  return parts.length === 0 && body === null
    ? null
    : `{ ${[...parts, ...(body === null ? [] : [`body: ${body}`])].join('; ')} }`
}

type Write = (schema: Json) => string | null

/** Returns a function that writes where a schema has defaults; null if it has none. */
function writer(document: JsonObject): Write {
  const known = new Map<string, boolean>()

  function hasAny(name: string): boolean {
    const found = known.get(name)
    if (found !== undefined) return found
    // A recursive reference adds nothing.
    known.set(name, false)
    known.set(name, nodeOf(follow(document, PREFIX + name)) !== null)
    return known.get(name) === true
  }

  function write(schema: Json): string | null {
    if (!isObject(schema)) return null
    if (typeof schema.$ref === 'string') {
      const name = schema.$ref.slice(PREFIX.length)
      if (name.includes('/')) return write(follow(document, schema.$ref))
      return hasAny(name) ? `SchemaDefaults['${name}']` : null
    }
    const node = nodeOf(schema)
    if (node === null) return null
    const inner = Object.entries(node.in).map(([key, text]) => `${JSON.stringify(key)}: ${text}`)
    return `{ ${[
      ...(node.has.length > 0 ? [`has: ${unionOf(node.has)}`] : []),
      ...(inner.length > 0 ? [`in: { ${inner.join('; ')} }`] : []),
      ...(node.items ? [`items: ${node.items}`] : []),
      ...(node.values ? [`values: ${node.values}`] : []),
    ].join('; ')} }`
  }

  function nodeOf(schema: Json): Node | null {
    if (!isObject(schema)) return null
    const required = Array.isArray(schema.required) ? schema.required : []
    const properties = entriesOf(schema.properties)
    const has = properties
      .filter(([name, property]) => isObject(property) && 'default' in property && !required.includes(name))
      .map(([name]) => name)
    const inner = properties.flatMap(([name, property]) => {
      const text = write(property)
      return text === null ? [] : [[name, text] as const]
    })
    const items = write(schema.items ?? null)
    const values = write(schema.additionalProperties ?? null)
    const variants = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((one) =>
      Array.isArray(one) ? one : [],
    )
    const others = variants.map(write).filter((text) => text !== null)
    if (others.length > 0)
      throw new ContractError(`A schema has variants with defaults: ${others.join(', ')}`)
    if (has.length === 0 && inner.length === 0 && items === null && values === null) return null
    return { has, in: Object.fromEntries(inner), ...(items && { items }), ...(values && { values }) }
  }

  return write
}

function unionOf(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(' | ')
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}
