import type { JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { CreatePreviewGrantRequest } from '../core/draft-api.ts'
import type { PreviewDevice } from './use-preview-view.ts'

/** An element of a page that shows a setting. */
export interface Place {
  readonly pointer: string
  /** The page: `*` for every page, a function if it depends on the settings. */
  readonly path: string | ((settings: JsonObject) => string | null)
  readonly selector: string
  /** The substitute if the setting itself hides the element. */
  readonly otherwise?: string
  /** The only role that sees it. */
  readonly role?: CreatePreviewGrantRequest['role']
  readonly device?: PreviewDevice
  /** A press on it selects another setting; this one is only led to. */
  readonly isLedToOnly?: true
}

type More = Omit<Place, 'pointer' | 'path' | 'selector'>

const header = { otherwise: 'header' }
const footer = { otherwise: 'footer' }
const ledTo = { isLedToOnly: true } as const

function on(path: Place['path'], rows: readonly (readonly [string, string, More?])[]): Place[] {
  return rows.map(([pointer, selector, more]) => ({ pointer, path, selector, ...more }))
}

const social = ['linkedin', 'instagram', 'facebook', 'twitter', 'youtube', 'discord', 'tiktok']
const languageButton = 'header .relative:has(> button > .uppercase)'
const agencyTerms = '/agency-terms-and-conditions/'

/**
 * Every setting that a page shows, found by existing markup: no visitor's page contains marks for the editor. If an
 * element shows several, a press selects the first.
 */
export const places: readonly Place[] = [
  ...on('*', [
    ['/agency/logoMobile', 'header picture', { device: 'phone' }],
    ['/agency/logo', 'header picture', { otherwise: 'header a' }],
    ['/navigation', 'header nav', { device: 'desktop', ...header }],
    ['/agency/isHideLoginOption', 'header a[href^="/login"]', { role: 'anonymous', ...header }],
    ['/agency/isHideSignupOption', 'header a[href^="/signup"]', { role: 'anonymous', ...header }],
    ['/agency/languages', languageButton, header],
    ['/currencies', `${languageButton} + .relative`, header],
    ['/agency/defaultCurrency', `${languageButton} + .relative`, { ...header, ...ledTo }],
    ['/agency/defaultLanguage', languageButton, { ...header, ...ledTo }],
    ...social.map(
      (name) =>
        [
          `/agency/socialLinks/${name}`,
          `footer a:has(use[href$="#${name}"])`,
          { otherwise: 'footer > :first-child' },
        ] as const,
    ),
    ['/agency/contactPhoneNumber', 'footer a[href^="tel:"]', footer],
    ['/agency/contactEmailId', 'footer a[href^="mailto:"]', footer],
    ['/agency/displaySupportPhoneFooter', 'footer a[href^="tel:"]', { ...footer, ...ledTo }],
    ['/agency/addressLine1', 'footer address > :first-child', footer],
    ['/agency/country', 'footer address > :last-child', footer],
    ['/agency/city', 'footer address > :nth-child(2)', footer],
    ['/agency/state', 'footer address > :nth-child(2)', { ...footer, ...ledTo }],
    ['/agency/zipCode', 'footer address > :nth-child(2)', { ...footer, ...ledTo }],
    ['/agency/displayAddressFooter', 'footer address', footer],
    ['/agency/showAcceptedPayments', 'footer section:has(use[href$="#visa"])', footer],
    ['/agency/agencyName', 'footer .page-width > p', footer],
    ['/agency/logo', 'footer img', ledTo],
  ]),
  ...on('/', [
    ['/agency/home/headline', '.hero-words h1', { otherwise: '.hero' }],
    ['/agency/home/subline', '.hero-words p', { otherwise: '.hero' }],
    ['/agency/home/scene', '.hero-picture', { otherwise: '.hero' }],
    ['/agency/home/timeOfDay', '.hero-picture', { otherwise: '.hero', ...ledTo }],
    [
      '/agency/bookingMenuItemOptions',
      '.hero [role=tablist], #exclusive-deals [role=tablist]',
      { otherwise: '.hero' },
    ],
    ['/agency/home/layout', '.hero', { otherwise: 'main' }],
    ['/agency/home/place', '.deals-where', { otherwise: '#exclusive-deals' }],
    [
      '/agency/allowNonLoginFlow',
      '#deals-panel article dl',
      { role: 'anonymous', otherwise: '#exclusive-deals' },
    ],
  ]),
  ...on('/about', [
    ['/about/title', 'main h1', { otherwise: 'main' }],
    ['/about/image', 'main img', { otherwise: 'main' }],
    ['/about/content', 'main .rich-text', { otherwise: 'main' }],
    ['/about/isEnabled', 'main', ledTo],
  ]),
  ...on('/faqs', [
    ['/faq/title', 'main h1', { otherwise: 'main' }],
    ['/faq/headerMessage', 'main h1 + p', { otherwise: 'main' }],
    ['/faq/questions', 'main div:has(> h2 > button)', { otherwise: 'main' }],
    ['/faq/isEnabled', 'main', ledTo],
  ]),
  ...on('/privacy-policy', [['/agency/privacyPolicy', 'main']]),
  ...on('/cookies-policy', [['/agency/cookiesPolicy', 'main']]),
  ...on('/disclaimer', [['/agency/disclaimer', 'main']]),
  ...on('/user-terms-and-conditions', [['/agency/userTermsAndConditions', 'main']]),
  ...on(firstOf('/agencyTerms', agencyTerms), [['/agencyTerms', 'main']]),
  ...['royal-caribbean', 'carnival', 'mcl', 'celebrity', 'disney'].flatMap((line) =>
    on(`/cancellation-policy/${line}`, [[`/cancellationPolicies/${line}`, 'main']]),
  ),
  ...on('/blog', [['/posts', 'main']]),
  ...on('/destination', [['/destinations', 'main']]),
  ...on('/', [
    ['/agency/displayTopDestinations', 'main section:has(a[href^="/destination"])', { otherwise: 'main' }],
  ]),
  ...on('/login', [
    ['/agency/sso/isSSOEnabled', 'main', { role: 'anonymous' }],
    [
      '/agency/sso/isDirectLoginAllowedForSSOUsers',
      'main form',
      { role: 'anonymous', otherwise: 'main', ...ledTo },
    ],
  ]),
  ...on('/signup', [['/agency/defaultCountry', 'main form', { role: 'anonymous', otherwise: 'main' }]]),
  ...on('/', [
    ['/agency/primaryColor', '.button-primary', { otherwise: 'main' }],
    ['/agency/theme/typePairing', 'main h1, main h2', ledTo],
    ['/agency/theme/secondaryColor', '.hero', { otherwise: 'main', ...ledTo }],
    ['/agency/theme/neutralTint', 'footer', ledTo],
    ['/agency/theme/radius', '.search-form', { otherwise: 'main', ...ledTo }],
    ['/agency/theme/density', '.search-form', { otherwise: 'main', ...ledTo }],
    ['/agency/theme/elevation', '#deals-panel article', { otherwise: 'main', ...ledTo }],
    ['/agency/theme/mode', 'main', ledTo],
  ]),
  ...on('/mytrip/support', [
    ['/agency/supportMode', 'main', { role: 'traveller' }],
    ['/agency/chatWidget', 'main', { role: 'traveller', ...ledTo }],
  ]),
]

/** Settings that no page visibly shows, each with the reason. */
export const unseen: Readonly<Record<string, string>> = {
  '/canonicalHost': 'It is in addresses only.',
  '/links': 'They lead on without showing anything.',
  '/wording': 'It is wherever its words are.',
  '/agency/favicon': 'It is in the tab of the browser.',
  '/agency/metaData': 'It is in the tab of the browser and with search engines.',
  '/agency/status': 'Inactive, no page of the site answers any more.',
  '/agency/returnUrl': 'It leads away from the site.',
  '/agency/timeZone': 'Plans and the history go by it; visitors read the hours of their own place.',
  '/agency/academyUrl': 'It leads away from the site.',
  '/agency/hideHeaderforDealProposal': 'It shows by a link to a deal alone.',
  '/agency/savingsPopup': 'It comes by itself after a while.',
  '/agency/currentPaymentGateway': 'It works behind a payment.',
  '/agency/analytics': 'It measures, and shows nothing.',
  '/agency/analyticsConsentRegions': 'Only visitors from there are asked.',
}

/** The path of the first item of a named list. */
function firstOf(pointer: string, folder: string) {
  return (settings: JsonObject): string | null => {
    const [first] = [valueAt(settings, pointer)].flat()
    const id = typeof first === 'object' && first !== null && 'id' in first ? first.id : undefined
    return typeof id === 'string' ? `${folder}${id}` : null
  }
}
