import { createRoot } from 'react-dom/client'
import { agencyQuery, wordingQuery } from '../api/agency.ts'
import { ApiError } from '../api/api-error.ts'
import { createApiClient } from '../api/client.ts'
import { enabledCurrenciesQuery } from '../api/currencies.ts'
import { sessionQuery } from '../api/session.ts'
import type { Device, PageContext } from '../contract/page.ts'
import type { RemoteAddress } from '../contract/remote.ts'
import type { Agency } from '../contract/types.ts'
import { linkTypePairing } from '../platform/link-type-pairing.ts'
import { createText, type Texts } from '../platform/text.ts'
import { CURRENCY_COOKIE, resolveCurrency } from '../tenant/currency.ts'
import { frameSwitches, readFrameRequest } from '../tenant/frame-request.ts'
import { directionOf, LANGUAGE_COOKIE, resolveLanguage } from '../tenant/language.ts'
import { COLLAPSED, MENU_COOKIE } from '../tenant/menu-cookie.ts'
import { mayOpen } from '../tenant/protected-paths.ts'
import { answeringRoute } from '../tenant/route-table.ts'
import { resolveTokens } from '../theme/resolve-tokens.ts'
import { themeCss } from '../theme/theme-css.ts'
import { AgencyNotFound } from './components/agency-not-found.tsx'
import { loadPageTexts } from './page-texts.ts'
import { type PageName, pageOfRoute } from './pages.ts'
import { storedLanguage } from './preferences.ts'
import { startApp } from './start-app.tsx'

const frameTexts = import.meta.glob<Texts>('./text/*.json', { import: 'default' })

interface Site {
  remotes: readonly RemoteAddress[]
  environment: string
}

/**
 * Starts the shell without a rendering server: requests the agency from the API, applies its theme, and then shows
 * the page. Source: decision 0035.
 */
export async function startStaticSite(root: HTMLElement): Promise<void> {
  const site = JSON.parse(document.getElementById('livery-site')?.textContent ?? '{}') as Site
  try {
    const context = await loadContext()
    applyToDocument(context)
    await linkTypePairing(context.agency.theme?.typePairing ?? 'modern')
    const state = { ...site, context, queries: null, page: pageOf(site, context), texts: [] }
    await startApp(state, root, textsOf(context.language))
  } catch (error) {
    applyTheme({})
    const t = createText('en', { shell: await textsOf('en') }).getFixedT(null, 'shell')
    const isUnknown = error instanceof ApiError && error.code === 'agency_not_found'
    createRoot(root).render(isUnknown ? <AgencyNotFound t={t} /> : <p>{t('common.somethingWrong')}</p>)
  }
}

/** Returns the first page; null if the user may not open it. */
function pageOf(site: Site, context: PageContext): PageName | null {
  const path = location.pathname
  const isOpen = !context.session.signedIn || mayOpen(path, context.session, context.agency)
  return isOpen ? pageOfRoute(answeringRoute({ ...site, ...context, path })) : null
}

async function loadContext(): Promise<PageContext> {
  const client = createApiClient({ baseUrl: location.origin, headers: askedVisit() })
  const ask = { signal: AbortSignal.timeout(30_000) }
  const [{ agency }, { session }, { data: currencies }] = await Promise.all([
    agencyQuery(client).queryFn(ask),
    sessionQuery(client).queryFn(ask),
    enabledCurrenciesQuery(client).queryFn(ask),
  ])
  const search = new URLSearchParams(location.search)
  const language = resolveLanguage({
    query: search.get('lng'),
    cookie: cookie(LANGUAGE_COOKIE),
    stored: storedLanguage(),
    browser: navigator.languages,
    agency,
  })
  const { data: wording } = await wordingQuery(
    createApiClient({ baseUrl: location.origin, language }),
  ).queryFn(ask)
  const money = {
    agency,
    preferred: session.currency,
    offered: currencies.map((entry) => entry.currency),
    currencyOf: (country: string) => currencies.find(({ code }) => code === country)?.currency,
  }
  const defaultCurrency = resolveCurrency({ ...money, query: null, stored: null })
  return {
    agency: { ...agency, defaultCurrency },
    session,
    language,
    wording,
    currency: resolveCurrency({
      ...money,
      query: search.get('currency'),
      code: search.get('code'),
      stored: location.pathname === '/' ? null : cookie(CURRENCY_COOKIE),
    }),
    device: deviceOfScreen(),
    today: new Date().toISOString().slice(0, 10),
    demo: false,
    frame: storedFrameRequest(search),
    ...(cookie(MENU_COOKIE) === COLLAPSED && { isMenuCollapsed: true }),
  }
}

/** Keeps in the tab what a server stores in cookies. */
function storedFrameRequest(search: URLSearchParams): PageContext['frame'] {
  const query = (name: string) => search.get(name)
  const request = readFrameRequest({ query, cookie: (name) => storage()?.getItem(name) ?? null })
  try {
    for (const part of ['header', 'footer'] as const) {
      storage()?.setItem(frameSwitches[part].cookie, request[part] ? '' : '1')
    }
  } catch {
    // Storage is full or blocked: the choice applies to this page only.
  }
  return request
}

/** Returns the tab's storage, or null if it is blocked. */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/**
 * Returns the session id of the address (spec §2.4) as a header: the server stores a valid one in the first answer's
 * cookie.
 */
function askedVisit(): Record<string, string> {
  const sessionId = new URLSearchParams(location.search).get('xsessionid') ?? ''
  return /^[\w.-]{8,128}$/.test(sessionId) ? { 'x-session-id': sessionId } : {}
}

async function textsOf(language: string): Promise<Texts> {
  const [frame, pages] = await Promise.all([
    frameTexts[`./text/${language}.json`]?.(),
    loadPageTexts(language, [
      'pages',
      'account',
      'agents',
      'markups',
      'profile',
      'sso',
      'dashboard',
      'menus',
      'proposals',
    ]),
  ])
  return { ...frame, ...pages }
}

/** Applies what the server writes into the head. */
function applyToDocument({ agency, language }: PageContext): void {
  const { documentElement: html } = document
  html.lang = language
  html.dir = directionOf(language)
  document.title = agency.metaData.title
  const icon = document.createElement('link')
  icon.rel = 'icon'
  icon.href = agency.favicon
  document.head.append(icon)
  applyTheme({ primaryColor: agency.primaryColor, ...agency.theme })
}

function applyTheme(brand: Partial<Pick<Agency, 'primaryColor'>> & Agency['theme']): void {
  const style = document.createElement('style')
  style.id = 'livery-theme'
  style.textContent = themeCss(resolveTokens(brand))
  document.head.append(style)
}

function deviceOfScreen(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return matchMedia('(min-width: 48rem)').matches ? 'tablet' : 'phone'
}

function cookie(name: string): string | null {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
  } catch {
    // Cookies are blocked, or another script wrote an invalid one.
    return null
  }
}
