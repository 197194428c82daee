import { products } from '../../../../contract/products.ts'
import type { Settings } from '../../../../contract/types.ts'
import { cruiseLines } from '../../../../tenant/cruise-lines.ts'
import { internalPath } from '../../../../tenant/internal-path.ts'
import { isEmailAddress } from '../../../../tenant/is-email-address.ts'
import { matchPath } from '../../../../tenant/match-path.ts'
import { resolveRoute } from '../../../../tenant/resolve-route.ts'
import { shellPages } from '../../../../tenant/route-table.ts'
import { activeServices, serviceOfPath } from '../../../../tenant/services.ts'
import { nearMiss } from '../../../kernel/validation/near-miss.ts'
import type { CheckingDependencies } from './checked-settings.ts'
import type { FindingCode } from './finding-reasons.ts'
import { MOST_ADDRESSES } from './html-facts.ts'
import type { Reading } from './work-in-pieces.ts'

export interface LinkFault {
  code: Extract<FindingCode, `link.${string}`>
  /** The one path that was probably meant, if any. */
  meant?: string
}

/** Pages that a slightly misspelt path may mean. */
const known = [
  ...products.map(({ path }) => path),
  ...Object.values(shellPages).flat(),
  '/destination',
  '/top-destination',
].filter((pattern) => !pattern.includes(':') && pattern !== '/' && pattern !== shellPages.kit)

/** Dead addresses for which the intended page is searched. */
const MOST_MEANT = 40
/** Characters of HTML that are read in the time of an address, and of a search for its page. */
const COST = 500
const COST_MEANT = 5000

/**
 * Returns a function that finds the fault of an address in these settings, by their routes: what a visitor would get
 * there. For other sites only the form is checked. `reading` lets other work run between addresses. Source: spec
 * §2.1, §2.2.
 */
export function linkFaults(
  settings: Settings,
  dependencies: CheckingDependencies,
  reading: Reading,
): (to: string) => Promise<LinkFault | null> {
  const faults = new Map<string, LinkFault | null>()
  const pages = pageFaults(settings)
  let meanings = 0
  const answer = (to: string): LinkFault | null => {
    if (!to.startsWith('/')) return isWhole(to) ? null : { code: 'link.malformed' }
    if (internalPath(to) === null) return { code: 'link.malformed' }
    const { path, query, anchor } = splitAddress(to)
    const fault = routeFault(settings, dependencies, path) ?? pages(path, query)
    if (fault?.code === 'link.dead') return withMeant(fault, path, to)
    // An agency's own HTML has no ids, and pages have only this one.
    if (fault || anchor === '' || anchor === 'main') return fault
    return { code: 'link.noAnchor', meant: to.split('#', 1)[0] ?? to }
  }
  const withMeant = (fault: LinkFault, path: string, to: string): LinkFault => {
    meanings += 1
    const meant = meanings > MOST_MEANT ? null : nearMiss(path, known)
    return meant === null || meant === path || answer(meant)
      ? fault
      : { ...fault, meant: meant + to.slice(path.length) }
  }
  return async (to) => {
    const before = faults.get(to)
    if (before !== undefined) return before
    if (faults.size >= MOST_ADDRESSES) return null
    await reading(meanings < MOST_MEANT ? COST_MEANT : COST)
    const fault = answer(to)
    faults.set(to, fault)
    return fault
  }
}

function splitAddress(to: string): { path: string; query: string; anchor: string } {
  const [whole = '', ...anchor] = to.split('#')
  const [path = '/', ...query] = whole.split('?')
  return { path, query: query.join('?'), anchor: anchor.join('#') }
}

function isWhole(to: string): boolean {
  if (to.startsWith('mailto:')) {
    const [address = ''] = to.slice('mailto:'.length).split('?')
    return address.split(',').every((one) => isEmailAddress(decoded(one)))
  }
  if (to.startsWith('tel:')) return /\d{3}/.test(to.replaceAll(/[^0-9]/g, ''))
  return to.startsWith('https://') && URL.canParse(to) && new URL(to).hostname.includes('.')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function routeFault(
  { agency }: Settings,
  dependencies: CheckingDependencies,
  path: string,
): LinkFault | null {
  const service = serviceOfPath(path)
  if (service && !activeServices(agency).includes(service)) return { code: 'link.engineOff' }
  const isPlaces = matchPath('/destination', path) ?? matchPath('/top-destination', path)
  if (isPlaces && !agency.displayTopDestinations) return { code: 'link.pageOff' }
  const session = { signedIn: false, isTravelAgent: false }
  const { remotes = [], environment = 'prod' } = dependencies
  const route = resolveRoute({ agency, session, path, remotes, environment })
  if (route.kind === 'redirect' && route.to === '/errors') return { code: 'link.dead' }
  return route.kind === 'unavailable' && remotes.length > 0 ? { code: 'link.notHere' } : null
}

/** What is wrong with the page itself: it is hidden, empty, or has no such entry. */
function pageFaults(settings: Settings): (path: string, query: string) => LinkFault | null {
  const { agency, about, faq, agencyTerms, posts, links, destinations, cancellationPolicies } = settings
  const off: LinkFault = { code: 'link.pageOff' }
  const empty: LinkFault = { code: 'link.emptyPage' }
  const dead: LinkFault = { code: 'link.dead' }
  const [slugs, ids, terms] = [
    new Set(posts.map(({ slug }) => slug)),
    new Set(links.map(({ id }) => id)),
    new Set(agencyTerms.map(({ id }) => id)),
  ]
  const unless = (isThere: unknown, fault: LinkFault) => (isThere ? null : fault)
  const named = (query: string, name: string, names: ReadonlySet<string>) => {
    const id = new URLSearchParams(query).get(name)
    return unless(id === null || names.has(id), dead)
  }
  const lines = cruiseLines.filter((line) => cancellationPolicies[line])
  const pages: readonly [pattern: string, fault: (name: string, query: string) => LinkFault | null][] = [
    ['/about', () => (about?.isEnabled ? unless(about.content, empty) : off)],
    ['/faqs', () => (faq?.isEnabled ? unless(faq.questions.length, empty) : off)],
    ['/privacy-policy', () => unless(agency.privacyPolicy, empty)],
    ['/cookies-policy', () => unless(agency.cookiesPolicy, empty)],
    ['/disclaimer', () => unless(agency.disclaimer, empty)],
    ['/user-terms-and-conditions', () => unless(agency.userTermsAndConditions, empty)],
    ['/agency-terms-and-conditions/:name', (id) => unless(terms.has(id), dead)],
    ['/cancellation-policy', () => unless(lines.length, empty)],
    [
      '/cancellation-policy/:name',
      (line) =>
        unless(
          lines.some((one) => one === line),
          empty,
        ),
    ],
    ['/blog', (_, query) => (posts.length === 0 ? empty : named(query, 'id', slugs))],
    ['/destination', () => unless(destinations.length, empty)],
    [
      '/top-destination',
      () =>
        unless(
          destinations.some(({ isTop }) => isTop),
          empty,
        ),
    ],
    [
      '/hidden-gems-round-the-world',
      () =>
        unless(
          destinations.some((one) => one.isHiddenGem),
          empty,
        ),
    ],
    ['/url/:name', (id) => unless(ids.has(id), dead)],
    ['/deal-link', (_, query) => named(query, 'dealLinkId', ids)],
  ]
  return (path, query) => {
    for (const [pattern, fault] of pages) {
      const params = matchPath(pattern, path)
      if (params) return fault(params.name ?? '', query)
    }
    return null
  }
}
