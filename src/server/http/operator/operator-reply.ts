import type { OperationId } from '../../../contract/operations.gen.ts'
import { successStatus } from '../../../contract/success-status.ts'
import type { ReplyOf } from '../../../contract/types.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { contractValidators } from '../../kernel/validation/contract-validators.ts'
import { describeErrors } from '../../kernel/validation/describe-errors.ts'
import { fieldErrors } from '../../kernel/validation/field-errors.ts'

const validators = contractValidators({ removeAdditional: true })

/**
 * Returns the body of an operator's successful answer without fields that the contract does not have. Throws 502
 * `upstream_failed` with each missing or wrong field. Source: ARCHITECTURE.md, 'Life of a request'.
 */
export function operatorReply<Id extends OperationId>(id: Id, body: unknown): ReplyOf<Id> {
  return checked(id, `operations/${id}/responses/${successStatus(id)}`, body) as ReplyOf<Id>
}

/** Does the same for one line of an answer, by a named schema. */
export function operatorPart(id: OperationId, schema: string, part: unknown): unknown {
  return checked(id, `components/schemas/${schema}`, part)
}

function checked(id: OperationId, place: string, body: unknown): unknown {
  const validate = validators(place)
  if (validate === undefined || validate(body)) return body
  const errors = fieldErrors(validate.errors, 'body')
  throw new Problem({
    code: 'upstream_failed',
    detail: `The answer of the operator's API to ${id} breaks the contract: ${describeErrors(errors)}`,
    errors,
  })
}
