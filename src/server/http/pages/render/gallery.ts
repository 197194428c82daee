import { sceneUrl } from '../../../../../packages/scenes/scene-url.ts'
import { DEMO_SIGN_IN } from '../../../../contract/bar.ts'
import { type Gallery, type GalleryTenant, STILL_PARAMETER } from '../../../../contract/gallery.ts'
import { placeClimate } from '../../../../tenant/place-climate.ts'
import { requiresSso } from '../../../../tenant/requires-sso.ts'
import { activeServices } from '../../../../tenant/services.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { themeCss } from '../../../../theme/theme-css.ts'
import type { Store } from '../../../adapters/store/store.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import { demoNames } from '../../../domain/demo/demo-account.ts'
import {
  type BrokenTenant,
  problemPlace,
  problemText,
} from '../../../domain/tenant-folders/tenant-problem.ts'
import { escapeHtml } from '../../../kernel/text/escape.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { contentSecurityPolicy } from '../../http-messages/csp.ts'
import { hasNames as hasNamesAt, tenantAddress } from '../../http-messages/tenant-address.ts'
import { chosenGallery } from './gallery-choice.ts'

export interface GalleryDependencies {
  assets: ShellAssets
  store: Pick<Store, 'agencies' | 'agencyBySlug'>
  /** The shell's gallery page as markup. */
  renderGallery: (gallery: Gallery) => { title: string; body: string }
  /** Tenants whose folders could not be imported as they are. */
  brokenTenants?: () => readonly BrokenTenant[]
  /** False if the operator's own API has the people. */
  hasDemoPeople: boolean
  /** Address of the page that discards the browser's data, in a static preview. */
  resetHref?: string
  /** True if agencies have their own names below the gallery's; by default, if it is addressed by name. */
  hasNames?: (origin: string) => boolean
}

/**
 * Makes the page at the bare local host: every agency of this deployment as a card in its own colours. Demo and
 * development only; it runs no script but development's own. Source: decision 0082.
 */
export function createGallery({
  assets,
  store,
  renderGallery,
  hasDemoPeople,
  hasNames = hasNamesAt,
  resetHref,
  brokenTenants = () => [],
}: GalleryDependencies) {
  const css = themeCss(resolveTokens({})) + assets.fonts.modern.rules + thumbnailCss + menuCss
  const agenciesAt = (origin: string) => (hasNames(origin) ? [tenantAddress('*', origin).slice(0, -1)] : [])
  const policyAt = (origin: string) =>
    contentSecurityPolicy({
      inlineScripts: [],
      inlineStyles: [css],
      remoteOrigins: [],
      allowRemoteImages: false,
      formTargets: agenciesAt(origin),
      frames: agenciesAt(origin),
    })
  return async ({ request, origin }: { request: Request; origin: string }): Promise<Response> => {
    const summaries = await store.agencies()
    const agencies = await Promise.all(summaries.map(({ slug }) => store.agencyBySlug(slug)))
    const tenants = agencies.flatMap((agency) =>
      agency ? [galleryTenant(agency, { origin, hasDemoPeople, isNamed: hasNames(origin) })] : [],
    )
    const broken = brokenTenants().map(({ slug, problems }) => ({
      slug,
      problems: problems.map((problem) => ({
        place: problemPlace(slug, problem),
        text: problemText(problem),
      })),
      isServed: tenants.some((tenant) => tenant.slug === slug),
    }))
    const { searchParams } = new URL(request.url)
    const chosen = chosenGallery(tenants, broken, searchParams)
    const { title, body } = renderGallery({ ...chosen, resetHref: resetHref ?? null })
    const styles = assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`).join('')
    const script = assets.gallery ? `<script type="module" src="${assets.gallery}"></script>` : ''
    const html = [
      '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${escapeHtml(title)}</title><style>${css}</style>${styles}${script}</head>`,
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

/**
 * A home page as wide as a desktop window, scaled to its card: the quotient of two lengths, which not every browser
 * can calculate.
 */
const thumbnailCss =
  '.gallery-thumbnail{container-type:inline-size}.gallery-thumbnail iframe{position:absolute;inset:0;width:1280px;height:800px;border:0;transform-origin:0 0;scale:tan(atan2(100cqi,1280px))}'

/** The list of people opens above its button; without anchor positioning, in the middle of the window. */
const menuCss =
  '@supports (position-area:top){.sign-in-menu{inset:auto;margin:.5rem 0;position-area:block-start span-inline-start;position-try-fallbacks:flip-block,flip-inline}}'

interface Place {
  origin: string
  hasDemoPeople: boolean
  /** Each agency has its own host below the gallery's. */
  isNamed: boolean
}

function galleryTenant(
  { slug, version, agency }: ResolvedAgency,
  { origin, hasDemoPeople, isNamed }: Place,
): GalleryTenant {
  const isInactive = agency.status === 'Inactive'
  const isSsoOnly = requiresSso(agency)
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
      climate: placeClimate(agency.home.place.latitude),
      crop: 'hero',
    }),
    // An open gallery reloads a home page when its address changes.
    thumbnail: isNamed ? `${tenantAddress(slug, origin)}?${STILL_PARAMETER}=${version}` : null,
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
