import { cruiseLines } from '../../tenant/cruise-lines.ts'
import { activeServices, type BookingMenu } from '../../tenant/services.ts'
import { isObject, type JsonObject } from '../../tenant/settings/json.ts'
import { valueAt } from '../../tenant/settings/pointer.ts'
import type { CreatePreviewGrantRequest } from '../core/draft-api.ts'

/** Kinds of pages that can be link targets; the agents' pages and pure status pages cannot. */
const kinds: readonly PageGroup['id'][] = ['booking', 'site', 'policies', 'account']

type Role = CreatePreviewGrantRequest['role']

/** A page for the preview: its path, and its name from the editor's texts or the agency. */
export interface PreviewPage {
  readonly path: string
  readonly word?: string
  readonly name?: string
  /** The roles that see it, the likeliest first; all if omitted. */
  readonly roles?: readonly Role[]
}

export interface PageGroup {
  readonly id: 'site' | 'booking' | 'policies' | 'account' | 'team' | 'notices'
  readonly pages: readonly PreviewPage[]
}

const agents: readonly Role[] = ['agent', 'owner', 'restricted']
const members: readonly Role[] = ['traveller', 'agent', 'owner', 'restricted']
const strangers: readonly Role[] = ['anonymous']

/** Returns the pages of a site by kind, those that visitors see most first. */
export function previewPages(settings: JsonObject): readonly PageGroup[] {
  const has = (pointer: string) => valueAt(settings, pointer) === true
  const isWritten = (pointer: string) => Boolean(valueAt(settings, pointer))
  const items = (pointer: string) => [valueAt(settings, pointer) ?? []].flat().filter(isObject)
  const page = (word: string, path: string, roles?: readonly Role[]): PreviewPage => ({
    word: `page.${word}`,
    path,
    ...(roles && { roles }),
  })
  const when = (isThere: boolean, one: PreviewPage) => (isThere ? [one] : [])
  const hasPlaces = has('/agency/displayTopDestinations')
  const groups: readonly PageGroup[] = [
    {
      id: 'site',
      pages: [
        page('home', '/'),
        ...when(has('/about/isEnabled'), page('about', '/about')),
        ...when(has('/faq/isEnabled'), page('faqs', '/faqs')),
        ...when(items('/posts').length > 0, page('blog', '/blog')),
        ...when(hasPlaces, page('destinations', '/destination')),
        ...when(
          hasPlaces && items('/destinations').some(({ isTop }) => isTop === true),
          page('topDestinations', '/top-destination'),
        ),
        ...when(
          items('/destinations').some(({ isHiddenGem }) => isHiddenGem === true),
          page('hiddenGems', '/hidden-gems-round-the-world'),
        ),
      ],
    },
    { id: 'booking', pages: enginesOf(settings) },
    {
      id: 'policies',
      pages: [
        ...when(isWritten('/agency/privacyPolicy'), page('privacy', '/privacy-policy')),
        ...when(isWritten('/agency/cookiesPolicy'), page('cookies', '/cookies-policy')),
        ...when(isWritten('/agency/disclaimer'), page('disclaimer', '/disclaimer')),
        ...when(isWritten('/agency/userTermsAndConditions'), page('terms', '/user-terms-and-conditions')),
        ...items('/agencyTerms').map(({ id, title }) => ({
          path: `/agency-terms-and-conditions/${String(id)}`,
          name: String(title),
        })),
        ...cruiseLines
          .filter((line) => isWritten(`/cancellationPolicies/${line}`))
          .map((line) => ({
            path: `/cancellation-policy/${line}`,
            word: `field.cancellationPolicies.${line}`,
          })),
      ],
    },
    {
      id: 'account',
      pages: [
        page('login', '/login', strangers),
        ...when(!has('/agency/isHideSignupOption'), page('signup', '/signup', strangers)),
        page('forgotten', '/forgotpassword', strangers),
        page('trips', '/mytrip/dashboard', ['traveller']),
        page('profile', '/mytrip/profile', members),
        page('support', '/mytrip/support', members),
      ],
    },
    {
      id: 'team',
      pages: [page('dashboard', '/dashboard', agents), page('agents', '/users/agents', ['owner'])],
    },
    { id: 'notices', pages: [page('errors', '/errors'), page('expiry', '/expiry')] },
  ]
  return groups.filter(({ pages }) => pages.length > 0)
}

/** Returns a page of the site by its path, ignoring the query. */
export function previewPageAt(groups: readonly PageGroup[], path: string): PreviewPage | undefined {
  const [plain] = path.split(/[?#]/)
  return groups.flatMap(({ pages }) => pages).find((page) => page.path === plain)
}

/** The start page of every engine that is switched on. */
function enginesOf(settings: JsonObject): PreviewPage[] {
  const options = valueAt(settings, '/agency/bookingMenuItemOptions')
  if (!Array.isArray(options)) return []
  return activeServices({ bookingMenuItemOptions: options } as unknown as BookingMenu).map(
    ({ title, path }) => ({ path, word: `engine.${title.replaceAll(' ', '')}` }),
  )
}

/** Returns the pages of a site that links may lead to, each once, from its route table. */
export function linkTargets(settings: JsonObject): readonly PreviewPage[] {
  const groups = previewPages(settings)
  const pages = kinds.flatMap((kind) =>
    groups.filter(({ id }) => id === kind).flatMap((group) => group.pages),
  )
  const posts = [valueAt(settings, '/posts') ?? []]
    .flat()
    .filter(isObject)
    .map(({ slug, title }) => ({ path: `/blog?id=${slug}`, name: String(title || slug) }))
  const all = [...pages, ...posts]
  return all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at)
}
