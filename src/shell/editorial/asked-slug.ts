/** Takes the query of an address and gives the `id` in it where it can be the name of something; whatever else is written there is ignored. */
export function askedSlug(search: URLSearchParams): string | null {
  const id = search.get('id')
  return id !== null && /^[a-z0-9-]{1,40}$/.test(id) ? id : null
}
