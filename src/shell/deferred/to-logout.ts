import { openPath } from '../../platform/leave-page.ts'

/** Leads to the logout path, unless the visitor is there (spec §8), or at work that would be lost: such a page asks for itself. */
export function toLogout(): void {
  if (location.pathname !== '/logout' && !document.querySelector('[data-keeps-work]')) openPath('/logout')
}
