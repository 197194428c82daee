import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import { callsSupplier } from './calls-supplier.ts'
import type { Preview } from './preview.ts'

/**
 * Throws 403 `preview_only` for a call that would change something. Setting the language is a GET with an effect:
 * visitors with a shared link may choose theirs, but a preview in the editor has the requested one.
 */
export function requireReading(id: OperationId, { kind }: Preview): void {
  const isReading = operations[id].method === 'get' || callsSupplier(id)
  if (isReading && (id !== 'changeLanguage' || kind === 'share')) return
  throw new Problem({
    code: 'preview_only',
    detail: 'This is a preview. Nothing can be sent, changed or booked in it.',
  })
}
