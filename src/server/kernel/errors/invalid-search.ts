import type { FieldError } from '../../../contract/types.ts'
import { Problem } from './problem.ts'

/** The part of the request with the fields: an invalid body is 422, an invalid query 400 (the contract's responses). */
export type SearchPart = 'body' | 'query'

/** Throws a problem that names the fields that broke a rule; without any it does nothing. */
export function rejectInvalid(part: SearchPart, errors: readonly FieldError[]): void {
  if (errors.length === 0) return
  const detail = errors.map(({ field, reason }) => `${field} ${reason}.`).join(' ')
  throw new Problem({ code: part === 'body' ? 'validation_failed' : 'bad_request', detail, errors })
}
