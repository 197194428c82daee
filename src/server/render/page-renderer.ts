import type { PageContext, PageInput, PageOutput, Session } from '../../contract/page.ts'
import type { Agency, CurrencyEntry } from '../../contract/types.ts'
import { CURRENCY_COOKIE, resolveCurrency } from '../../tenant/currency.ts'
import { directionOf, LANGUAGE_COOKIE, resolveLanguage } from '../../tenant/language.ts'
import { resolveTokens } from '../../theme/resolve-tokens.ts'
import { themeCss } from '../../theme/theme-css.ts'
import type { Limiter } from '../http/limiter.ts'
import { cookieOf } from './cookie-of.ts'
import { contentSecurityPolicy } from './csp.ts'
import { deviceOf } from './device.ts'
import { renderDocument } from './document.ts'
import { importMapText } from './import-map.ts'
import type { CachedPage, PageCache, PageKey } from './page-cache.ts'
import type { RemoteParts } from './remote-parts.ts'
import type { ShellAssets } from './shell-assets.ts'

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
}

/** One request for a page, after the host and the session are known. */
export interface PageRequest {
  request: Request
  agency: Agency
  currencies: readonly CurrencyEntry['currency'][]
  session: Session
  fetch: (request: Request) => Promise<Response>
}

/**
 * Makes the handler of page requests: cached anonymous pages at once, others rendered by the shell with the agency's
 * theme, data and policy in the response. Source: architecture, 'Life of a request' 4 and 5.
 */
export function createPageRenderer(parts: PageRendererParts): (page: PageRequest) => Promise<Response> {
  const importMap = importMapText(parts.assets, parts.remotes)
  const integrity = { ...parts.assets.integrity, ...parts.remotes.integrity }
  const frameOf = themedFrames(parts, importMap)
  /** Query parameters each path reads, known after its first render. */
  const declared = new Map<string, readonly string[]>()

  return async ({ request, agency, currencies, session, fetch }) => {
    const url = new URL(request.url)
    const context = contextOf(parts, request, url, agency, currencies, session)
    const now = parts.clock().getTime()
    const mayCache = !session.signedIn && (request.method === 'GET' || request.method === 'HEAD')
    const known = declared.get(url.pathname)
    if (mayCache && known) {
      const hit = parts.cache.get(keyOf(context, url, known), now)
      if (hit) return answer(hit, 'hit')
    }
    const output = await parts.limiter.run(
      () =>
        parts.renderPage({
          context,
          url: `${url.pathname}${url.search}`,
          fetch,
          remotes: parts.remotes.parts,
          environment: parts.environment,
        }),
      request.signal,
    )
    if (output.kind === 'redirect') {
      return new Response(null, {
        status: output.status,
        headers: { location: output.location, 'cache-control': 'no-store' },
      })
    }
    const frame = frameOf(agency)
    const html = renderDocument({
      assets: parts.assets,
      importMap,
      integrity,
      themeCss: frame.css,
      themeColors: frame.colors,
      mode: frame.mode,
      direction: directionOf(context.language),
      head: output.head,
      canonical: `${url.origin}${url.pathname}`,
      preload: preloadOf(parts, output, context.language),
      styles: parts.assets.styles,
      context,
      remotes: parts.remotes.parts,
      environment: parts.environment,
      queries: output.queries,
      body: output.body,
    })
    const page: CachedPage = {
      agencyId: agency.id,
      status: output.status,
      headers: frame.headers,
      html,
      expires: mayCache ? Math.min(now + output.maxAge * 1000, endOfDay(now)) : 0,
    }
    if (mayCache && output.maxAge > 0) {
      if (declared.size < 2000) declared.set(url.pathname, output.queryParameters)
      if (declared.has(url.pathname)) parts.cache.set(keyOf(context, url, output.queryParameters), page)
    }
    return answer(page, 'miss')
  }
}

function answer(page: CachedPage, cache: 'hit' | 'miss'): Response {
  const headers: Record<string, string> = { ...page.headers, 'x-livery-cache': cache }
  if (page.expires > 0) headers[REPEATABLE_HEADER] = String(page.expires)
  return new Response(page.html, { status: page.status, headers })
}

function contextOf(
  parts: PageRendererParts,
  request: Request,
  url: URL,
  agency: Agency,
  currencies: PageRequest['currencies'],
  session: Session,
): PageContext {
  const { privacyPolicy, cookiesPolicy, disclaimer, ...pageAgency } = agency
  const cookies = request.headers.get('cookie')
  return {
    agency: pageAgency,
    session,
    language: resolveLanguage({
      query: url.searchParams.get('lng'),
      cookie: cookieOf(cookies, LANGUAGE_COOKIE),
      agency,
    }),
    currency: resolveCurrency({
      query: url.searchParams.get('currency'),
      // On the home path the stored selection is cleared and derived anew (spec §4).
      stored: url.pathname === '/' ? null : cookieOf(cookies, CURRENCY_COOKIE),
      agency,
      offered: currencies,
    }),
    device: deviceOf(request.headers.get('user-agent')),
    today: parts.clock().toISOString().slice(0, 10),
    demo: parts.demo,
  }
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

function preloadOf(parts: PageRendererParts, output: PageOutput & { kind: 'page' }, language: string): string[] {
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

interface Frame {
  css: string
  mode: 'light' | 'dark' | 'auto'
  colors: { light: string; dark: string }
  headers: Readonly<Record<string, string>>
}

/** The part of the page that depends only on the agency's version: theme and headers; worked out once for each. */
function themedFrames(parts: PageRendererParts, importMap: string): (agency: Agency) => Frame {
  const frames = new Map<string, { version: number; frame: Frame }>()
  return (agency) => {
    const known = frames.get(agency.id)
    if (known?.version === agency.version) return known.frame
    const tokens = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
    const css = themeCss(tokens)
    const frame: Frame = {
      css,
      mode: tokens.mode,
      colors: { light: tokens.light.background ?? '', dark: tokens.dark.background ?? '' },
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: 'cookie, user-agent, accept-encoding',
        'x-livery-agency': agency.id,
        'x-livery-version': String(agency.version),
        'integrity-policy': 'blocked-destinations=(script)',
        'content-security-policy': contentSecurityPolicy({
          inlineScripts: [importMap],
          inlineStyles: [css],
          remoteOrigins: parts.remotes.origins,
          allowRemoteImages: parts.allowRemoteImages,
        }),
      },
    }
    frames.set(agency.id, { version: agency.version, frame })
    return frame
  }
}
