import type { Route, ShellPage } from '../tenant/route-table.ts'
import type { PageModule } from './page-module.ts'

/** A page of the route table, or the state of what this site does not offer. */
export type PageName = ShellPage | 'unavailable'

const loaded = new Map<PageName, PageModule>()

/** Loads a page's code, and then what `addWords` brings for it; the second time it is there at once. */
export async function loadPage(
  name: PageName,
  addWords?: (page: PageModule) => Promise<void>,
): Promise<PageModule> {
  const { page } =
    name === 'home'
      ? await import('./pages/home.tsx')
      : await (await import('./inner-pages.ts')).innerPages[name]()
  await addWords?.(page)
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
  const { innerPages } = await import('./inner-pages.ts')
  await Promise.all((['home', ...Object.keys(innerPages)] as PageName[]).map((name) => loadPage(name)))
}
