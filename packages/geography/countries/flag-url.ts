/** Returns the path of a country's flag on the agency's own host: the `image` of spec §3's entries. */
export function flagUrl(code: string): string {
  return `/flags/${code.toLowerCase()}.svg`
}
