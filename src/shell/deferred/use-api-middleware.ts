import { useQueryClient } from '@tanstack/react-query'
import type { Middleware } from 'openapi-fetch'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { exchangeRatesQuery } from '../../api/exchange-rates.ts'
import { GRANT_HEADER, NO_PREVIEW } from '../../contract/preview.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { toast } from '../../ui/toast.ts'
import { goToLogout } from './go-to-logout.ts'

/**
 * Handles all failed calls: a 401 from the main API leads to the logout path, and unavailable exchange rates show a
 * generic message. Failures from before this code loaded are handled once. Source: spec §8.
 */
export function useApiFailures(): void {
  const client = useApi()
  const queries = useQueryClient()
  const t = useText('shell')
  useEffect(() => {
    const signOut = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) goToLogout()
    }
    // Without rates, prices stay in their own currency. The currency picker reports a failed list itself.
    const rates = exchangeRatesQuery(client).queryKey[1]
    const report = (path: unknown, error: unknown) => {
      if (error && path === rates) toast.error(t('common.somethingWrong'))
    }
    const cache = queries.getQueryCache()
    for (const { queryKey, state } of cache.getAll()) {
      signOut(state.error)
      report(queryKey[1], state.error)
    }
    for (const { state } of queries.getMutationCache().getAll()) signOut(state.error)

    const middleware = { onError: ({ error }: { error: unknown }) => signOut(error) }
    client.use(middleware)
    const stop = cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      // Includes a call that was in progress when this code loaded.
      signOut(event.action.error)
      report(event.query.queryKey[1], event.action.error)
    })
    return () => {
      client.eject(middleware)
      stop()
    }
  }, [client, queries, t])
}

/** Makes a normal page's calls ignore a shared link that another tab has opened. */
export function usePublishedCalls(): void {
  const client = useApi()
  const isPreview = usePage().preview !== undefined
  useEffect(() => {
    if (isPreview) return
    const saying: Middleware = {
      onRequest: ({ request }) => request.headers.set(GRANT_HEADER, NO_PREVIEW),
    }
    client.use(saying)
    return () => client.eject(saying)
  }, [client, isPreview])
}
