import { reloadPage } from '../platform/leave-page.ts'

/**
 * Takes care of code that could not be fetched. After a deployment an open page asks for code that is gone, so a page that
 * was reached inside the app is reloaded. The same happens after 'Try again' (`isRetry`): Chromium before 156 never repeats
 * a failed import(), so a second failure may be the first one again. Otherwise, and where the server does not answer,
 * `settle` is called. Source: spec §8 (chunk failures).
 */
export async function reloadIfStale(settle: () => void, { isRetry = false } = {}): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation')
  const address = location.href.split(/[?#]/)[0]
  // A browser that does not tell would be sent round for ever.
  const isStale = isRetry || (loaded && loaded.name.split(/[?#]/)[0] !== address)
  if (isStale && (await fetch(location.href, { method: 'HEAD' }).catch(() => null))) reloadPage()
  else settle()
}
