import type { Destination } from '../contract/destination.ts'
import { internalPath } from '../tenant/internal-path.ts'
import { storedTarget } from '../tenant/stored-target.ts'

/** Loads a path of this site; the home page for an invalid one (security, 13). */
export function openPath(path: string | null): void {
  location.assign(internalPath(path) ?? '/')
}

/** Reloads the page for the current user. */
export function reloadPage(): void {
  location.reload()
}

/** Loads a path of this site in place of the current history entry; the home page for an invalid path. */
export function replacePath(path: string | null): void {
  location.replace(internalPath(path) ?? '/')
}

/** Replaces the page by an address that the agency stored on the server, also on another site. */
export function replaceWithStored(target: Destination): void {
  location.replace(storedTarget(target) ?? '/')
}
