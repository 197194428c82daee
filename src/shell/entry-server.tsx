import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  QueryClient,
} from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'
import { isAuthOptionalPage } from '../api/auth-optional-page.ts'
import { createApiClient } from '../api/client.ts'
import type { Gallery, GalleryTenant } from '../contract/gallery.ts'
import type { Outbox } from '../contract/outbox.ts'
import type { PageHead, PageInput, PageOutput, RouteQuestion } from '../contract/page.ts'
import type { RemotePart } from '../contract/remote-part.ts'
import { createText, type Texts } from '../platform/text.ts'
import { mayOpen } from '../tenant/protected-paths.ts'
import { resolveRoute } from '../tenant/resolve-route.ts'
import { within } from '../tenant/stored-target.ts'
import { App } from './app.tsx'
import { GalleryPage } from './components/gallery-page.tsx'
import { OutboxPage, outboxTexts } from './components/outbox-page.tsx'
import { loadDeferredMarkup } from './deferred-markup.tsx'
import { loadAllFrameComponents } from './frame-components.ts'
import { galleryTexts } from './gallery-texts.ts'
import { describePage, isUnlisted, remoteHead } from './head/describe-page.ts'
import { layoutQueries } from './layout-queries.ts'
import { findSignIn, forbidden } from './page-guard.ts'
import type { PageModule, PageQuery, PageView } from './page-module.ts'
import { loadAllPages, loadedPage, pageOfRoute } from './pages.ts'
import { prepareFirstView, withDrawnHead } from './remote/draw-first-view.ts'
import { type DrawnPage, isCode } from './remote/prepare-drawn-page.ts'

const texts = import.meta.glob<Record<string, string>>(
  './{,pages/,account/,agents/,markups/,profile/,sso/,dashboard/,menus/,proposals/}text/*.json',
  {
    eager: true,
    import: 'default',
  },
)
/** One for each language, and for each version of an agency with its own wording. */
const instances = new LRUCache<string, ReturnType<typeof createText>>({ max: 200 })

/**
 * Resolves when everything is loaded; nothing here is called before. No module awaits it at the top level, since
 * service workers do not allow that.
 */
export const loaded = Promise.all([loadAllPages(), loadAllFrameComponents()])
  // Includes the parts that the pages have registered.
  .then(loadDeferredMarkup)

const drawnParts = new Map<string, RemotePart>()

/**
 * Lets the server draw the first view of a part's pages; only for a part of the same build. Returns a function that
 * ends it.
 */
export function drawPart(part: RemotePart): () => void {
  drawnParts.set(part.name, part)
  return () => void drawnParts.delete(part.name)
}

/**
 * Renders one page of an agency's site: the route table's answer for the address, with data loaded through
 * `input.fetch`. The browser hydrates the same components. Source: ARCHITECTURE.md, 'Life of a request'.
 */
export async function renderPage(input: PageInput): Promise<PageOutput> {
  const { context: page, remotes, environment } = input
  const url = new URL('http://page.invalid')
  // A parameter's value may contain another question mark.
  const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(input.url) ?? []
  url.pathname = path
  url.search = query
  const route = resolveRoute({ ...page, path: url.pathname, search: url.search, remotes, environment })
  if (route.kind === 'redirect') return { kind: 'redirect', status: 302, location: within(route.to) }

  const wayOut = findSignIn(page, url)
  if (wayOut) return { kind: 'redirect', status: 302, location: wayOut }
  const isOpen = mayOpen(url.pathname, page.session, page.agency)
  const name = isOpen ? pageOfRoute(route) : null
  const module = isOpen ? name && loadedPage(name) : forbidden
  const text = textFor(page)
  const queryClient = new QueryClient()
  const client = createApiClient({
    baseUrl: 'http://page.invalid',
    fetch: input.fetch,
    language: page.language,
    // Looking up the runtime's own time zone takes half a millisecond, and it is not the visitor's.
    timeZone: 'UTC',
    isAuthOptional: () => !page.session.signedIn && isAuthOptionalPage(url.pathname),
  })
  const asking = { page, client, path: url.pathname, search: url.searchParams }
  const elsewhere = await module?.redirect?.(asking)
  if (elsewhere) return { kind: 'redirect', status: 302, location: elsewhere }
  const needs = module?.needs?.(asking) ?? []
  const pageQueries = [...layoutQueries({ page, client }), ...needs, ...(module?.queries?.(asking) ?? [])]
  const remote = isOpen && route.kind === 'remote' ? route.remote : null
  const drawing = { page, client, queryClient, text, path: url.pathname, search: url.searchParams }
  const [prepared] = await Promise.all([
    prepareFirstView(drawnParts.get(remote ?? ''), remotes, drawing),
    ...pageQueries.map((query) => queryClient.prefetchQuery({ ...query, retry: false })),
  ])
  const mayPass = ({ queryKey }: PageQuery) => isPassing(queryClient.getQueryState(queryKey)?.error)

  const renderMarkup = () =>
    renderToString(
      <StaticRouter location={input.url}>
        <App
          page={page}
          client={client}
          queryClient={queryClient}
          text={text}
          remotes={{ remotes, environment }}
        />
      </StaticRouter>,
    )
  const { markup, drawn } = renderSafely(renderMarkup, queryClient, prepared)
  const view: PageView = { ...asking, read: ({ queryKey }) => queryClient.getQueryData(queryKey) }
  // React puts head elements before the markup of a fragment.
  const hoisted = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? ''
  const general = remote ? remoteHead(remote, url.pathname, page) : headOf(module, text, view)
  const { jsonLd: stated = [], ...head } = await withDrawnHead(general, prepared)
  const canOpen = (link: string) => {
    const target = resolveRoute({ ...page, path: link.split(/[?#]/)[0] ?? link, remotes, environment })
    return target.kind === 'page' || target.kind === 'remote'
  }
  const jsonLd = describePage(name, { ...view, canOpen })
  return {
    kind: 'page',
    status: needs.some(mayPass) ? 503 : statusOf(module, view),
    head: { ...head, jsonLd: [...stated, ...jsonLd] },
    preloads: hoisted,
    body: markup.slice(hoisted.length),
    page: name,
    words: foldersOf(module, page),
    remote,
    // Otherwise every visitor would see a momentary failure for an hour.
    maxAge: prepared || pageQueries.some(mayPass) ? 0 : (module?.maxAge ?? 300),
    noindex: isUnlisted(url.pathname) || isHidden(module, view),
    isPrivate: prepared !== null,
    drawn,
    // The last: it empties the client.
    queries: dehydrateData(queryClient),
  }
}

/**
 * Renders a page with the part's first view, whose name it returns; without it if the part throws, since a skeleton
 * is better than no page.
 */
function renderSafely(
  render: () => string,
  queryClient: QueryClient,
  prepared: DrawnPage | null,
): { markup: string; drawn: string | null } {
  if (prepared === null) return { markup: render(), drawn: null }
  try {
    return { markup: render(), drawn: prepared.part.name }
  } catch (error) {
    console.error(error)
    queryClient.removeQueries({ predicate: isCode })
    return { markup: render(), drawn: null }
  }
}

/** Returns the loaded data for the browser, and stops what has not answered. */
function dehydrateData(queryClient: QueryClient): DehydratedState {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !isCode(query),
  })
  queryClient.clear()
  return state
}

/** Returns the text folders of a page besides the shared ones; signed-in users also need the menus' texts. */
function foldersOf(module: PageModule | null | undefined, { session }: PageInput['context']): string[] {
  return [...(session.signedIn ? ['menus'] : []), ...(module?.words ?? [])]
}

function headOf(module: PageModule | null | undefined, text: i18n, view: PageView): PageHead {
  return module?.head(text.getFixedT(null, 'shell'), view.page, view) ?? view.page.agency.metaData
}

function statusOf(module: PageModule | null | undefined, view: PageView): number {
  return typeof module?.status === 'function' ? module.status(view) : (module?.status ?? 200)
}

function isHidden(module: PageModule | null | undefined, view: PageView): boolean {
  return typeof module?.noindex === 'function' ? module.noindex(view) : (module?.noindex ?? false)
}

/** True if a retry may succeed; what the API does not have or refuses stays so until something is published. */
function isPassing(error: Error | null | undefined): boolean {
  if (!error) return false
  return !(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 429
}

/** Returns the query parameters that affect the page at a path; the cache ignores others. */
export function queryParametersOf({ context, ...rest }: RouteQuestion): readonly string[] {
  const name = pageOfRoute(resolveRoute({ ...context, ...rest }))
  return (name && loadedPage(name)?.queryParameters) || []
}

/**
 * One instance serves all requests in a language: it holds texts and no visitor data. Each version of an agency with
 * its own wording has a separate instance; the least recently used one is evicted.
 */
function textFor({ language, wording, agency, preview }: PageInput['context']) {
  // A draft's wording has no version to cache it by.
  if (preview) return createText(language, { shell: wordsOf(language) }, wording)
  const isWorded = Object.keys(wording).length > 0
  const key = isWorded ? `${language} ${agency.id} ${agency.version}` : language
  const known = instances.get(key)
  if (known !== undefined) return known
  const text = createText(language, { shell: wordsOf(language) }, wording)
  instances.set(key, text)
  return text
}

/** Returns the texts of the frame and of every shell page in a language. */
function wordsOf(language: string): Texts {
  const folders = [
    '',
    'pages/',
    'account/',
    'agents/',
    'markups/',
    'profile/',
    'sso/',
    'dashboard/',
    'menus/',
    'proposals/',
  ]
  return Object.assign({}, ...folders.map((folder) => texts[`./${folder}text/${language}.json`]))
}

/** Renders the gallery of demo agencies as markup for a page without scripts. */
export function renderGallery(gallery: Gallery): { title: string; body: string } {
  const t = createText('en', { shell: wordsOf('en') }).getFixedT(null, 'shell')
  const flagsOf = (tenant: GalleryTenant) => [
    ...(tenant.isInactive ? [galleryTexts.inactive] : []),
    ...(tenant.isSsoOnly ? [galleryTexts.ssoOnly] : []),
    ...(tenant.hidesPrices ? [galleryTexts.hidesPrices] : []),
    ...(tenant.isPlatformBrand ? [galleryTexts.platformBrand] : []),
    ...(tenant.language === 'en'
      ? []
      : [new Intl.DisplayNames(['en'], { type: 'language' }).of(tenant.language) ?? '']),
  ]
  const tenants = gallery.tenants.map((tenant) => ({ ...tenant, flags: flagsOf(tenant) }))
  return {
    title: galleryTexts.heading,
    body: renderToString(<GalleryPage t={t} {...gallery} tenants={tenants} />),
  }
}

/** Renders an agency's demo outbox as markup for a page without scripts. */
export function renderOutbox(outbox: Outbox): { title: string; body: string } {
  const title = `${outboxTexts.heading} · ${outbox.agencyName}`
  return { title, body: renderToString(<OutboxPage {...outbox} />) }
}
