import { ContractError } from './contract-error.ts'
import { findAnswerer } from './find-answerer.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

/** Between these two lines docs/your-own-api.md is generated. */
const BEGIN = '<!-- The lists of calls: generated from openapi/ by npm run generate. -->'
const END = '<!-- The end of the lists. -->'
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

interface Listed {
  tag: string
  call: string
  summary: string
  answeredBy: 'operator' | 'livery'
}

/**
 * Takes a bundled contract and the page about connecting an API, and gives the page with the lists of the calls that the
 * operator answers and of those that Livery does. Throws where the page has no place for them.
 */
export function operatorPage(document: JsonObject, page: string): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) {
    throw new ContractError(`docs/your-own-api.md has no lines \`${BEGIN}\` and \`${END}\`.`)
  }
  const calls = callsOf(document)
  const lists = [
    '### Calls that your API answers',
    '',
    ...tablesOf(calls.filter(({ answeredBy }) => answeredBy === 'operator')),
    '### Calls that Livery answers',
    '',
    ...tablesOf(calls.filter(({ answeredBy }) => answeredBy === 'livery')),
  ]
  return `${before}${BEGIN}\n\n${lists.join('\n')}\n${END}${after}`
}

function callsOf(document: JsonObject): Listed[] {
  return entriesOf(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined
      if (!isObject(operation)) return []
      const { operationId, summary, tags } = operation
      const [tag] = Array.isArray(tags) ? tags : []
      const answeredBy = findAnswerer(operation, String(operationId))
      return [
        { tag: String(tag), call: `${method.toUpperCase()} ${path}`, summary: String(summary), answeredBy },
      ]
    }),
  )
}

/** A table for each tag, in the order in which the contract has them. */
function tablesOf(calls: readonly Listed[]): string[] {
  return [...Map.groupBy(calls, ({ tag }) => tag)].flatMap(([tag, listed]) => [
    `**${tag}**`,
    '',
    ...aligned([['call', 'what it does'], ...listed.map(rowOf)]),
    '',
  ])
}

function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}

function asCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
}

function rowOf({ call, summary }: Listed): [string, string] {
  return [`\`${call}\``, asCell(summary)]
}

/** The lines of a table, with columns as wide as their widest cell: the formatter leaves them as they are. */
function aligned(rows: readonly [string, string][]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = ['', ''], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)]
}
