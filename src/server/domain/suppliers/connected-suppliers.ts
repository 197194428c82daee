import type { Product } from '../../../contract/products.ts'

/** The built-in supplier, by the name that agencies and items keep. */
export const SAMPLE_SUPPLIER = 'sample'

/** What each supplier of a deployment has something of, by name. */
export type SupplierCatalogue = ReadonlyMap<string, readonly Product[]>

/**
 * The suppliers that this build connects, which a tenant's folder can name without a server running. Whoever connects another
 * one (`SupplierMap`) adds it here; a test compares them.
 */
export const connectedSuppliers: SupplierCatalogue = new Map([
  [SAMPLE_SUPPLIER, ['hotel', 'activity', 'car', 'resort', 'cruise']],
])
