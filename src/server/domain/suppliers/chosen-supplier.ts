import type { SupplierChoice } from '../../../contract/types.ts'
import type { Supplier } from './port.ts'
import type { SupplierMap } from './supplier-map.ts'

/** What is read of an agency to know from whom it sells. */
export interface ChoosingAgency {
  readonly suppliers?: Readonly<SupplierChoice>
}

/**
 * Takes the suppliers, an agency and a product, and gives the name and the supplier that the agency has chosen for it, else the first that
 * `has` it. Null where the chosen one is not connected or does not have it, and where nobody has.
 */
export function chosenSupplier(
  suppliers: SupplierMap,
  { suppliers: choice = {} }: ChoosingAgency,
  product: string,
  has: (supplier: Supplier) => boolean,
): readonly [name: string, supplier: Supplier] | null {
  const named: Readonly<Record<string, string | undefined>> = choice
  const chosen = Object.hasOwn(named, product) ? named[product] : undefined
  const asked = [...suppliers].filter(([name]) => chosen === undefined || name === chosen)
  return asked.find(([, supplier]) => has(supplier)) ?? null
}

/** Gives from whom an agency shows deals of a product; null where nobody has any. */
export function dealSupplier(
  suppliers: SupplierMap,
  agency: ChoosingAgency,
  product: string,
): Supplier | null {
  const hasDeals = (one: Supplier) => one.capabilities().products.some((name) => name === product)
  return chosenSupplier(suppliers, agency, product, hasDeals)?.[1] ?? null
}
