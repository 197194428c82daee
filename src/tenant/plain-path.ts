import { catalogue } from './catalogue.ts'
import { matchPath } from './match-path.ts'

/**
 * Takes a path in any of the spellings that lead to a page and gives the one that names it: as the catalogue writes it,
 * parameters as given. A path that the catalogue does not know only loses the slashes it has too many.
 */
export function plainPath(path: string): string {
  for (const pattern of catalogue) {
    const params = matchPath(pattern, path)
    if (params)
      return pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent((params[name] ?? '').toWellFormed()))
  }
  return `/${path.split('/').filter(Boolean).join('/')}`
}
