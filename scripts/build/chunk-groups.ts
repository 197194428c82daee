import { join } from 'node:path'
import { root } from './root.ts'

/** Small modules that every page loads sooner or later, most of them before the first press. */
const basics = [
  'api/destinations.ts',
  'contract/inventory-paths.gen.ts',
  'platform/auth-modal.ts',
  'platform/event-line.ts',
  'platform/link-type-pairing.ts',
  'tenant/checkout-entry.ts',
  'tenant/checkout-return.ts',
  'tenant/measurement.ts',
  'tenant/place-climate.ts',
  'ui/badge.tsx',
  'ui/more-icon-paths.ts',
  'ui/picture.tsx',
  'ui/toast.ts',
  'shell/add-texts.ts',
  'shell/inner-pages.ts',
  'shell/post-login-redirect.ts',
  'shell/scene-images.ts',
  'shell/savings/offers-savings.ts',
  'shell/session-entries.ts',
  'shell/components/phone-href.ts',
  'shell/components/product-labels.ts',
]

/** The home page. The kit and other pages show some of its modules, which would split it. */
const home = [
  'ui/carousel.tsx',
  'ui/price.tsx',
  'ui/rating.tsx',
  'ui/tabs.tsx',
  'shell/deals.tsx',
  'shell/deals-request.ts',
  'shell/destinations.tsx',
  'shell/home-page.tsx',
  'shell/near-me/near-me.tsx',
  'shell/pages/home.tsx',
  'shell/components/deal.ts',
  'shell/components/deal-card.tsx',
  'shell/components/deal-line.tsx',
  'shell/components/deals-section.tsx',
  'shell/components/home-hero.tsx',
  'shell/components/promo-banner.tsx',
  'shell/components/search-panel.tsx',
]

/** What every page loads after it is hydrated: the footer and the deferred features. */
const late = [
  'platform/apply-version.ts',
  'ui/avoid-overlap.ts',
  'ui/toaster.tsx',
  'shell/auth/auth-slot.tsx',
  'shell/auth/leave-for-signup.ts',
  'shell/components/footer-marks.tsx',
  'shell/components/site-footer.tsx',
  'shell/components/use-card-focus.ts',
  'shell/deferred/deferred-features.tsx',
  'shell/deferred/go-to-logout.ts',
  'shell/deferred/use-api-middleware.ts',
  'shell/head/use-canonical-address.ts',
  'shell/published-version/published-page.ts',
  'shell/published-version/sync-published-version.ts',
  'shell/published-version/use-new-version.ts',

  'shell/savings/savings-flag.ts',
  'shell/savings/savings.tsx',
]

/** What the results of every product load, in the booking part. Some products and pages use a module of it alone. */
const results = [
  'all-filtered.tsx',
  'facet-choices.tsx',
  'long-choices.tsx',
  'offer-card.tsx',
  'offer-list.tsx',
  'price-filter.tsx',
  'results-board.tsx',
  'results-head.tsx',
  'results-kind.ts',
  'results-layout.tsx',
  'results-map.tsx',
  'results-page.tsx',
  'results-tools.tsx',
  'search-outcome.tsx',
  'sort-again.tsx',
  'steady-order.ts',
  'typed-destination.tsx',
  'use-cards.ts',
  'use-stored-scroll.ts',
].map((file) => `remotes/booking/spine/results/${file}`)

/** Modules that share a file, by the file's name. */
export const moduleLists: Readonly<Record<string, readonly string[]>> = { basics, home, late, results }

const SHARED_BY_MOST_PAGES = 18

/** Groups of modules for the build of a remote part: what most of its pages load, then what results load. */
export const partGroups = [
  {
    name: 'common',
    test: /src\/(ui|api|tenant|contract|remotes\/booking\/spine)\//,
    minShareCount: SHARED_BY_MOST_PAGES,
    priority: 2,
  },
  { ...listGroup('results'), priority: 1 },
]

/**
 * Groups of modules for the shell's build: code of every page in a few files, since small files compress badly and
 * each is a request. `$initial` leaves out code for a single page or a first press: Radix, DOMPurify.
 */
export const chunkGroups = [
  { name: 'vendor', test: /node_modules\//, tags: ['$initial' as const] },
  {
    name: 'common',
    test: /src\/(ui|platform|tenant|api|contract|shell)\//,
    tags: ['$initial' as const],
    minShareCount: 2,
  },
  ...['basics', 'home', 'late'].map(listGroup),
]

function listGroup(name: string): { name: string; test: (id: string) => boolean } {
  const paths = new Set(moduleLists[name]?.map((file) => join(root, 'src', file)))
  return { name, test: (id) => paths.has(id) }
}
