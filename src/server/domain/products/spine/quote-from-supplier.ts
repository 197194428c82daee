import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { ProductSearch, ProductShapes, SupplierQuote } from '../../suppliers/product-supplier.ts'
import { partTakenProblem } from './part-taken-problem.ts'
import { quoteWithTimeout } from './quote-with-timeout.ts'
import { supplierProblem } from './supplier-problem.ts'

/** A supplier's quote of an available rate. */
export type AvailableQuote<Subject extends object = object> = Extract<
  SupplierQuote<Subject>,
  { status: 'available' }
>

/**
 * Asks a supplier for a rate's current price. Throws 422 with the field for a key that is not this supplier's, and
 * `sold_out`.
 */
export async function quoteFromSupplier(
  supplier: Pick<ProductSearch<ProductShapes>, 'quote'>,
  rateKey: string,
  field = 'rateKey',
): Promise<AvailableQuote> {
  const quoted = await quoteWithTimeout(supplier, rateKey).catch((error: unknown) => {
    throw supplierProblem(error)
  })
  if (quoted === null) {
    rejectInvalid('body', [{ field, reason: 'must be the key of a rate from a search' }])
    throw new Error('a refusal throws')
  }
  if (quoted.status === 'sold_out') {
    if (quoted.taken !== undefined) throw partTakenProblem(quoted.taken)
    throw new Problem({
      code: 'sold_out',
      detail: 'This rate is sold out. Choose another rate or other dates.',
    })
  }
  return quoted
}
