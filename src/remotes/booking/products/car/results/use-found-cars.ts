import { useApi, useQuery } from '@livery/platform'
import { useRef } from 'react'
import { carSearchQuery, type FoundCars } from '../../../../../api/cars.ts'
import type { CarCriteria } from '../../../../../contract/types.ts'

/**
 * Loads the cars of a search as they arrive. If only the currency changes, the old list stays until the new one is
 * complete, so that nothing moves while the visitor reads.
 */
export function useFoundCars(body: CarCriteria) {
  const { data, error, isFetching, refetch } = useQuery({
    ...carSearchQuery(useApi(), body),
    retryDelay: 500,
  })
  const search = JSON.stringify({ ...body, currency: '' })
  const whole = useRef<{ search: string; found: FoundCars } | null>(null)
  if (data?.isDone) whole.current = { search, found: data }
  const before = whole.current?.search === search ? whole.current.found : undefined
  const found = data && (data.isDone || !before) ? data : before
  return { found, error, isFetching, refetch }
}
