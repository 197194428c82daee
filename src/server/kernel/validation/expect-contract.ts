import type { OperationId } from '../../../contract/operations.gen.ts'
import { validateResponse } from './validate-response.ts'

/** Takes an operation and a 200 body and throws an error that lists what the contract has against it; for tests. */
export function expectContract(id: OperationId, body: unknown): void {
  const errors = validateResponse(id, 200, body)
  if (errors.length > 0) throw new Error(errors.map(({ field, reason }) => `${field} ${reason}`).join('; '))
}
