import type { Middleware } from 'openapi-fetch'
import { useEffect } from 'react'
import { GRANT_HEADER, NO_PREVIEW } from '../../contract/preview.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'

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
