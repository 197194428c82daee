import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { exchangeRatesQuery } from '../../api/exchange-rates.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { toLogout } from './to-logout.ts'

/**
 * What holds for every failed call, whoever made it: any 401 from the main API leads to the logout path, and rates that
 * cannot be had are told with a generic message. Those of before this code came are looked for once. Source: spec §8.
 */
export function useApiFailures(): void {
  const client = useApi()
  const queries = useQueryClient()
  const t = useText('shell')
  useEffect(() => {
    const signOut = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) toLogout()
    }
    // Prices then stand in the currency they came in. A list that does not come is told by the picker itself.
    const rates = exchangeRatesQuery(client).queryKey[1]
    const tell = (path: unknown, error: unknown) => {
      if (error && path === rates) toast.error(t('common.somethingWrong'))
    }
    const cache = queries.getQueryCache()
    for (const { queryKey, state } of cache.getAll()) {
      signOut(state.error)
      tell(queryKey[1], state.error)
    }
    for (const { state } of queries.getMutationCache().getAll()) signOut(state.error)

    const middleware = { onError: ({ error }: { error: unknown }) => signOut(error) }
    client.use(middleware)
    const stop = cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      // Also of a call that was under way when this code came.
      signOut(event.action.error)
      tell(event.query.queryKey[1], event.action.error)
    })
    return () => {
      client.eject(middleware)
      stop()
    }
  }, [client, queries, t])
}
