import type { Destination } from '../contract/destination.ts'
import { plainPath } from '../tenant/plain-path.ts'
import { signInHref } from '../tenant/sign-in.ts'
import type { PageQueryInput } from './page-module.ts'

/** Log-in that comes back to a page: its own address, whatever the one asked for carries as `redirect`. */
export function loginHref({
  page,
  path,
  search,
}: Pick<PageQueryInput, 'page' | 'path' | 'search'>): Destination {
  const query = search.size > 0 ? `?${search}` : ''
  const here = plainPath(path)
  return signInHref({ ...page, to: '/login', path: here, search: query, redirect: `${here}${query}` })
}
