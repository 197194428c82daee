import type { FieldError, SupplierChoice } from '../../../contract/types.ts'
import type { SupplierCatalogue } from './connected-suppliers.ts'

/** Returns what is wrong with an agency's choice of suppliers, by field and reason. */
export function supplierErrors(choice: SupplierChoice, catalogue: SupplierCatalogue): FieldError[] {
  return Object.entries(choice).flatMap(([product, name]) => {
    const reason = reasonAgainst(product, name, catalogue)
    return reason === null ? [] : [{ field: `suppliers.${product}`, reason }]
  })
}

function reasonAgainst(product: string, name: string, catalogue: SupplierCatalogue): string | null {
  const has = catalogue.get(name)
  if (has === undefined)
    return `is ${name}, which is not connected here; connected: ${listed(catalogue.keys())}`
  if (has.some((one) => one === product)) return null
  return `is ${name}, which does not sell this product; it sells ${listed(has)}`
}

function listed(names: Iterable<string>): string {
  return [...names].join(', ')
}
