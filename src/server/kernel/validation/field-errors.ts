import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldError } from '../../../contract/types.ts'
import { fieldName, joinField } from './field-name.ts'
import { reasonOf } from './reason.ts'

const MOST = 20

/**
 * Returns `{field, reason}` for each error of a validator, without repetition and 20 at most. `whole` names the value
 * itself, for errors about no single field; `lists` as in `outcomeReason`.
 */
export function fieldErrors(
  errors: readonly ErrorObject[] | null | undefined,
  whole: string,
  lists = false,
): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errors ?? []) {
    if (found.size === MOST) break
    if (isEcho(error)) continue
    const field = fieldOf(error) || whole
    const reason = reasonOf(error, lists)
    found.set(`${field} ${reason}`, { field, reason })
  }
  return [...found.values()]
}

/** `if` and `oneOf` only repeat that an inner error exists; `null` is the oneOf branch that callers never intend. */
function isEcho({ keyword, params }: ErrorObject): boolean {
  return keyword === 'if' || keyword === 'oneOf' || (keyword === 'type' && params.type === 'null')
}

function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const field = fieldName(instancePath)
  if (keyword === 'required') return joinField(field, params.missingProperty)
  if (keyword === 'additionalProperties') return joinField(field, params.additionalProperty)
  if (keyword === 'discriminator') return joinField(field, params.tag)
  return field
}
