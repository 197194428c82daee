import { useSearchParams } from '@livery/platform'
import { useCallback, useMemo } from 'react'
import { type HotelFilters, readFilters, writeFilters } from '../results/hotel-filters.ts'

export interface FilterState {
  filters: HotelFilters
  /** Writes them into the address, in place of the entry that is there: going back leaves the results. */
  change: (filters: Partial<HotelFilters>) => void
}

/** The filters as the address has them; prices in them are of a currency. */
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
