import { Problem } from '../../../kernel/errors/problem.ts'
import { productOf } from '../../suppliers/port.ts'
import type { ProductBooking } from '../../suppliers/product-supplier.ts'
import type { SupplierMap } from '../../suppliers/supplier-map.ts'
import { withSupplierTimeout } from './quote-in-time.ts'

/** By whom something is supplied: an item keeps it for good. */
export interface SuppliedItem {
  readonly product: string
  readonly supplier: string
}

/** Gives the supplier that an item was booked with; null where this server has no such supplier any more. */
export function suppliedProduct(
  suppliers: SupplierMap,
  { product, supplier }: SuppliedItem,
): ProductBooking | null {
  const named = suppliers.get(supplier)
  return named === undefined ? null : productOf(named, product)
}

/**
 * Gives the supplier that an item was booked with, whatever the agency sells or has chosen by now, and waits for it no longer than it
 * should. Throws `supplier_failed` where this server has no such supplier any more.
 */
export function itemSupplier(suppliers: SupplierMap, { product, supplier }: SuppliedItem): ProductBooking {
  const found = suppliedProduct(suppliers, { product, supplier })
  if (found !== null) return withSupplierTimeout(found)
  throw new Problem({
    code: 'supplier_failed',
    detail: `The supplier of this ${product}, ${supplier}, is not connected any more.`,
  })
}
