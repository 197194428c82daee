import { postHref } from '../editorial-hrefs.ts'
import type { Change } from './change.ts'
import { stepsOf } from './pointer.ts'

/** Stands for every page. */
export const everyPage = '/*'

type Touched = readonly string[] | ((name: string | undefined) => readonly string[])

const terms = '/agency-terms-and-conditions'

/**
 * Fields that appear only on some pages, by the first steps of their pointers; all other fields appear on every page.
 */
const places: readonly (readonly [pointer: string, touched: Touched])[] = [
  ['/agency/home', ['/']],
  ['/agency/savingsPopup', ['/']],
  ['/agency/privacyPolicy', ['/privacy-policy']],
  ['/agency/cookiesPolicy', ['/cookies-policy']],
  ['/agency/disclaimer', ['/disclaimer']],
  ['/agency/userTermsAndConditions', ['/user-terms-and-conditions']],
  ['/agency/academyUrl', ['/academy']],
  ['/agency/chatWidget', ['/mytrip/support', '/settings/support']],
  ['/about/content', ['/about']],
  ['/about/image', ['/about']],
  ['/faq/headerMessage', ['/faqs']],
  ['/faq/questions', ['/faqs']],
  ['/destinations', ['/destination', '/top-destination', '/hidden-gems-round-the-world']],
  ['/agencyTerms', (id) => (id === undefined ? [`${terms}/*`] : [`${terms}/${id}`])],
  [
    '/cancellationPolicies',
    (line) => ['/cancellation-policy', ...(line ? [`/cancellation-policy/${line}`] : [])],
  ],
  ['/posts', (slug) => ['/blog', ...(slug === undefined ? [] : [postHref(slug)])]],
  ['/links', (id) => (id === undefined ? ['/url/*'] : [`/url/${encodeURIComponent(id)}`])],
]

/** Returns the paths of the pages whose content or links change with an agency's settings; only `/*` if all do. */
export function affectedPages(changes: readonly Change[]): string[] {
  const paths = new Set(changes.flatMap(({ pointer }) => pagesOf(pointer)))
  return paths.has(everyPage) ? [everyPage] : [...paths].toSorted()
}

function pagesOf(pointer: string): readonly string[] {
  const found = places.find(([start]) => pointer === start || pointer.startsWith(`${start}/`))
  if (found === undefined) return [everyPage]
  const [start, touched] = found
  return typeof touched === 'function' ? touched(stepsOf(pointer)?.[start.split('/').length - 1]) : touched
}
