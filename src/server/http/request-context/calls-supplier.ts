import { type OperationId, operations } from '../../../contract/operations.gen.ts'

/** True if a call asks suppliers and books nothing: it changes nothing, whatever its method (`x-supplier`). */
export function callsSupplier(id: OperationId): boolean {
  const { supplier } = operations[id]
  return supplier !== null && supplier.step !== 'booking'
}
