import type { Destination } from '../contract/page.ts'
import { plainPath } from '../tenant/plain-path.ts'
import { signInHref } from '../tenant/sign-in.ts'
import type { PageQueryInput } from './page-module.ts'

/** Returns the log-in address that leads back to a page. The page's own `redirect` parameter is ignored. */
export function loginHref({
  page,
  path,
  search,
}: Pick<PageQueryInput, 'page' | 'path' | 'search'>): Destination {
  const query = search.size > 0 ? `?${search}` : ''
  const here = plainPath(path)
  return signInHref({ ...page, to: '/login', path: here, search: query, redirect: `${here}${query}` })
}
