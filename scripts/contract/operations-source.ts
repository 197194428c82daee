import { compactJson } from './compact-json.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { schemasForValidators } from './schemas-for-validators.ts'
import { writeOperations } from './write-operations.ts'

/**
 * Returns the source of `operations.gen.ts`: every operation and schema for the validators. A parameter of several
 * operations, and the errors common to all, are written once.
 */
export function operationsSource(document: JsonObject): string {
  const operations = Object.values(writeOperations(document)).filter(isObject)
  const all = isObject(document.components) ? document.components.schemas : undefined
  const schemas = isObject(all) ? schemasForValidators(all) : {}
  const shared = sharedParameters(operations)
  return [
    "import { type JsonSchema, type Operation, problems } from './operation.ts'\n\n",
    `export type OperationId =\n${unionOf(operations)}\n\n`,
    '/** The calls that an operator’s own API answers, if one is connected. */\n',
    `export type OperatorOperationId =\n${unionOf(operations.filter(({ answeredBy }) => answeredBy === 'operator'))}\n\n`,
    ...[...shared].map(([text, name]) => `const ${name} = ${text} as const\n`),
    `\nexport const operations: Readonly<Record<OperationId, Operation>> = {\n`,
    ...operations.map((operation) => operationSource(operation, shared)),
    '}\n\n',
    `export const schemas: Readonly<Record<string, JsonSchema>> = ${compactJson(schemas)}\n`,
  ].join('')
}

function unionOf(operations: readonly JsonObject[]): string {
  return operations.map(({ id }) => `  | '${id}'`).join('\n')
}

/** Names of the parameters that several operations share, by their source text. */
function sharedParameters(operations: readonly JsonObject[]): Map<string, string> {
  const counts = new Map<string, number>()
  for (const parameter of operations.flatMap(parametersOf)) {
    // Paths consist of few words, and each path has its own.
    if (isObject(parameter) && parameter.in === 'path') continue
    const text = JSON.stringify(parameter)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const shared = [...counts].filter(([, count]) => count > 1).map(([text]) => text)
  return new Map(shared.map((text, index) => [text, nameOf(JSON.parse(text) as JsonObject, index, shared)]))
}

/** A name such as `acceptLanguage`, numbered if several parameters share it. */
function nameOf({ name }: JsonObject, index: number, shared: readonly string[]): string {
  const words = String(name).split(/[^A-Za-z0-9]+/)
  const camel = words.map(
    (word, at) => (at === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1),
  )
  const same = shared.slice(0, index).filter((text) => (JSON.parse(text) as JsonObject).name === name)
  return camel.join('') + (same.length > 0 ? same.length + 1 : '')
}

function operationSource(operation: JsonObject, shared: ReadonlyMap<string, string>): string {
  const { parameters: _, responses, ...plain } = operation
  const parameters = parametersOf(operation).map(
    (parameter) => shared.get(JSON.stringify(parameter)) ?? compactJson(parameter, 2),
  )
  return [
    ` ${String(operation.id)}: {\n`,
    ...Object.entries(plain).map(([key, value]) => `  ${key}: ${compactJson(value, 2, key.length + 2)},\n`),
    `  parameters: [${parameters.join(', ')}],\n`,
    '  responses: {\n',
    ...responseLines(responses).map((line) => `   ${line},\n`),
    '  },\n },\n',
  ].join('')
}

function responseLines(responses: Json | undefined): string[] {
  const entries = Object.entries(isObject(responses) ? responses : {})
  const isProblem = (schema: Json) => isObject(schema) && schema.$ref === '#/components/schemas/Problem'
  const errors = entries.filter(([, schema]) => isProblem(schema)).map(([status]) => status)
  const own = entries.filter(([, schema]) => !isProblem(schema))
  return [
    ...own.map(([status, schema]) => `${status}: ${compactJson(schema, 3, 5)}`),
    ...(errors.length > 0 ? [`...problems(${errors.join(', ')})`] : []),
  ]
}

function parametersOf({ parameters }: JsonObject): Json[] {
  return Array.isArray(parameters) ? parameters : []
}
