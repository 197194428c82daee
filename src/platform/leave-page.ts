import type { Destination } from '../contract/destination.ts'
import { internalPath } from '../tenant/internal-path.ts'
import { storedTarget } from '../tenant/stored-target.ts'

/** Loads a path of this site anew; for what is none, the home page (security, 13). */
export function openPath(path: string | null): void {
  location.assign(internalPath(path) ?? '/')
}

/** Loads the page anew, for whoever is signed in now. */
export function reloadPage(): void {
  location.reload()
}

/** Loads a path of this site in place of the page, to which nobody comes back; for what is none, the home page. */
export function replacePath(path: string | null): void {
  location.replace(internalPath(path) ?? '/')
}

/** Leads in place of the page to what the agency stored on the server, also on another site. */
export function replaceWithStored(target: Destination): void {
  location.replace(storedTarget(target) ?? '/')
}
