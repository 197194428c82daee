import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { connectedSuppliers } from './connected-suppliers.ts'
import { supplierErrors } from './supplier-errors.ts'

/**
 * Returns what an operator should know about agencies' suppliers at start-up, as sentences. A version published by
 * another build sells nothing from suppliers that are no longer connected.
 */
export function supplierWarnings(
  agencies: readonly Pick<ResolvedAgency, 'slug' | 'suppliers'>[],
  catalogue = connectedSuppliers,
): string[] {
  return agencies.flatMap(({ slug, suppliers = {} }) =>
    supplierErrors(suppliers, catalogue).map(({ field, reason }) => `${slug}: ${field} ${reason}`),
  )
}
