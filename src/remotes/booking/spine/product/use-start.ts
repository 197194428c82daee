import { useAgency } from '@livery/platform'
import { activeServices } from '../../../../tenant/services.ts'
import { useViews } from './product-scope.tsx'
import type { ProductView } from './product-view.ts'

/** Returns the product of a page that belongs to none: the first that the agency sells, where a search starts. */
export function useStart(): ProductView {
  const sold = activeServices(useAgency()).map(({ product }): string => product)
  const views = useViews()
  const start = views.find(({ product }) => sold.includes(product)) ?? views[0]
  if (!start) throw new Error('The booking part has no products. Register one in products/registry.ts.')
  return start
}
