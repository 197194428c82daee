import type { ErrorObject } from 'ajv/dist/2020.js'
import type { FieldError } from '../../../contract/types.ts'
import { fieldName, joinField } from './field-name.ts'
import { reasonOf } from './reason.ts'

const MOST = 20

/**
 * Takes a validator's errors and gives one `{field, reason}` for each, without repetition and 20 at most.
 * `whole` is what the value itself is called where an error is about no single field in it; `lists` as in `outcomeReason`.
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

/** `if` and `oneOf` only repeat that something inside them failed; `null` is the form of a oneOf that nobody means to send. */
function isEcho({ keyword, params }: ErrorObject): boolean {
  return keyword === 'if' || keyword === 'oneOf' || (keyword === 'type' && params.type === 'null')
}

function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const field = fieldName(instancePath)
  if (keyword === 'required') return joinField(field, params.missingProperty)
  if (keyword === 'additionalProperties') return joinField(field, params.additionalProperty)
  return field
}
