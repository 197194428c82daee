import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import type { components } from '../../contract/api.gen.ts'

export type Share = components['schemas']['Share']
export type NewShare = components['schemas']['NewShare']

/** The query for active and recently ended links to the draft. */
export function sharesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['branding', 'shares'],
    queryFn: async ({ signal }): Promise<Share[]> => {
      const { data } = await client.GET('/api/branding/shares', { signal })
      return data?.data ?? []
    },
    staleTime: 0,
    retry: false,
  })
}
