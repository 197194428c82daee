import { products } from '../contract/products.ts'
import type { Agency } from '../contract/types.ts'
import { placeHref, postHref } from './editorial-hrefs.ts'
import { resolveRoute } from './resolve-route.ts'
import type { RouteInput } from './route-table.ts'

/** The facts that decide which of an agency's pages are announced to search engines. */
export interface IndexableInput extends Pick<RouteInput, 'remotes' | 'environment'> {
  content: {
    agency: RouteInput['agency'] &
      Pick<
        Agency,
        | 'isAbousUsEnable'
        | 'isFaqEnable'
        | 'privacyPolicy'
        | 'cookiesPolicy'
        | 'disclaimer'
        | 'publishedPages'
      >
    agencyTerms: readonly { id: string }[]
    cancellationPolicies: readonly { line: string }[]
    posts: readonly { slug: string }[]
    destinations: readonly { id: string }[]
  }
}

/** Pages for everyone; pages that may be empty have a check that they are not. */
const pages: readonly [path: string, isWritten?: (agency: IndexableInput['content']['agency']) => boolean][] =
  [
    ['/'],
    ...products.map(({ path }): [string] => [path]),
    ['/destination'],
    ['/top-destination'],
    ['/hidden-gems-round-the-world', ({ publishedPages }) => publishedPages.includes('hidden-gems')],
    ['/blog', ({ publishedPages }) => publishedPages.includes('blog')],
    ['/about', (agency) => agency.isAbousUsEnable],
    ['/faqs', (agency) => agency.isFaqEnable],
    ['/user-terms-and-conditions', ({ publishedPages }) => publishedPages.includes('user-terms')],
    ['/cancellation-policy', ({ publishedPages }) => publishedPages.includes('cancellation-policies')],
    ['/privacy-policy', (agency) => agency.privacyPolicy !== ''],
    ['/cookies-policy', (agency) => agency.cookiesPolicy !== ''],
    ['/disclaimer', (agency) => agency.disclaimer !== ''],
  ]

/** Pages that are not for search engines: personal ones, and steps that lead nowhere by themselves. */
export const privatePaths: readonly string[] = [
  '/logout',
  '/mytrip/',
  '/settings/',
  '/users/',
  '/wallet/',
  '/dashboard',
  '/applications',
  '/bookings',
  '/proposals',
  '/payments',
  '/searches',
  '/subscription',
  '/url/',
  '/preview/',
  '/booknow/*/checkout',
  '/booknow/*/confirm',
]

/**
 * Returns the addresses announced to search engines, most important first: those that exist with the agency's flags
 * and engines, that this deployment answers, and that are not empty. Pure. Source: decision 0047.
 */
export function indexablePaths({ content, remotes, environment }: IndexableInput): string[] {
  const { agency } = content
  const session = { signedIn: false, isTravelAgent: false }
  const written = pages.filter(([, isWritten]) => isWritten?.(agency) ?? true).map(([path]) => path)
  return [
    ...written,
    ...content.posts.map(({ slug }) => postHref(slug)),
    ...content.destinations.map(({ id }) => placeHref(id)),
    ...content.agencyTerms.map(({ id }) => `/agency-terms-and-conditions/${id}`),
    ...content.cancellationPolicies.map(({ line }) => `/cancellation-policy/${line}`),
  ].filter((address) => {
    const [path = address] = address.split('?')
    const { kind } = resolveRoute({ agency, session, path, remotes, environment })
    return kind === 'page' || kind === 'remote'
  })
}
