import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { enabledCurrenciesQuery } from '../../api/currencies.ts'
import { exchangeRatesQuery } from '../../api/exchange-rates.ts'
import { useApi } from '../../platform/api.tsx'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { toLogout } from './to-logout.ts'

/**
 * What holds for every failed call, whoever made it: any 401 from the main API leads to the logout path, and a currency
 * failure is told with a generic message. Those of before this code came are looked for once. Source: spec §8.
 */
export function useApiFailures(): void {
  const client = useApi()
  const queries = useQueryClient()
  const t = useText('shell')
  useEffect(() => {
    const signOut = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) toLogout()
    }
    // The paths are the same whatever the client; the queries need one to be made.
    const currency = [exchangeRatesQuery(client), enabledCurrenciesQuery(client)].map(
      ({ queryKey }) => queryKey[1],
    )
    const tell = (path: unknown, error: unknown) => {
      if (error && currency.some((one) => one === path)) toast.error(t('common.somethingWrong'))
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
