/**
 * Returns the parameters of a path that matches a pattern of the router's syntax (`/users/:id`, `/blog/*`), else
 * null. Trailing and repeated slashes are ignored. Segments match regardless of case, as visitors type them, and of
 * needless percent-encoding, as mail programs add it.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segments(pattern)
  const given = segments(path).map(decoded)
  const params: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    if (part === '*') return params
    const value = given[i]
    if (value === undefined) return null
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part.toLowerCase() !== value.toLowerCase()) return null
  }
  return given.length === wanted.length ? params : null
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

/** A segment that cannot be decoded is used as it is: it matches only a parameter. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
