import type { Geo } from '../../../packages/geography/geo.ts'
import { octoSupplier } from '../adapters/suppliers/octo/octo-supplier.ts'
import { OCTO_SUPPLIER } from '../domain/suppliers/connected-suppliers.ts'
import type { Supplier } from '../domain/suppliers/port.ts'
import { type SupplierMap, sampleSupplierMap } from '../domain/suppliers/supplier-map.ts'
import type { Config } from '../kernel/config/config.ts'

/** What the suppliers of a deployment are made of. */
interface SupplierSources {
  readonly supplier: Supplier
  readonly geo: Geo
  readonly clock: () => Date
  readonly fetch: (request: Request) => Promise<Response>
}

/** Returns the suppliers of a deployment: the built-in one, and the OCTO supplier of the configuration. */
export function connectSuppliers(
  { octoSupplier: octo }: Pick<Config, 'octoSupplier'>,
  { supplier, geo, clock, fetch }: SupplierSources,
): SupplierMap {
  const sample = sampleSupplierMap(supplier)
  if (octo === null) return sample
  const connection = { url: octo.url.replace(/\/$/, ''), token: octo.token, fetch }
  return new Map([...sample, [OCTO_SUPPLIER, octoSupplier(connection, geo, clock)]])
}
