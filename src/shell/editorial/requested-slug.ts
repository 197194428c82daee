/** Whether an address asks for one thing, by a name that something may have or not; an empty value asks for none (spec §5). */
export function isOneRequested(search: URLSearchParams): boolean {
  return !!search.get('id')?.trim()
}

/** Takes the query of an address and gives the `id` in it where it can be the name of something; whatever else is written there is ignored. */
export function requestedSlug(search: URLSearchParams): string | null {
  const id = search.get('id')
  return id !== null && /^[a-z0-9-]{1,40}$/.test(id) ? id : null
}
