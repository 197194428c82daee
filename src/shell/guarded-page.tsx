import type { ComponentType } from 'react'
import type { PageModule } from './page-module.ts'
import { VisitorPageGuard } from './visitor-page-guard.tsx'

/**
 * Takes a page of a protected path (`tenant/protected-paths.ts`) and gives it as a page for people who are signed in: never kept,
 * never for search engines, and inside the app a visitor is led to log in and back. Source: decision 0053.
 */
export function guardedPage(page: Omit<PageModule, 'maxAge' | 'noindex'>): PageModule {
  return { ...page, Page: behindDoor(page.Page), maxAge: 0, noindex: true }
}

/** Made once, when the page's module is read. */
function behindDoor(Page: ComponentType): ComponentType {
  return function Guarded() {
    return (
      <VisitorPageGuard>
        <Page />
      </VisitorPageGuard>
    )
  }
}
