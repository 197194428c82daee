import { catalogue } from './catalogue.ts'
import { matchPath } from './match-path.ts'

/**
 * Returns the canonical path for any spelling that leads to a page: as the catalogue has it, with the given
 * parameters. A path outside the catalogue only loses repeated slashes.
 */
export function canonicalPath(path: string): string {
  for (const pattern of catalogue) {
    const params = matchPath(pattern, path)
    if (params)
      return pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent((params[name] ?? '').toWellFormed()))
  }
  return `/${path.split('/').filter(Boolean).join('/')}`
}
