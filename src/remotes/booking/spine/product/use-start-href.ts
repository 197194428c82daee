import { useAgency } from '@livery/platform'
import { activeServices } from '../../../../tenant/services.ts'
import { useViews } from './product-scope.tsx'

/** Where a search begins that is of no product yet: at the first product that the agency sells. */
export function useStartHref(): string {
  const sold = activeServices(useAgency()).map(({ product }): string => product)
  const views = useViews()
  return (views.find(({ product }) => sold.includes(product)) ?? views[0])?.path ?? '/'
}
