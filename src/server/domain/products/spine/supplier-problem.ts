import { Problem } from '../../../kernel/errors/problem.ts'
import { SupplierTimeout } from '../../suppliers/supplier-timeout.ts'

/** Takes what a supplier failed with and gives the problem to answer with: a problem stays what it is. */
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
