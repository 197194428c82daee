import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import type { FieldError, ValidatedRequest } from '../../../contract/types.ts'
import { Problem } from '../errors/problem.ts'
import { contractValidators } from './contract-validators.ts'
import { describeErrors } from './describe-errors.ts'
import { fieldErrors } from './field-errors.ts'
import { fillingValidators } from './filling-validators.ts'
import { nearMiss } from './near-miss.ts'
import { unsoundTexts } from './unsound-text.ts'

const parameterValidators = contractValidators({ useDefaults: true, coerceTypes: true })

/**
 * Returns a request's values, with text converted to numbers and booleans and with defaults (the body is filled in
 * place). Throws a Problem that names every field: bad_request (400) for query, path, headers or a missing body;
 * validation_failed (422) for a body that breaks the schema, has unknown fields, or has text that cannot be stored.
 */
export function validateRequest<Id extends OperationId>(id: Id, parts: RequestParts): ValidatedRequest<Id> {
  const { query, path, header } = validParameters(id, parts)
  return { query, path, headers: header, body: validBody(id, parts.body) } as ValidatedRequest<Id>
}

function validParameters(id: OperationId, parts: RequestParts) {
  const { values, errors } = rawParameters(id, parts)
  const validate = parameterValidators(`operations/${id}/parameters`)
  if (validate && !validate(values)) {
    // The pointer's first step is query, path or header, which the name does not need.
    const local = validate.errors?.map((error) => ({
      ...error,
      instancePath: error.instancePath.replace(/^\/(?:query|path|header)/, ''),
    }))
    errors.push(...fieldErrors(local, 'request'))
  }
  if (errors.length > 0) throw new Problem({ code: 'bad_request', detail: describeErrors(errors), errors })
  return values
}

function validBody(id: OperationId, body: unknown): unknown {
  const { requestBody } = operations[id]
  if (requestBody === null) return undefined
  if (body === undefined) {
    if (!requestBody.required) return undefined
    const kind = requestBody.isFile ? 'as application/octet-stream' : 'as JSON'
    throw new Problem({ code: 'bad_request', detail: `The body is missing; send it ${kind}.` })
  }
  if (requestBody.isFile) return body
  const errors = bodyErrors(id, body)
  if (errors.length === 0) return body
  throw new Problem({ code: 'validation_failed', detail: describeErrors(errors), errors })
}

function bodyErrors(id: OperationId, body: unknown): FieldError[] {
  const unsound = unsoundTexts(body, 'body')
  if (unsound.length > 0) return unsound
  const validate = fillingValidators(`operations/${id}/body`)
  return validate?.(body) ? [] : fieldErrors(validate?.errors, 'body')
}

interface RequestParts {
  readonly query: URLSearchParams
  readonly path?: Readonly<Record<string, string>>
  readonly headers: Headers
  /** Parsed JSON; undefined without a body. */
  readonly body?: unknown
}

type Raw = Record<string, string | string[]>

/**
 * Returns the operation's parameters as text, without blank ones (spec §5). A repeated parameter and a misspelt one
 * are errors; an unknown query parameter that resembles no known one is ignored.
 */
function rawParameters(
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
