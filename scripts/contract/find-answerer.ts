import { ContractError } from './contract-error.ts'
import type { JsonObject } from './json.ts'

const MARK = 'x-livery-answered-by'

/**
 * Returns who answers an operation if an operator's own API is connected. Throws a `ContractError` that names the
 * operation if the mark is missing or invalid.
 */
export function findAnswerer(operation: JsonObject, id: string): 'operator' | 'livery' {
  const mark = operation[MARK]
  if (mark === 'operator' || mark === 'livery') return mark
  throw new ContractError(
    `${id} has ${mark === undefined ? `no ${MARK}` : `${MARK}: ${JSON.stringify(mark)}`}; write \`operator\` where an operator's own API answers the call, \`livery\` where Livery does.`,
  )
}
