/** Cookies of Google's tag and Meta's pixel. */
const names = /^(?:_ga|_gid|_gat|_gcl_|_fbp|_fbc)/

/** Deletes the cookies of analytics and reloads the page without it, since a running script cannot be removed. */
export function forgetMeasurement(): void {
  try {
    for (const pair of document.cookie.split('; ')) {
      const name = pair.split('=', 1)[0] ?? ''
      if (names.test(name)) expire(name)
    }
  } catch {
    // Cookies are blocked: there are none.
  }
  location.reload()
}

/** They are set for the widest possible domain. */
function expire(name: string): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
  for (const domain of domains) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain HTTP, which demo and development allow
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
