import type { i18n } from 'i18next'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { usePage } from '../platform/page.tsx'
import { useText } from '../platform/text.ts'
import { resolveRoute } from '../tenant/route-table.ts'
import { loadedPage, loadPage, type PageName, pageOfRoute } from './pages.ts'
import { RemotePage } from './remote/lazy-remote-page.tsx'
import { useRemotes } from './remotes-context.tsx'

/** Shows what the route table says for the current address. */
export function PageHost() {
  const page = usePage()
  const { remotes, environment } = useRemotes()
  const { pathname } = useLocation()
  const route = resolveRoute({ ...page, path: pathname, remotes, environment })
  const name = pageOfRoute(route)
  if (name) return <ShellPageHost key={name} name={name} />
  switch (route.kind) {
    case 'remote':
      return <RemotePage key={route.remote} name={route.remote} />
    case 'redirect':
      return <Navigate to={route.to} replace />
    default:
      return null
  }
}

function ShellPageHost({ name }: { name: PageName }) {
  const { i18n } = useTranslation()
  const Page = (isHere(name, i18n) && loadedPage(name)?.Page) || lazyPage(name, i18n)
  return (
    <Suspense fallback={<div className="min-h-[60vh]" aria-busy="true" />}>
      <Page />
      <DocumentTitle name={name} />
    </Suspense>
  )
}

/** The document's title after a navigation inside the app; on the first load it is in the HTML. */
function DocumentTitle({ name }: { name: PageName }) {
  const page = usePage()
  const text = useText('shell')
  useEffect(() => {
    const module = loadedPage(name)
    if (module) document.title = module.head(text, page).title
  }, [name, page, text])
  return null
}

const lazyPages = new WeakMap<i18n, Map<PageName, ComponentType>>()

/** A page that is visited after the first: its code and its words, fetched together. */
function lazyPage(name: PageName, text: i18n): ComponentType {
  const pages = lazyPages.get(text) ?? new Map<PageName, ComponentType>()
  lazyPages.set(text, pages)
  const known = pages.get(name)
  if (known) return known
  const Page = lazy(async () => {
    const [{ Page }] = await Promise.all([loadPage(name), name !== 'home' && addTexts(text)])
    return { default: Page }
  })
  pages.set(name, Page)
  return Page
}

async function addTexts(text: i18n): Promise<void> {
  const { addPageTexts } = await import('./page-texts.ts')
  await addPageTexts(text)
}

/** Whether all is here that the page is drawn with. */
function isHere(name: PageName, text: i18n): boolean {
  return name === 'home' || text.exists('errors.notFound', { ns: 'shell' })
}
