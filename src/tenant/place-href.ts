/** The address of a place's own page. */
export function placeHref(id: string): string {
  return `/destination/share?id=${encodeURIComponent(id)}`
}
