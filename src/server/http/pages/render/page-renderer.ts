import { STILL_PARAMETER } from '../../../../contract/gallery.ts'
import type { PageContext, PageInput, PageOutput, RouteQuestion } from '../../../../contract/page.ts'
import type { LanguageCode } from '../../../../contract/types.ts'
import { cardPaymentAt } from '../../../../tenant/card-payment.ts'
import { directionOf } from '../../../../tenant/language.ts'
import { neededAt } from '../../../../tenant/protected-paths.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import type { FairLimiter } from '../../../kernel/limits/fair-limiter.ts'
import { countedAs } from '../../../kernel/net/client-network.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { isWebKit } from '../../http-messages/is-web-kit.ts'
import { redirect } from '../../http-messages/redirect.ts'
import { endedShareBar, shareBar } from '../../previews/share-bar.ts'
import { pageContext } from '../../request-context/page-context.ts'
import { createVisitorRateLimit } from '../../request-context/visitor-rate-limit.ts'
import type { PageCall } from '../page-call.ts'
import { answerPage } from './answer-page.ts'
import { renderDocument } from './document.ts'
import { type PageScripts, pageScripts } from './import-map.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { everyPageReads, keyOf } from './page-key.ts'
import { preloadOf, type RenderedPage, stylesOf, textsOf } from './page-modules.ts'
import type { RemoteParts } from './remote-parts.ts'
import { type Frame, themedFrames } from './themed-frame.ts'

/** Limits for uncached pages: a visitor opens one every few seconds, and a search engine uses one address. */
const rendering = {
  visits: { burst: 200, perSecond: 2 },
  addresses: { burst: 1200, perSecond: 12 },
  detail: 'Too many pages were opened in a short time. Please try again in a moment.',
}

/** Seconds after which a page whose data failed is worth a retry. */
const RETRY_SECONDS = '30'

export interface PageRendererDependencies {
  assets: ShellAssets
  remotes: RemoteParts
  /** The shell's server entry. */
  renderPage: (input: PageInput) => Promise<PageOutput>
  /** Query parameters that the page at a path reads, without rendering it. */
  queryParametersOf: (input: RouteQuestion) => readonly string[]
  cache: PageCache
  limiter: FairLimiter
  clock: () => Date
  environment: string
  demo: boolean
  /** True if pages load the bar of demo and development. */
  hasBar?: boolean
  allowRemoteImages: boolean
  /** The address at which agencies' owners reach the platform's staff. */
  platformEmail?: string | null
  /** Codes of the currencies an agency offers. */
  currenciesOf: (agency: ResolvedAgency) => Promise<readonly string[]>
  /** True if Stripe can take payments for an agency of this name, whichever gateway it has chosen. */
  hasStripeKeys?: (slug: string) => boolean
}

/**
 * Makes the handler of page requests: cached anonymous pages at once, others rendered by the shell with the agency's
 * theme, data and policy in the response. Source: ARCHITECTURE.md, 'Life of a request'.
 */
export function createPageRenderer(
  dependencies: PageRendererDependencies,
): (page: PageCall) => Promise<Response> {
  const bar = dependencies.hasBar ? dependencies.assets.bar : undefined
  const assets = {
    ...dependencies.assets,
    integrity: { ...dependencies.assets.integrity, ...bar?.integrity },
  }
  const scriptsOf = pageScripts(assets, dependencies.remotes)
  const themedFrameOf = themedFrames({
    fonts: dependencies.assets.fonts,
    allowRemoteImages: dependencies.allowRemoteImages,
    // The gallery shows pages small; it has this machine's own name, at any port.
    ...(dependencies.demo && { embedders: ['http://localhost:*'] }),
  })
  const requirePace = createVisitorRateLimit(rendering)
  async function render(page: PageCall, context: PageContext, url: URL): Promise<PageOutput> {
    if (page.visitor) requirePace(page.visitor)
    const input: PageInput = {
      context,
      url: `${url.pathname}${url.search}`,
      fetch: page.fetch,
      remotes: dependencies.remotes.parts,
      environment: dependencies.environment,
    }
    const turn = { group: page.agency.id, member: countedAs(page.visitor?.address ?? null).line }
    const output = await dependencies.limiter.run(() => dependencies.renderPage(input), turn, signalOf(page))
    await page.takeTurn?.(signalOf(page))
    return output
  }

  function documentOf(
    output: RenderedPage,
    context: PageContext,
    url: URL,
    { frame, scripts }: { frame: Frame; scripts: PageScripts },
    agency: ResolvedAgency,
    banner = '',
  ): string {
    return renderDocument({
      assets: dependencies.assets,
      importMap: scripts.importMap,
      integrity: scripts.integrity,
      themeCss: frame.css,
      fonts: frame.fonts[context.language === 'ar' ? 'arabic' : 'latin'],
      themeColors: frame.colors,
      mode: frame.mode,
      direction: directionOf(context.language),
      head: output.head,
      preloads: output.preloads,
      noindex: context.preview !== undefined || (output.noindex ?? false),
      path: url.pathname,
      // Never the requested host: the page is cached for every host and port.
      site: agency.canonicalHost ? `https://${agency.canonicalHost}` : '',
      mark: frame.mark,
      preload: preloadOf(dependencies.assets, dependencies.remotes, output, context),
      ...stylesOf(dependencies.assets, output, context, dependencies.remotes),
      context,
      remotes: scripts.remotes,
      environment: dependencies.environment,
      queries: output.queries,
      page: output.page,
      drawn: output.drawn ?? null,
      texts: textsOf(dependencies.assets, output, context.language).flatMap((addresses) =>
        addresses.slice(0, 1),
      ),
      body: output.body,
      isStill: dependencies.demo && url.searchParams.has(STILL_PARAMETER),
      banner,
      barScript: (!context.preview && bar?.start) || null,
      previewScript: context.preview?.kind === 'frame' ? (dependencies.assets.preview ?? null) : null,
    })
  }

  return async (page) => {
    const { request, session } = page
    const { agency, preview } = { ...page.agency, preview: page.preview }
    // Behind a proxy, the visitor's origin differs from the one that this process receives.
    const { pathname, search } = new URL(request.url)
    const url = new URL(page.origin)
    url.pathname = pathname
    url.search = search
    const context = pageContext({
      // A preview in the editor's frame is defined by its grant alone.
      cookies: preview?.kind === 'frame' ? null : request.headers.get('cookie'),
      userAgent: request.headers.get('user-agent'),
      url,
      agency,
      wording: page.agency.wording,
      session,
      currencies: await dependencies.currenciesOf(page.agency),
      clock: dependencies.clock,
      demo: dependencies.demo,
      platformEmail: dependencies.platformEmail ?? null,
      preview,
    })
    const now = dependencies.clock().getTime()
    // A preview shows the current draft, and is private.
    const mayKeepAtAll = !session.signedIn && !preview && !page.hasEndedShare
    const { remotes, environment } = dependencies
    const requested = { context, path: url.pathname, remotes: remotes.parts, environment }
    const parameters = [
      ...dependencies.queryParametersOf(requested),
      ...(dependencies.demo ? [STILL_PARAMETER] : []),
    ]
    const key = keyOf(context, url, parameters, page.agency.markups.revision)
    // An address with undeclared parameters shows the page of another address, so it must not be cached.
    const isRepeatable = [...url.searchParams.keys()].every((name) =>
      [...parameters, ...everyPageReads].includes(name),
    )
    const takes = { integrityPolicy: !isWebKit(request.headers.get('user-agent')) }
    const hit = mayKeepAtAll ? dependencies.cache.get(key, now) : undefined
    if (hit) return answerPage(hit, 'hit', isRepeatable, takes)

    const output = await render(page, context, url)
    if (output.kind === 'redirect') return redirect(output.status, output.location)
    const { banner, look } = shownAbove(page, context.language)
    // Payments begun with Stripe are completed there, even after the agency has chosen another gateway.
    const hasKeys = dependencies.hasStripeKeys?.(page.agency.slug) ?? false
    const cards = cardPaymentAt(url.pathname, hasKeys || agency.currentPaymentGateway === 'stripe')
    const scripts = scriptsOf(url.pathname, context.language)
    const frame = themedFrameOf(agency, { scripts, cards }, look)
    const rendered: CachedPage = {
      agencyId: agency.id,
      status: output.status,
      headers: headersOf(frame, output, url.pathname),
      html: new TextEncoder().encode(
        documentOf(output, context, url, { frame, scripts }, page.agency, banner?.html),
      ),
      expires: Math.min(now + output.maxAge * 1000, endOfDay(now)),
    }
    const mayKeep = mayKeepAtAll && output.maxAge > 0
    if (mayKeep) dependencies.cache.set(key, rendered)
    return answerPage(rendered, 'miss', mayKeep && isRepeatable, takes)
  }
}

function headersOf(frame: Frame, { status, isPrivate }: RenderedPage, path: string): Record<string, string> {
  return {
    ...frame.headers,
    ...(status === 503 && { 'retry-after': RETRY_SECONDS }),
    // On a shared computer, the back button must not show it, and no disk may store it.
    ...((isPrivate || neededAt(path).length > 0) && { 'cache-control': 'private, no-store' }),
  }
}

function signalOf({ signal, request }: PageCall): AbortSignal {
  return signal ?? request.signal
}

/** The bar of a shared link above the page, and the preview's differences from the agency's settings. */
function shownAbove({ preview, hasEndedShare }: PageCall, language: LanguageCode) {
  const bar = preview?.kind === 'share' ? shareBar : hasEndedShare ? endedShareBar : null
  const banner = bar?.(language)
  return { banner, look: preview || banner ? { mode: preview?.mode, css: banner?.css ?? '' } : undefined }
}

function endOfDay(now: number): number {
  const day = 86_400_000
  return (Math.floor(now / day) + 1) * day
}
