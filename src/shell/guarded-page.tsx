import type { ComponentType } from 'react'
import type { PageModule } from './page-module.ts'
import { VisitorPageGuard } from './visitor-page-guard.tsx'

/**
 * Restricts a page of a protected path (`tenant/protected-paths.ts`) to signed-in users: never cached or indexed, and
 * inside the app a visitor is led to log-in and back. Source: decision 0053.
 */
export function guardedPage(page: Omit<PageModule, 'maxAge' | 'noindex'>): PageModule {
  return { ...page, Page: behindDoor(page.Page), maxAge: 0, noindex: true }
}

/** Called once, when the page's module is evaluated. */
function behindDoor(Page: ComponentType): ComponentType {
  return function Guarded() {
    return (
      <VisitorPageGuard>
        <Page />
      </VisitorPageGuard>
    )
  }
}
