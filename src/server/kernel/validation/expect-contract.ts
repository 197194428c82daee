import type { OperationId } from '../../../contract/operations.gen.ts'
import { validateResponse } from './validate-response.ts'

/** Throws an error that lists the contract's errors in an operation's 200 body; for tests. */
export function expectContract(id: OperationId, body: unknown): void {
  const errors = validateResponse(id, 200, body)
  if (errors.length > 0) throw new Error(errors.map(({ field, reason }) => `${field} ${reason}`).join('; '))
}
