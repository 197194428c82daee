import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import type { FieldError } from '../../../contract/types.ts'
import { contractValidators } from './contract-validators.ts'
import { fieldErrors } from './field-errors.ts'

const validators = contractValidators({})

// Problems of the server itself, before or around any operation.
const serverStatuses = new Set([405, 414, 431, 500, 502, 504])

/**
 * Returns the contract's errors in a parsed body of an operation and status: missing, invalid or unknown fields. An
 * empty list means that the answer is valid.
 */
export function validateResponse(id: OperationId, status: number, body: unknown): FieldError[] {
  const place = placeOf(id, status)
  if (place === null) return [{ field: 'status', reason: `${status} is not an answer of ${id}` }]
  const validate = validators(place)
  return validate === undefined || validate(body) ? [] : fieldErrors(validate.errors, 'body')
}

function placeOf(id: OperationId, status: number): string | null {
  if (Object.hasOwn(operations[id].responses, status)) return `operations/${id}/responses/${status}`
  return serverStatuses.has(status) ? 'components/schemas/Problem' : null
}
