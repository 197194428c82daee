/** Returns the address of an article. */
export function postHref(slug: string): string {
  return `/blog?id=${encodeURIComponent(slug)}`
}

/** Returns the address of a destination's page. */
export function placeHref(id: string): string {
  return `/destination/share?id=${encodeURIComponent(id)}`
}
