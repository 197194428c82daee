import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Destination } from '../contract/destination.ts'
import { replaceWithStored } from '../platform/leave-page.ts'
import { usePage } from '../platform/page.tsx'
import { canonicalPath } from '../tenant/canonical-path.ts'
import { neededAt } from '../tenant/protected-paths.ts'
import { signInHref } from '../tenant/sign-in.ts'
import type { PageQueryInput } from './page-module.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/**
 * Page guard for visitors, in the app and on the static site, where no server redirects: a restricted path leads to
 * log-in and back. Signed-in users have their guard in the frame (`menus/permitted-page.tsx`), which visitors never
 * load.
 */
export function VisitorPageGuard({ children }: { children: ReactNode }) {
  const { session } = usePage()
  const { pathname } = useLocation()
  return session.signedIn || neededAt(pathname).length === 0 ? children : <ToLogin />
}

function ToLogin() {
  const page = usePage()
  const { pathname, search } = useLocation()
  const href = loginHref({ page, path: pathname, search: new URLSearchParams(search) })
  const isInside = href.startsWith('/')
  useEffect(() => {
    // Users of some agencies sign in at the agency's own site.
    if (!isInside) replaceWithStored(href)
  }, [href, isInside])
  return isInside ? <Navigate to={href} replace /> : <PageSkeleton />
}

/** Returns the log-in address that leads back to a page. The page's own `redirect` parameter is ignored. */
export function loginHref({
  page,
  path,
  search,
}: Pick<PageQueryInput, 'page' | 'path' | 'search'>): Destination {
  const query = search.size > 0 ? `?${search}` : ''
  const here = canonicalPath(path)
  return signInHref({ ...page, to: '/login', path: here, search: query, redirect: `${here}${query}` })
}
