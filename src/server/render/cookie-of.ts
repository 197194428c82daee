/** Value of a cookie in a Cookie header, or null. Of two with the same name the first counts, as browsers send the more specific first. */
export function cookieOf(header: string | null, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) {
      const value = pair.slice(at + 1).trim()
      try {
        return decodeURIComponent(value.replace(/^"(.*)"$/, '$1'))
      } catch {
        return value
      }
    }
  }
  return null
}
