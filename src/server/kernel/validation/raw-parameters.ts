import type { OperationId } from '../../../contract/operations.gen.ts'
import { operations } from '../../../contract/operations.gen.ts'
import type { FieldError } from '../../../contract/types.ts'
import { nearMiss } from './near-miss.ts'
import { unsoundTexts } from './unsound-text.ts'

export interface RequestParts {
  readonly query: URLSearchParams
  readonly path?: Readonly<Record<string, string>>
  readonly headers: Headers
  /** Parsed JSON; undefined where the request has no body. */
  readonly body?: unknown
}

type Raw = Record<string, string | string[]>

/**
 * Takes a request's parts and gives the parameters that the operation names, as text, blank ones left out (spec §5).
 * A parameter given twice and a misspelt one are errors; a query parameter that is nothing like a known one is ignored.
 */
export function rawParameters(
  id: OperationId,
  { query, path = {}, headers }: RequestParts,
): { values: { query: Raw; path: Raw; header: Raw }; errors: FieldError[] } {
  const values: { query: Raw; path: Raw; header: Raw } = { query: {}, path: {}, header: {} }
  const errors: FieldError[] = []
  const { parameters } = operations[id]
  const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)

  for (const { name, in: place, schema } of parameters) {
    if (place === 'cookie') continue
    if (place === 'query' && query.getAll(name).length > 1) {
      errors.push({ field: name, reason: 'is given more than once' })
    }
    const text = place === 'query' ? query.get(name) : place === 'header' ? headers.get(name) : path[name]
    if (!text?.trim()) continue
    errors.push(...unsoundTexts(text, name))
    values[place][name] = schema.type === 'array' ? text.split(',') : text
  }
  for (const name of new Set(query.keys())) {
    const meant = inQuery.includes(name) ? null : nearMiss(name, inQuery)
    if (meant !== null)
      errors.push({ field: name, reason: `is not a known parameter; did you mean ${meant}?` })
  }
  return { values, errors }
}
