import type { ShellPage } from '../tenant/route-table.ts'
import type { PageModule } from './page-module.ts'

/** The shell's pages; each is a chunk of its own in the browser. */
const loaders = {
  home: () => import('./pages/home.tsx'),
  about: () => import('./pages/about.tsx'),
  faqs: () => import('./pages/faqs.tsx'),
  'privacy-policy': () => import('./pages/privacy-policy.tsx'),
  'cookies-policy': () => import('./pages/cookies-policy.tsx'),
  disclaimer: () => import('./pages/disclaimer.tsx'),
  login: () => import('./pages/login.tsx'),
  logout: () => import('./pages/logout.tsx'),
  errors: () => import('./pages/errors.tsx'),
} satisfies Record<ShellPage, () => Promise<{ page: PageModule }>>

const loaded = new Map<ShellPage, PageModule>()

/** Loads a page's code; the second time it is there at once. */
export async function loadPage(name: ShellPage): Promise<PageModule> {
  const { page } = await loaders[name]()
  loaded.set(name, page)
  return page
}

/** A page whose code has been loaded. */
export function loadedPage(name: ShellPage): PageModule | undefined {
  return loaded.get(name)
}

/** Loads every page: the server renders without waiting. */
export async function loadAllPages(): Promise<void> {
  await Promise.all((Object.keys(loaders) as ShellPage[]).map(loadPage))
}
