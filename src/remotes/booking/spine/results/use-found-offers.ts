import { useQuery } from '@livery/platform'
import type { FoundOffers, SearchQuery } from '../../../../api/search-lines.ts'
import { useSettledList } from './use-settled-list.ts'

/** Loads the offers of a search as they arrive. If only the currency changes, the old list stays until the new one is complete. */
export function useFoundOffers<Found extends FoundOffers<unknown>>(query: SearchQuery<Found>) {
  const { data, error, isFetching, refetch } = useQuery({ ...query, retryDelay: 500 })
  return { found: useSettledList(query.queryKey[2].body, data), error, isFetching, refetch }
}
