import type { Product } from '../../../contract/products.ts'

/** The name of the built-in supplier, which agencies and items store. */
export const SAMPLE_SUPPLIER = 'sample'

/** The name of the OCTO supplier of the configuration. */
export const OCTO_SUPPLIER = 'octo'

/** The products of each supplier of a deployment, by the supplier's name. */
export type SupplierCatalogue = ReadonlyMap<string, readonly Product[]>

/**
 * The suppliers of this build, which a tenant's folder can name while no server runs; `LIVERY_OCTO_URL` connects the
 * OCTO supplier. Every supplier added to `SupplierMap` has to be added here; a test compares the two.
 */
export const connectedSuppliers: SupplierCatalogue = new Map([
  [SAMPLE_SUPPLIER, ['hotel', 'activity', 'car', 'flight', 'resort', 'cruise']],
  [OCTO_SUPPLIER, ['activity']],
])
