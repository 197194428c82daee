import type { SupplierChoice } from '../../../contract/types.ts'
import type { Supplier } from './port.ts'
import type { SupplierMap } from './supplier-map.ts'

/** What of an agency decides its suppliers. */
export interface ChoosingAgency {
  readonly suppliers?: Readonly<SupplierChoice>
}

/**
 * Returns the supplier that the agency has chosen for a product, with its name, otherwise the first that `has` it.
 * Null if the chosen one is not connected or does not have it, or if none has it.
 */
export function chosenSupplier(
  suppliers: SupplierMap,
  { suppliers: choice = {} }: ChoosingAgency,
  product: string,
  has: (supplier: Supplier) => boolean,
): readonly [name: string, supplier: Supplier] | null {
  const named: Readonly<Record<string, string | undefined>> = choice
  const chosen = Object.hasOwn(named, product) ? named[product] : undefined
  const candidates = [...suppliers].filter(([name]) => chosen === undefined || name === chosen)
  return candidates.find(([, supplier]) => has(supplier)) ?? null
}

/** Returns the supplier of an agency's deals of a product; null if there is none. */
export function dealSupplier(
  suppliers: SupplierMap,
  agency: ChoosingAgency,
  product: string,
): Supplier | null {
  const hasDeals = (one: Supplier) => one.capabilities().products.some((name) => name === product)
  return chosenSupplier(suppliers, agency, product, hasDeals)?.[1] ?? null
}
