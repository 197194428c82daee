import { Problem } from '../../../kernel/errors/problem.ts'
import { SupplierTimeout } from '../../suppliers/supplier-timeout.ts'

/** Returns the problem to answer with for a supplier's failure; a problem stays unchanged. */
export function supplierProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  if (cause instanceof SupplierTimeout) {
    return new Problem({
      code: 'supplier_timeout',
      detail: 'The supplier did not answer in time. Try again in a moment.',
      cause,
    })
  }
  return new Problem({
    code: 'supplier_failed',
    detail: 'The supplier failed. Try again in a moment.',
    cause,
  })
}
