import { type ComponentType, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { PageContext } from '../contract/page.ts'
import { replaceWithStored } from '../platform/leave-page.ts'
import { usePage } from '../platform/page.tsx'
import { useText } from '../platform/text.ts'
import { type Permission, permissionsOf } from '../tenant/permissions.ts'
import { plainPath } from '../tenant/plain-path.ts'
import { signInHref } from '../tenant/sign-in.ts'
import { DeadEnd } from './components/dead-end.tsx'
import { innerHead } from './document-head.ts'
import { homeHref } from './home-href.ts'
import type { PageModule, PageQueryInput } from './page-module.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** A page for people who are signed in: never kept, never for search engines. */
interface GuardedPage extends Omit<PageModule, 'maxAge' | 'noindex'> {
  /** Whether somebody with these permissions may see it. */
  access: (permissions: ReadonlySet<Permission>) => boolean
}

/**
 * Takes a page and who may see it, and gives the page with its door: an anonymous visitor is led to log in and back, a
 * known person without the permission gets the 403 state in its place, and nothing of its data is asked for. The same on
 * the server and inside the app. Source: architecture, points 8 and 9; spec §6.
 */
export function guardedPage({ access, ...page }: GuardedPage): PageModule {
  const mayEnter = ({ session, agency }: PageContext) => access(permissionsOf(session, agency))
  const ofThoseInside = (queries: PageModule['queries']): NonNullable<PageModule['queries']> => {
    return (input) => (mayEnter(input.page) ? (queries?.(input) ?? []) : [])
  }
  return {
    ...page,
    Page: doorOf(page.Page, mayEnter),
    head: (t, context, view) =>
      mayEnter(context) ? page.head(t, context, view) : innerHead(t('forbidden.title'), context.agency),
    needs: ofThoseInside(page.needs),
    queries: ofThoseInside(page.queries),
    async redirect(input) {
      if (mayEnter(input.page)) return (await page.redirect?.(input)) ?? null
      return input.page.session.signedIn ? null : wayIn(input)
    },
    status(view) {
      if (!mayEnter(view.page)) return 403
      return typeof page.status === 'function' ? page.status(view) : (page.status ?? 200)
    },
    maxAge: 0,
    noindex: true,
  }
}

function doorOf(Page: ComponentType, mayEnter: (page: PageContext) => boolean) {
  return function Door() {
    const page = usePage()
    if (mayEnter(page)) return <Page />
    return page.session.signedIn ? <Forbidden /> : <ToLogin />
  }
}

/** Log-in that comes back to the page: its own address, whatever the one asked for carries as `redirect`. */
function wayIn({ page, path, search }: Pick<PageQueryInput, 'page' | 'path' | 'search'>): string {
  const query = search.size > 0 ? `?${search}` : ''
  const here = plainPath(path)
  return signInHref({ ...page, to: '/login', path: here, search: query, redirect: `${here}${query}` })
}

/** In the app and on the static site, where no server redirects. */
function ToLogin() {
  const page = usePage()
  const { pathname, search } = useLocation()
  const href = wayIn({ page, path: pathname, search: new URLSearchParams(search) })
  const isInside = href.startsWith('/')
  useEffect(() => {
    // People of some agencies sign in at its own site.
    if (!isInside) replaceWithStored(href)
  }, [href, isInside])
  return isInside ? <Navigate to={href} replace /> : <PageSkeleton />
}

/** The state of a page that a known person may not see: says so, and where to go. */
function Forbidden() {
  const t = useText('shell')
  const { agency, session } = usePage()
  return (
    <DeadEnd
      t={t}
      icon="lock"
      title={t('forbidden.title')}
      homeHref={homeHref(agency, session)}
      contactEmail={agency.contactEmailId}
      contactPhone={agency.contactPhoneNumber}
    >
      {t('forbidden.hint')}
    </DeadEnd>
  )
}
