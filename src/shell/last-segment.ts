/** Takes a path and gives its last segment as it was meant: `groups` of `/agency-terms-and-conditions/groups/`. */
export function lastSegment(path: string): string {
  const written = path.split('/').findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(written)
  } catch {
    // Half an escape names nothing; as it is written it is merely unknown.
    return written
  }
}
