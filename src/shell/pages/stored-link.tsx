import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApiClient } from '../../api/client.ts'
import { linkQuery } from '../../api/links.ts'
import type { Destination } from '../../contract/destination.ts'
import { useApi } from '../../platform/api.tsx'
import { replaceWithStored } from '../../platform/leave-page.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { isLinkId, withDealLinkId } from '../../tenant/stored-link.ts'
import { asStored, within } from '../../tenant/stored-target.ts'
import type { PageModule } from '../page-module.ts'
import { PageSkeleton } from '../page-skeleton.tsx'

/** In the app and on the static site, where no server redirects: the browser requests the target and opens it. */
function StoredLink() {
  const client = useApi()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const target = targetOf(client, pathname, new URLSearchParams(search))
    target.then(replaceWithStored, () => replaceWithStored(within('/errors')))
  }, [client, pathname, search])
  return <PageSkeleton />
}

/**
 * Returns the target of /url/{id}: the stored address, `/expiry` after its last day, `/errors` for an unknown name.
 * Keeps a dealLinkId.
 */
async function targetOf(client: ApiClient, path: string, search: URLSearchParams): Promise<Destination> {
  const id = matchPath('/url/:id', path)?.id
  if (!isLinkId(id)) return within('/errors')
  const { data } = await linkQuery(client, id).queryFn({ signal: AbortSignal.timeout(30_000) })
  return data ? asStored(withDealLinkId(data, search.get('dealLinkId'))) : within('/errors')
}

/** /url/{id}: redirects to the target of the agency's stored link (spec §2.2). */
export const page: PageModule = {
  Page: StoredLink,
  head: (_, { agency }) => agency.metaData,
  // If the request fails, the browser repeats it.
  redirect: ({ client, path, search }) => targetOf(client, path, search).catch(() => null),
  maxAge: 0,
  noindex: true,
}
