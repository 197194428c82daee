/**
 * Matches a path against a pattern of the router's syntax (`/users/:id`, `/blog/*`): the parameters, or null.
 * Slashes at the end and repeated ones are ignored; segments are compared without regard to case, as browsers' users
 * type them, and to needless percent-encoding, as mail programs write them.
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

/** What cannot be decoded is taken as it stands: it matches nothing but a parameter. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
