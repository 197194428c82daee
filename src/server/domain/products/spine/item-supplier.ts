import { Problem } from '../../../kernel/errors/problem.ts'
import { productOf } from '../../suppliers/port.ts'
import type { ProductBooking } from '../../suppliers/product-supplier.ts'
import type { SupplierMap } from '../../suppliers/supplier-map.ts'
import { withSupplierTimeout } from './quote-with-timeout.ts'

/** The product and supplier of an item, which never change. */
export interface SuppliedItem {
  readonly product: string
  readonly supplier: string
}

/** Returns the supplier that an item was booked with; null if this server no longer has it. */
export function suppliedProduct(
  suppliers: SupplierMap,
  { product, supplier }: SuppliedItem,
): ProductBooking | null {
  const named = suppliers.get(supplier)
  return named === undefined ? null : productOf(named, product)
}

/**
 * Returns the supplier that an item was booked with, whatever the agency sells or chooses now, with a timeout on its
 * calls. Throws `supplier_failed` if this server no longer has it.
 */
export function itemSupplier(suppliers: SupplierMap, { product, supplier }: SuppliedItem): ProductBooking {
  const found = suppliedProduct(suppliers, { product, supplier })
  if (found !== null) return withSupplierTimeout(found)
  throw new Problem({
    code: 'supplier_failed',
    detail: `The supplier of this ${product}, ${supplier}, is no longer connected.`,
  })
}
