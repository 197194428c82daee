/**
 * After a deployment an open page asks for code that is gone: a page that was reached inside the app is loaded anew, once,
 * if the server still answers. What was loaded for this very address is as new as can be, and without a connection
 * nothing is won: then `settle` is called. Source: spec §8 (chunk failures).
 */
export async function reloadIfStale(settle: () => void): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation')
  const address = location.href.split(/[?#]/)[0]
  // A browser that does not tell would be sent round for ever.
  const isStale = loaded && loaded.name.split(/[?#]/)[0] !== address
  if (isStale && (await fetch(location.href, { method: 'HEAD' }).catch(() => null))) location.reload()
  else settle()
}
