import { type OperationId, operations } from './operations.gen.ts'

/** Returns the status of an operation's success: 200 if the contract has it, else 201, else 202. */
export function successStatus(id: OperationId): 200 | 201 | 202 {
  const { responses } = operations[id]
  const status = ([200, 201, 202] as const).find((one) => Object.hasOwn(responses, one))
  if (status === undefined) throw new Error(`${id} has no successful answer`)
  return status
}
