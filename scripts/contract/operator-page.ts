import { ContractError } from './contract-error.ts'
import { findAnswerer } from './find-answerer.ts'
import { isObject, type Json, type JsonObject } from './json.ts'

/** docs/your-own-api.md is generated between these two lines. */
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
 * Writes two lists into the page about connecting an API: the calls that the operator answers, and those that Livery
 * answers. Throws if the page lacks the markers.
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

/** A table for each tag, in the contract's order. */
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

/** The lines of a table with padded columns, so that the formatter leaves them unchanged. */
function aligned(rows: readonly [string, string][]): string[] {
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = ['', ''], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)]
}
