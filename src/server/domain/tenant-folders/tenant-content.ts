import { currencyOf } from '../../../../packages/geography/countries/country-table.ts'
import { foldText } from '../../../../packages/geography/fold-text.ts'
import { placeClimate } from '../../../../packages/geography/places/place-climate.ts'
import { sceneUrl } from '../../../../packages/scenes/scene-url.ts'
import type {
  Agency,
  AgencyTerms,
  CancellationPolicy,
  Destination,
  DestinationSettings,
  LanguageCode,
  Post,
  PostSettings,
  Tenant,
} from '../../../contract/types.ts'
import { cruiseLines } from '../../../tenant/cruise-lines.ts'
import type { AgencyContent } from '../agencies/agency-content.ts'
import type { HomePlace } from './largest-city.ts'
import type { TenantFiles } from './tenant-files.ts'

/** Words a minute at a leisurely reading speed. */
const READING_PACE = 200

/** Spec §9. */
const supportedLanguages: LanguageCode[] = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv']

/**
 * Returns the content of a version from a checked tenant.json, the folder's files and the place of its deals. Files
 * become addresses or clean HTML, and dependent fields are filled in. Problems with files are noted in `files`.
 */
export async function tenantContent(
  slug: string,
  tenant: Tenant,
  files: TenantFiles,
  place: HomePlace,
): Promise<AgencyContent> {
  const { about, faq } = tenant
  const canonicalHost = tenant.canonicalHost ?? tenant.hosts[0]
  const destinations = destinationsOf(tenant.destinations)
  const agencyTerms = await agencyTermsOf(tenant, files)
  const cancellationPolicies = await cancellationPoliciesOf(tenant, files)
  const posts = await tenantPosts(tenant.posts, files)
  const agency = await agencyOf(slug, tenant, files)
  const publishedPages: Agency['publishedPages'] = [
    ...(agency.userTermsAndConditions === '' ? [] : ['user-terms' as const]),
    ...(cancellationPolicies.length === 0 ? [] : ['cancellation-policies' as const]),
    ...(posts.length === 0 ? [] : ['blog' as const]),
    ...(destinations.some(({ isHiddenGem }) => isHiddenGem) ? ['hidden-gems' as const] : []),
  ]
  return {
    agency: { ...agency, publishedPages, home: { ...tenant.agency.home, place } },
    navigation: tenant.navigation,
    about: {
      isEnabled: about?.isEnabled ?? false,
      title: about?.title ?? '',
      content: await files.html('about.content', about?.content),
      ...(about?.image === undefined ? {} : { image: await files.picture('about.image', about.image) }),
    },
    faq: {
      isEnabled: faq?.isEnabled ?? false,
      headerMessage: faq?.headerMessage ?? '',
      questions: await Promise.all(
        (faq?.questions ?? []).map(async ({ question, answer }, index) => ({
          question,
          answer: await files.text(`faq.questions[${index}].answer`, answer),
        })),
      ),
    },
    currencies: tenant.currencies ?? null,
    links: tenant.links,
    identityProviders: tenant.identityProviders,
    // An empty choice is omitted, so that versions from before the field existed stay equal.
    ...(Object.keys(tenant.suppliers).length > 0 && { suppliers: tenant.suppliers }),
    ...(canonicalHost === undefined ? {} : { canonicalHost }),
    destinations,
    agencyTerms,
    cancellationPolicies,
    posts,
  }
}

async function agencyOf(
  slug: string,
  { agency, about, faq }: Tenant,
  files: TenantFiles,
): Promise<Omit<Agency, 'id' | 'version' | 'home' | 'publishedPages'>> {
  return {
    ...agency,
    subdomain: slug,
    logo: await files.picture('agency.logo', agency.logo),
    logoMobile: await files.picture('agency.logoMobile', agency.logoMobile),
    favicon: await files.picture('agency.favicon', agency.favicon),
    privacyPolicy: await files.html('agency.privacyPolicy', agency.privacyPolicy),
    cookiesPolicy: await files.html('agency.cookiesPolicy', agency.cookiesPolicy),
    disclaimer: await files.html('agency.disclaimer', agency.disclaimer),
    userTermsAndConditions: await files.html('agency.userTermsAndConditions', agency.userTermsAndConditions),
    isAbousUsEnable: about?.isEnabled ?? false,
    aboutUsEnableTitle: about?.title ?? '',
    isFaqEnable: faq?.isEnabled ?? false,
    faqEnableTitle: faq?.title ?? '',
    defaultCurrency: agency.defaultCurrency ?? currencyOf(agency.defaultCountry) ?? 'USD',
    languages: agency.languages ?? supportedLanguages,
  }
}

function agencyTermsOf({ agencyTerms }: Tenant, files: TenantFiles): Promise<AgencyTerms[]> {
  return Promise.all(
    agencyTerms.map(async ({ id, title, content }, index) => ({
      id,
      title,
      content: await files.html(`agencyTerms[${index}].content`, content),
    })),
  )
}

/** The policies of the lines that have a file, with its text; an empty one publishes nothing. */
async function cancellationPoliciesOf(
  { cancellationPolicies }: Tenant,
  files: TenantFiles,
): Promise<CancellationPolicy[]> {
  const policies = await Promise.all(
    cruiseLines.map(async (line) => ({
      line,
      content: await files.html(`cancellationPolicies.${line}`, cancellationPolicies[line]),
    })),
  )
  return policies.filter(({ content }) => content !== '')
}

/** Scenes that exist only at a coast. */
const scenesBySea: ReadonlySet<string> = new Set(['beach', 'harbour'])

function destinationsOf(settings: readonly DestinationSettings[]): Destination[] {
  const ids = new Set<string>()
  return settings.map((destination) => {
    const id = freeId(destination.name, ids)
    ids.add(id)
    const climate = placeClimate(destination, scenesBySea.has(destination.scene))
    return { ...destination, id, image: sceneUrl(destination.scene, id, { climate }) }
  })
}

/** A slug of the name in plain letters (`reykjavik`, `tromso`); a second place of the same name gets a number. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  const plain = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 36)
    .replace(/^-+|-+$/g, '')
  const base = plain === '' ? 'place' : plain
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}

/**
 * Returns the articles of tenant.json with clean text, picture and reading time in minutes, newest first, those of
 * one day in their order. Problems with their files are noted in `files`.
 */
async function tenantPosts(settings: readonly PostSettings[], files: TenantFiles): Promise<Post[]> {
  const posts = await Promise.all(
    settings.map(async ({ scene, timeOfDay, climate, content: file, ...post }, index) => {
      const content = await files.html(`posts[${index}].content`, file)
      const image = sceneUrl(scene, post.slug, { timeOfDay, climate })
      return { ...post, image, readingMinutes: readingMinutes(content), content }
    }),
  )
  return posts.toSorted((one, other) => Date.parse(other.publishedOn) - Date.parse(one.publishedOn))
}

function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.ceil(words / READING_PACE))
}
