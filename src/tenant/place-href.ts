/** Returns the address of a destination's page. */
export function placeHref(id: string): string {
  return `/destination/share?id=${encodeURIComponent(id)}`
}
