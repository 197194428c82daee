import type { Route, ShellPage } from '../tenant/route-table.ts'
import type { PageModule } from './page-module.ts'

/** A page of the route table, or the page for what this site does not offer. */
export type PageName = ShellPage | 'unavailable'

const loaded = new Map<PageName, PageModule>()

/** Loads a page's code and then the texts from `addWords`; a second call returns at once. */
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

/** Returns a page if its code has been loaded. */
export function loadedPage(name: PageName): PageModule | undefined {
  return loaded.get(name)
}

/** Returns the page of a route, if the shell renders it. An unanswered path goes to `unavailable`. */
export function pageOfRoute(route: Route | null): PageName | null {
  if (!route || route.kind === 'unavailable') return 'unavailable'
  return route.kind === 'page' ? route.page : null
}

/** Loads every page, since the server renders synchronously. */
export async function loadAllPages(): Promise<void> {
  const { innerPages } = await import('./inner-pages.ts')
  await Promise.all((['home', ...Object.keys(innerPages)] as PageName[]).map((name) => loadPage(name)))
}
