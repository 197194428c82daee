import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { connectedSuppliers } from './connected-suppliers.ts'
import { supplierErrors } from './supplier-errors.ts'

/**
 * Takes the agencies and gives what an operator should know of their suppliers at the start, as sentences: a version that was
 * published when another build connected others sells nothing of what it chose them for.
 */
export function supplierWarnings(
  agencies: readonly Pick<ResolvedAgency, 'slug' | 'suppliers'>[],
  catalogue = connectedSuppliers,
): string[] {
  return agencies.flatMap(({ slug, suppliers = {} }) =>
    supplierErrors(suppliers, catalogue).map(({ field, reason }) => `${slug}: ${field} ${reason}`),
  )
}
