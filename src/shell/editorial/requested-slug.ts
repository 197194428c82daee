/** Returns whether an address requests a single item by an id, known or not; an empty value does not (spec §5). */
export function isOneRequested(search: URLSearchParams): boolean {
  return !!search.get('id')?.trim()
}

/** Returns the `id` of a query if it has the form of a slug; null for anything else. */
export function requestedSlug(search: URLSearchParams): string | null {
  const id = search.get('id')
  return id !== null && /^[a-z0-9-]{1,40}$/.test(id) ? id : null
}
