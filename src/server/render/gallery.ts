import { DEMO_SIGN_IN } from '../../contract/bar.ts'
import type { GalleryTenant } from '../../contract/gallery.ts'
import { climateAt } from '../../tenant/climate-at.ts'
import { isSsoAlone } from '../../tenant/is-sso-alone.ts'
import { activeServices } from '../../tenant/services.ts'
import { resolveTokens } from '../../theme/resolve-tokens.ts'
import { themeCss } from '../../theme/theme-css.ts'
import { tenantAddress } from '../http/tenant-address.ts'
import { sceneUrl } from '../scenes/scene-url.ts'
import { demoNames } from '../seed/demo-account.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import type { Store } from '../store/store.ts'
import { contentSecurityPolicy } from './csp.ts'
import { escapeHtml } from './escape.ts'
import type { ShellAssets } from './shell-assets.ts'

export interface GalleryParts {
  assets: ShellAssets
  store: Pick<Store, 'agencies' | 'agencyBySlug'>
  /** The shell's gallery page as markup. */
  renderGallery: (tenants: readonly GalleryTenant[]) => { title: string; body: string }
  /** False where the operator's own API knows the people. */
  hasDemoPeople: boolean
  /** Whether agencies have names of their own below the gallery's; by default where it stands at `localhost`. */
  hasNames?: (origin: string) => boolean
}

/**
 * Makes the page at the bare local host: every agency of this deployment as a card in its own colours. Demo and
 * development only; it runs no script. Source: architecture, 'Running it'.
 */
export function createGallery({
  assets,
  store,
  renderGallery,
  hasDemoPeople,
  hasNames = isLocalhost,
}: GalleryParts) {
  const css = themeCss(resolveTokens({})) + assets.fonts.modern.rules
  const policyAt = (origin: string) =>
    contentSecurityPolicy({
      inlineScripts: [],
      inlineStyles: [css],
      remoteOrigins: [],
      allowRemoteImages: false,
      formTargets: hasNames(origin) ? [tenantAddress('*', origin).slice(0, -1)] : [],
    })
  return async ({ origin }: { origin: string }): Promise<Response> => {
    const summaries = await store.agencies()
    const agencies = await Promise.all(summaries.map(({ slug }) => store.agencyBySlug(slug)))
    const tenants = agencies.flatMap((agency) =>
      agency ? [galleryTenant(agency, { origin, hasDemoPeople, isNamed: hasNames(origin) })] : [],
    )
    const { title, body } = renderGallery(tenants)
    const styles = assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('')
    const html = [
      '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${escapeHtml(title)}</title><style>${css}</style>${styles}</head>`,
      `<body>${body}</body></html>`,
    ].join('')
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyAt(origin),
    }
    return new Response(html, { headers })
  }
}

interface Place {
  origin: string
  hasDemoPeople: boolean
  /** Each agency has a host of its own below the gallery's. */
  isNamed: boolean
}

function galleryTenant(
  { slug, agency }: ResolvedAgency,
  { origin, hasDemoPeople, isNamed }: Place,
): GalleryTenant {
  const isInactive = agency.status === 'Inactive'
  const isSsoOnly = isSsoAlone(agency)
  const { light } = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
  const palette = [
    agency.primaryColor,
    light['brand-3'],
    light['brand-6'],
    light['brand-11'],
    light['brand-12'],
  ]
  return {
    slug,
    name: agency.agencyName,
    tagline: agency.home.headline,
    href: isNamed ? tenantAddress(slug, origin) : `/?tenant=${slug}`,
    logo: agency.logo,
    image: sceneUrl(agency.home.scene, slug, {
      timeOfDay: 'golden',
      climate: climateAt(agency.home.place.latitude),
      crop: 'hero',
    }),
    palette: [...new Set(palette.filter((color) => color !== undefined))],
    services: activeServices(agency).map((service) => service.title),
    language: agency.defaultLanguage,
    isInactive,
    isSsoOnly,
    hidesPrices: !agency.allowNonLoginFlow,
    isPlatformBrand: agency.isPlatformBrand,
    signIn:
      isInactive || isSsoOnly || !hasDemoPeople
        ? null
        : {
            action: isNamed
              ? `${tenantAddress(slug, origin)}${DEMO_SIGN_IN.slice(1)}`
              : `${DEMO_SIGN_IN}?tenant=${slug}`,
            names: demoNames,
          },
  }
}

function isLocalhost(origin: string): boolean {
  return new URL(origin).hostname === 'localhost'
}
