/** Returns the address of an article. */
export function postHref(slug: string): string {
  return `/blog?id=${encodeURIComponent(slug)}`
}
