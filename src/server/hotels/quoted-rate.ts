import type { BookingMenu } from '../../tenant/services.ts'
import { rejectInvalid } from '../deals/invalid-search.ts'
import { Problem } from '../http/problem.ts'
import { supplierProblem } from '../products/spine/supplier-problem.ts'
import type { HotelShapes } from '../suppliers/hotel-shapes.ts'
import type { Supplier } from '../suppliers/port.ts'
import type { SupplierQuote } from '../suppliers/product-supplier.ts'
import { hotelsOf } from './hotels-of.ts'

/** A rate that can be had, as the supplier says it. */
export type QuotedRate = Extract<SupplierQuote<HotelShapes['subject']>, { status: 'available' }>

/** Asks the supplier what a rate costs by now; throws 422 for a key that is none of its, and `sold_out`. */
export async function quotedRate(
  agency: BookingMenu,
  rateKey: string,
  supplier: Pick<Supplier, 'hotels'>,
): Promise<QuotedRate> {
  const quoted = await hotelsOf(supplier, agency)
    .quote(rateKey)
    .catch((error: unknown) => {
      throw supplierProblem(error)
    })
  if (quoted === null) {
    rejectInvalid('body', [{ field: 'rateKey', reason: 'must be the key of a rate as a search gave it' }])
    throw new Error('a refusal throws')
  }
  if (quoted.status === 'sold_out') {
    throw new Problem({
      code: 'sold_out',
      detail: 'Nothing of this rate is left. Choose another room or other dates.',
    })
  }
  return quoted
}
