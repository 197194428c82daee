import { currencyOf } from '../../../../packages/geography/countries/country-table.ts'
import type { PageContext } from '../../../contract/page.ts'
import type { Session } from '../../../contract/session.ts'
import type { Agency } from '../../../contract/types.ts'
import { CURRENCY_COOKIE, resolveCurrency } from '../../../tenant/currency.ts'
import { readFrameRequest } from '../../../tenant/frame-request.ts'
import { LANGUAGE_COOKIE, resolveLanguage } from '../../../tenant/language.ts'
import { COLLAPSED, MENU_COOKIE } from '../../../tenant/menu-cookie.ts'
import type { Wording } from '../../domain/agencies/agency-content.ts'
import { readCookie } from '../http-messages/read-cookies.ts'
import { deviceOf } from './device.ts'
import { type Preview, shownPreview } from './preview.ts'

export interface PageContextInput {
  /** The request's Cookie header, or the part of it that pages are rendered from. */
  cookies: string | null
  userAgent: string | null
  /** The address as the visitor sees it. */
  url: URL
  agency: Agency
  /** Codes of the currencies the agency offers. */
  currencies: readonly string[]
  wording: Wording | undefined
  session: Session
  clock: () => Date
  demo: boolean
  platformEmail?: string | null
  /**
   * A preview of unpublished settings: the page uses the requested language and currency, whatever the browser
   * prefers.
   */
  preview?: Preview | undefined
}

/**
 * Returns what a page is rendered from: agency, visitor, language, currency, device, day. Policies are left out,
 * since their own pages load them. Source: spec §4 (Currency, Language), §9 (detection order).
 */
export function pageContext(input: PageContextInput): PageContext {
  const { cookies, url, agency, wording, currencies, session, clock, demo, preview } = input
  const { privacyPolicy, cookiesPolicy, disclaimer, userTermsAndConditions, ...pageAgency } = agency
  const language = resolveLanguage({
    query: preview?.language ?? url.searchParams.get('lng'),
    cookie: readCookie(cookies, LANGUAGE_COOKIE),
    agency,
  })
  const money = { agency, offered: currencies, currencyOf, preferred: session.currency }
  // The browser must derive the same currency as the server on the home path: no price can be shown in another.
  const defaultCurrency = resolveCurrency({ ...money, query: null, stored: null })
  return {
    agency: { ...pageAgency, defaultCurrency },
    session,
    language,
    wording: wording?.[language] ?? {},
    currency: resolveCurrency({
      ...money,
      query: preview?.currency ?? url.searchParams.get('currency'),
      code: url.searchParams.get('code'),
      // On the home path the stored selection is cleared and derived again (spec §4).
      stored: url.pathname === '/' ? null : readCookie(cookies, CURRENCY_COOKIE),
    }),
    device: deviceOf(input.userAgent),
    today: clock().toISOString().slice(0, 10),
    demo: demo,
    frame: readFrameRequest({
      query: (name) => url.searchParams.get(name),
      cookie: (name) => readCookie(cookies, name),
    }),
    // Only for signed-in users: visitors' pages are cached, whatever other cookies they have.
    ...(input.platformEmail && session.userType === 'AgencyOwner' && { platformEmail: input.platformEmail }),
    ...(session.isTravelAgent && readCookie(cookies, MENU_COOKIE) === COLLAPSED && { isMenuCollapsed: true }),
    ...(preview && { preview: shownPreview(preview) }),
  }
}
