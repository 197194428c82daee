import { SAMPLE_SUPPLIER } from './connected-suppliers.ts'
import type { Supplier } from './port.ts'

/**
 * The suppliers of a deployment by name, in the order in which they are asked for a product that an agency has chosen none for.
 * An item keeps the name of its supplier, so that a name never changes.
 */
export type SupplierMap = ReadonlyMap<string, Supplier>

/** Gives a deployment with the built-in supplier alone. */
export function sampleSupplierMap(supplier: Supplier): SupplierMap {
  return new Map([[SAMPLE_SUPPLIER, supplier]])
}
