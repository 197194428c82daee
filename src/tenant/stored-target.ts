import { internalPath } from './internal-path.ts'

/**
 * Takes where something leads that the agency stored on the server (a link, its own site) and gives it unchanged, or null
 * where it is neither a path of this site nor an https address: nothing else was ever stored. Source: security, 13.
 */
export function storedTarget(to: string): string | null {
  return /^https:\/\/[^\s\\]+$/.test(to) ? to : internalPath(to)
}
