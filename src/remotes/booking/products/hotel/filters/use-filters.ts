import { useSearchParams } from '@livery/platform'
import { useCallback, useMemo } from 'react'
import { type HotelFilters, readFilters, writeFilters } from '../results/hotel-filters.ts'

export interface FilterState {
  filters: HotelFilters
  /** Replaces the current history entry, so that Back leaves the results instead of undoing a filter. */
  change: (filters: Partial<HotelFilters>) => void
}

/** Reads the filters from the address; their prices are in the given currency. */
export function useFilters(currency: string): FilterState {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params, currency), [params, currency])
  const change = useCallback(
    (changed: Partial<HotelFilters>) =>
      setParams(
        (before) => writeFilters(before, { ...readFilters(before, currency), ...changed }, currency),
        { replace: true, preventScrollReset: true },
      ),
    [setParams, currency],
  )
  return { filters, change }
}
