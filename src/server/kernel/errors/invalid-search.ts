import type { FieldError } from '../../../contract/types.ts'
import { Problem } from './problem.ts'

/** Where the fields of a search arrive: a wrong body is 422, a wrong query 400 (the contract's responses). */
export type SearchPart = 'body' | 'query'

/** Takes the fields that broke a rule and throws a problem that names them; without any it does nothing. */
export function rejectInvalid(part: SearchPart, errors: readonly FieldError[]): void {
  if (errors.length === 0) return
  const detail = errors.map(({ field, reason }) => `${field} ${reason}.`).join(' ')
  throw new Problem({ code: part === 'body' ? 'validation_failed' : 'bad_request', detail, errors })
}
