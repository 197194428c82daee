/** Returns the decoded last segment of a path: `groups` for `/agency-terms-and-conditions/groups/`. */
export function lastSegment(path: string): string {
  const written = path.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(written)
  } catch {
    // An incomplete escape stays as written, which simply matches nothing.
    return written
  }
}
