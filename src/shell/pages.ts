import type { Route, ShellPage } from '../tenant/route-table.ts'
import type { PageModule } from './page-module.ts'

/** The shell's pages; each is a chunk of its own in the browser. */
const loaders = {
  home: () => import('./pages/home.tsx'),
  about: () => import('./pages/about.tsx'),
  faqs: () => import('./pages/faqs.tsx'),
  'privacy-policy': () => import('./pages/privacy-policy.tsx'),
  'cookies-policy': () => import('./pages/cookies-policy.tsx'),
  disclaimer: () => import('./pages/disclaimer.tsx'),
  'user-terms-and-conditions': () => import('./pages/user-terms-and-conditions.tsx'),
  'agency-terms': () => import('./pages/agency-terms.tsx'),
  'cancellation-policies': () => import('./pages/cancellation-policies.tsx'),
  'cancellation-policy': () => import('./pages/cancellation-policy.tsx'),
  blog: () => import('./pages/blog.tsx'),
  'blog-share': () => import('./pages/blog-share.tsx'),
  'destination-share': () => import('./pages/destination-share.tsx'),
  'hidden-gems': () => import('./pages/hidden-gems.tsx'),
  login: () => import('./pages/login.tsx'),
  logout: () => import('./pages/logout.tsx'),
  errors: () => import('./pages/errors.tsx'),
  kit: () => import('./pages/kit.tsx'),
  expiry: () => import('./pages/expiry.tsx'),
  'stored-link': () => import('./pages/stored-link.tsx'),
  'deal-link': () => import('./pages/deal-link.tsx'),
  proposal: () => import('./pages/proposal.tsx'),
  unavailable: () => import('./pages/unavailable.tsx'),
} satisfies Record<ShellPage | 'unavailable', () => Promise<{ page: PageModule }>>

/** A page of the route table, or the state of what this site does not offer. */
export type PageName = keyof typeof loaders

const loaded = new Map<PageName, PageModule>()

/** Loads a page's code; the second time it is there at once. */
export async function loadPage(name: PageName): Promise<PageModule> {
  const { page } = await loaders[name]()
  loaded.set(name, page)
  return page
}

/** A page whose code has been loaded. */
export function loadedPage(name: PageName): PageModule | undefined {
  return loaded.get(name)
}

/** The page that a route shows, if the shell shows it. A path that nobody answers is for `unavailable` to judge. */
export function pageOfRoute(route: Route | null): PageName | null {
  if (!route || route.kind === 'unavailable') return 'unavailable'
  return route.kind === 'page' ? route.page : null
}

/** Loads every page: the server renders without waiting. */
export async function loadAllPages(): Promise<void> {
  await Promise.all((Object.keys(loaders) as PageName[]).map(loadPage))
}
