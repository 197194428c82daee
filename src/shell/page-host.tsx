import type { i18n } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { usePage } from '../platform/page.tsx'
import { useText } from '../platform/text.ts'
import { answeringRoute } from '../tenant/route-table.ts'
import { PageFailure, reloadIfStale } from './page-failure.tsx'
import type { PageModule } from './page-module.ts'
import { loadedPage, loadPage, type PageName, pageOfRoute } from './pages.ts'
import { RemotePage } from './remote/lazy-remote-page.tsx'
import { useRemotes } from './remotes-context.tsx'

/** Renders the route table's answer for the current address. */
export function PageHost() {
  const page = usePage()
  const { remotes, environment } = useRemotes()
  const { pathname, search } = useLocation()
  const route = answeringRoute({ ...page, path: pathname, search, remotes, environment })
  const name = pageOfRoute(route)
  if (name) return <ShellPageHost key={name} name={name} />
  switch (route?.kind) {
    case 'remote':
      return <RemotePage key={route.remote} name={route.remote} />
    case 'redirect':
      return <Navigate to={route.to} replace />
    default:
      return null
  }
}

/**
 * One page. It keeps its component and input when the address changes, even if it loaded late. A failed load takes
 * nothing else down and can be retried.
 */
function ShellPageHost({ name }: { name: PageName }) {
  const { t, i18n } = useTranslation('shell')
  const [page, setPage] = useState<PageModule | 'coming' | 'failed'>(
    () => (isLoaded(name, i18n) && loadedPage(name)) || 'coming',
  )
  const isRetry = useRef(false)
  useEffect(() => {
    if (page !== 'coming') return
    let isShown = true
    const settle = (now: PageModule | 'failed') => isShown && setPage(now)
    fetchPage(name, i18n).then(settle, () =>
      reloadIfStale(() => settle('failed'), { isRetry: isRetry.current }),
    )
    return () => {
      isShown = false
    }
  }, [name, i18n, page])
  if (page === 'coming') return <div className="min-h-[60vh]" aria-busy="true" />
  if (page === 'failed') {
    const retry = () => {
      isRetry.current = true
      setPage('coming')
    }
    return <PageFailure title={t('common.somethingWrong')} onRetry={retry} />
  }
  return (
    <>
      <page.Page />
      <DocumentTitle head={page.head} />
    </>
  )
}

/** Sets the document's title after in-app navigation; the first page has it in the HTML. */
function DocumentTitle({ head }: Pick<PageModule, 'head'>) {
  const page = usePage()
  const text = useText('shell')
  useEffect(() => {
    document.title = head(text, page).title
  }, [head, page, text])
  return null
}

/** Loads code and texts of a later page together. */
async function fetchPage(name: PageName, text: i18n): Promise<PageModule> {
  const [page] = await Promise.all([
    loadPage(name, async ({ words }) => words && addTexts(text, words)),
    name !== 'home' && addTexts(text),
  ])
  return page
}

async function addTexts(text: i18n, words?: PageModule['words']): Promise<void> {
  const { addPageTexts } = await import('./page-texts.ts')
  await addPageTexts(text, words)
}

/** Returns whether the page's code and texts have loaded. */
function isLoaded(name: PageName, text: i18n): boolean {
  return name === 'home' || text.exists('errors.notFound', { ns: 'shell' })
}
