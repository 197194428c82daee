import { SAMPLE_SUPPLIER } from './connected-suppliers.ts'
import type { Supplier } from './port.ts'

/**
 * The suppliers of a deployment by name, in order of preference for products without a chosen supplier. Items store
 * the name, so it must never change.
 */
export type SupplierMap = ReadonlyMap<string, Supplier>

/** Returns a deployment with only the built-in supplier. */
export function sampleSupplierMap(supplier: Supplier): SupplierMap {
  return new Map([[SAMPLE_SUPPLIER, supplier]])
}
