import { useSearchParams } from '@livery/platform'
import { useCallback, useMemo } from 'react'

export interface FilterState<Filters> {
  filters: Filters
  /** Replaces the current history entry, so that Back leaves the results instead of undoing a filter. */
  change: (filters: Partial<Filters>) => void
}

/** How a product's filters are written in the address; prices are in the given currency. */
export interface FilterAddress<Filters> {
  read: (params: URLSearchParams, currency: string) => Filters
  /** Returns a copy of the parameters with these filters, and without the page. */
  write: (params: URLSearchParams, filters: Filters, currency: string) => URLSearchParams
}

/** Reads a product's filters from the address; `address` is defined once, outside the component. */
export function useFilters<Filters>(address: FilterAddress<Filters>, currency: string): FilterState<Filters> {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => address.read(params, currency), [params, address, currency])
  const change = useCallback(
    (changed: Partial<Filters>) =>
      setParams(
        (before) => address.write(before, { ...address.read(before, currency), ...changed }, currency),
        { replace: true, preventScrollReset: true },
      ),
    [setParams, address, currency],
  )
  return { filters, change }
}
