import type { PageContext, PageInput, PageOutput } from '../../contract/page.ts'
import { directionOf } from '../../tenant/language.ts'
import type { Limiter } from '../http/limiter.ts'
import type { PageCall } from '../http/page-call.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import { renderDocument } from './document.ts'
import { importMapText } from './import-map.ts'
import type { CachedPage, PageCache, PageKey } from './page-cache.ts'
import { pageContext } from './page-context.ts'
import type { RemoteParts } from './remote-parts.ts'
import type { ShellAssets } from './shell-assets.ts'
import { type Frame, themedFrames } from './themed-frame.ts'

/** Header by which the adapter knows that a response may be repeated; it does not leave the process. */
export const REPEATABLE_HEADER = 'x-livery-repeatable-until'

export interface PageRendererParts {
  assets: ShellAssets
  remotes: RemoteParts
  /** The shell's server entry. */
  renderPage: (input: PageInput) => Promise<PageOutput>
  cache: PageCache
  limiter: Limiter
  clock: () => Date
  environment: string
  demo: boolean
  allowRemoteImages: boolean
  /** Codes of the currencies an agency offers. */
  currenciesOf: (agency: ResolvedAgency) => Promise<readonly string[]>
}

/**
 * Makes the handler of page requests: cached anonymous pages at once, others rendered by the shell with the agency's
 * theme, data and policy in the response. Source: architecture, 'Life of a request' 4 and 5.
 */
export function createPageRenderer(parts: PageRendererParts): (page: PageCall) => Promise<Response> {
  const importMap = importMapText(parts.assets, parts.remotes)
  const integrity = { ...parts.assets.integrity, ...parts.remotes.integrity }
  const frameOf = themedFrames({
    importMap,
    remoteOrigins: parts.remotes.origins,
    allowRemoteImages: parts.allowRemoteImages,
  })
  /** Query parameters each path reads, known after its first render. */
  const declared = new Map<string, readonly string[]>()

  async function render(page: PageCall, context: PageContext, url: URL): Promise<PageOutput> {
    const input: PageInput = {
      context,
      url: `${url.pathname}${url.search}`,
      fetch: page.fetch,
      remotes: parts.remotes.parts,
      environment: parts.environment,
    }
    return parts.limiter.run(() => parts.renderPage(input), page.request.signal)
  }

  function documentOf(output: RenderedPage, context: PageContext, url: URL, frame: Frame): string {
    return renderDocument({
      assets: parts.assets,
      importMap,
      integrity,
      themeCss: frame.css,
      themeColors: frame.colors,
      mode: frame.mode,
      direction: directionOf(context.language),
      head: output.head,
      preloads: output.preloads,
      canonical: `${url.origin}${url.pathname}`,
      preload: preloadOf(parts, output, context.language),
      styles: parts.assets.styles,
      context,
      remotes: parts.remotes.parts,
      environment: parts.environment,
      queries: output.queries,
      body: output.body,
    })
  }

  return async (page) => {
    const { request, session } = page
    const { agency } = page.agency
    // Behind a proxy the visitor's origin is another than the one this process is asked at.
    const { pathname, search } = new URL(request.url)
    const url = new URL(page.origin)
    url.pathname = pathname
    url.search = search
    const context = pageContext({
      request,
      url,
      agency,
      session,
      currencies: await parts.currenciesOf(page.agency),
      clock: parts.clock,
      demo: parts.demo,
    })
    const now = parts.clock().getTime()
    const isAnonymous = !session.signedIn
    const known = declared.get(url.pathname)
    const hit = isAnonymous && known ? parts.cache.get(keyOf(context, url, known), now) : undefined
    if (hit) return answer(hit, 'hit')

    const output = await render(page, context, url)
    if (output.kind === 'redirect') return redirect(output.status, output.location)
    const frame = frameOf(agency)
    const rendered: CachedPage = {
      agencyId: agency.id,
      status: output.status,
      headers: frame.headers,
      html: documentOf(output, context, url, frame),
      expires: isAnonymous ? Math.min(now + output.maxAge * 1000, endOfDay(now)) : 0,
    }
    if (isAnonymous && output.maxAge > 0 && remember(declared, url.pathname, output.queryParameters)) {
      parts.cache.set(keyOf(context, url, output.queryParameters), rendered)
    }
    return answer(rendered, 'miss')
  }
}

type RenderedPage = PageOutput & { kind: 'page' }

/** Notes what a path reads of the query; false when there are more paths than anybody publishes. */
function remember(
  declared: Map<string, readonly string[]>,
  path: string,
  parameters: readonly string[],
): boolean {
  if (!declared.has(path) && declared.size >= 2000) return false
  declared.set(path, parameters)
  return true
}

function redirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } })
}

function answer(page: CachedPage, cache: 'hit' | 'miss'): Response {
  const headers: Record<string, string> = { ...page.headers, 'x-livery-cache': cache }
  if (page.expires > 0) headers[REPEATABLE_HEADER] = String(page.expires)
  return new Response(page.html, { status: page.status, headers })
}

function keyOf(context: PageContext, url: URL, parameters: readonly string[]): PageKey {
  const query = parameters.flatMap((name) => url.searchParams.getAll(name).map((value) => `${name}=${value}`))
  return {
    agencyId: context.agency.id,
    version: context.agency.version,
    path: url.pathname,
    query: query.join('&'),
    language: context.language,
    currency: context.currency,
    device: context.device,
    today: context.today,
  }
}

function preloadOf(
  parts: PageRendererParts,
  output: PageOutput & { kind: 'page' },
  language: string,
): string[] {
  const { assets, remotes } = parts
  const remote = remotes.parts.find((part) => part.name === output.remote)
  return [
    ...new Set([
      ...assets.scripts,
      ...(output.page ? (assets.pages[output.page] ?? []) : []),
      ...(assets.texts[language] ?? []),
      ...(remote ? [...assets.remoteHost, ...Object.values(assets.imports), remote.entry] : []),
    ]),
  ].filter((url) => url !== assets.entry)
}

function endOfDay(now: number): number {
  const day = 86_400_000
  return (Math.floor(now / day) + 1) * day
}
