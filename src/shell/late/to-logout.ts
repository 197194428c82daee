import { openPath } from '../../platform/leave-page.ts'

/** Leads to the logout path, unless the visitor is there (spec §8). */
export function toLogout(): void {
  if (location.pathname !== '/logout') openPath('/logout')
}
