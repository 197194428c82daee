import type { FieldError } from '../../../contract/types.ts'
import { refusedFields } from './refused-fields.ts'

/**
 * Takes an operator's answer and what was sent, and gives what it says is wrong (`errors: [{field, reason}]`) with the
 * fields that were sent, but for the address: that would say whether it is known. Source: security, 7.
 */
export function operatorFaults(body: unknown, sent: object): FieldError[] {
  return refusedFields(body).filter(({ field }) => field !== 'email' && Object.hasOwn(sent, field))
}
