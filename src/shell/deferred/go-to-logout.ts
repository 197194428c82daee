import { openPath } from '../../platform/leave-page.ts'

/** Leads to the logout path, unless the visitor is there (spec §8) or has unsaved work; such a page asks first. */
export function goToLogout(): void {
  if (location.pathname !== '/logout' && !document.querySelector('[data-keeps-work]')) openPath('/logout')
}
