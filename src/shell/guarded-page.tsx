import type { PageModule } from './page-module.ts'
import { VisitorsDoor } from './visitors-door.tsx'

/**
 * Takes a page of a protected path (`tenant/protected-paths.ts`) and gives it as a page for people who are signed in: never kept,
 * never for search engines, and inside the app a visitor is led to log in and back. Source: architecture, points 8 and 9.
 */
export function guardedPage({ Page, ...page }: Omit<PageModule, 'maxAge' | 'noindex'>): PageModule {
  return {
    ...page,
    Page: () => (
      <VisitorsDoor>
        <Page />
      </VisitorsDoor>
    ),
    maxAge: 0,
    noindex: true,
  }
}
